import Documents
import Files
import Formats
import Gtk
import Longpress

/// The notes that were opened and saved most recently, from the desktop's list, for the File menu.
final class RecentNotes {
    /// The notes, the latest first.
    private(set) var notes: [RecentNote] = []
    var onChange: () -> Void = {}

    private var pending: Timer?
    private var task: Task<Void, Never>?
    private var isOutdated = false
    /// The numbers of notes. A note keeps its number, whatever its position in the list.
    private var numbers: [String: Int] = [:]
    private static let program = "Longpress"
    private static let types = MediaType.notes.flatMap(\.names)
    private static let limit = 10

    func begin() {
        RecentFiles.onChange { [weak self] in self?.look() }
        look()
    }

    func add(_ file: File, _ format: NoteFormat) {
        RecentFiles.add(file.uri, type: format.type.name, program: Self.program, command: "longpress %u")
    }

    /// Returns the note that a command of the submenu opens.
    func file(for command: Command) -> File? {
        notes.first { $0.command.id == command.id }?.file
    }

    /// The pause after reading the list, in milliseconds: when many notes are opened at once, the list changes with each, and
    /// every window shows it.
    private static let pause = 250

    private func look() {
        isOutdated = true
        guard pending?.isPending != true, task == nil else { return }
        pending = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            isOutdated = false
            task = Task {
                // The known notes stay while the list can't be read.
                if let all = await RecentFiles.all(openedBy: Self.program, types: Self.types) {
                    await apply(Self.existing(of: all))
                }
                await MainLoop.pause(milliseconds: Self.pause)
                task = nil
                if isOutdated { look() }
            }
        }
    }

    private func apply(_ new: [File]) {
        guard new.map(\.uri) != notes.map(\.file.uri) else { return }
        notes = new.map { RecentNote(file: $0, number: number(of: $0)) }
        onChange()
    }

    /// Returns the first files that exist, as many as the menu offers. A file that can't be examined, or whose disk doesn't
    /// respond in time, counts as existing: opening it reports the problem.
    static func existing(of files: [File]) async -> [File] {
        let first = Array(files.prefix(maxExamined))
        let gone = FoundIndices()
        await FileSorting.eachByFolder(first) { index, cancellation in
            try cancellation.check()
            // An error with one file must not stop the check of the others.
            let isGone = (try? first[index].isGone(cancellation)) ?? false
            if isGone { gone.add(index) }
        }
        let indices = gone.all
        return Array(first.indices.filter { !indices.contains($0) }.prefix(limit).map { first[$0] })
    }

    /// The maximum number of files to check: notes that no longer exist may stay in the list for long.
    private static let maxExamined = 200

    private func number(of file: File) -> Int {
        let number = numbers[file.uri] ?? numbers.count
        numbers[file.uri] = number
        return number
    }
}

nonisolated extension File {
    /// Returns whether there is no such file. A file that can't be examined may exist. Throws `PlatformError`.
    fileprivate func isGone(_ cancellation: Cancellation) throws -> Bool { try state(cancellation) == nil }
}

extension Command {
    /// The item of the submenu while there is nothing to open. It can't be chosen.
    fileprivate static let noRecent = Command("no-recent", title: localized("No Recent Notes"))
}

extension NoteWindow {
    /// Fills the submenu of recent notes.
    func showRecent(_ notes: [RecentNote]) {
        menuBar.setCommands(
            notes.isEmpty ? [.noRecent] : notes.map(\.command), inSubmenu: ContextMenu.Submenu.openRecent.title)
    }
}
