import Documents
import Files
import Formats
import Gtk
import Longpress

/// The notes that were opened and saved last, as the desktop's list has them, for the File menu.
final class RecentNotes {
    /// The notes, the latest first.
    private(set) var notes: [RecentNote] = []
    var onChange: () -> Void = {}

    private var pending: Timer?
    private var task: Task<Void, Never>?
    private var isOutdated = false
    /// A note keeps its number, wherever it stands in the list.
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

    /// The note that a command of the submenu opens.
    func file(for command: Command) -> File? {
        notes.first { $0.command.id == command.id }?.file
    }

    /// How long after one look the next one is, in milliseconds: with many notes opened at once the list changes with each,
    /// and every window has it.
    private static let pause = 250

    private func look() {
        isOutdated = true
        guard pending?.isPending != true, task == nil else { return }
        pending = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            isOutdated = false
            task = Task {
                // What was known stays as long as the list can't be read.
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

    /// The first files that are still there, as many as are offered. What can't be looked at, or what a disk doesn't tell of
    /// in time, counts as there: opening it says what is wrong.
    static func existing(of files: [File]) async -> [File] {
        let first = Array(files.prefix(mostLookedAt))
        let gone = FoundIndices()
        await FileSorting.eachByFolder(first) { index, cancellation in
            try cancellation.check()
            // The error of one isn't the end for those that follow.
            let isGone = (try? first[index].isGone(cancellation)) ?? false
            if isGone { gone.add(index) }
        }
        let indices = gone.all
        return Array(first.indices.filter { !indices.contains($0) }.prefix(limit).map { first[$0] })
    }

    /// The most that is looked at: notes that are gone may be in the list for long.
    private static let mostLookedAt = 200

    private func number(of file: File) -> Int {
        let number = numbers[file.uri] ?? numbers.count
        numbers[file.uri] = number
        return number
    }
}

nonisolated extension File {
    /// Whether there is no such file; one that can't be looked at may be there. Throws `PlatformError`.
    fileprivate func isGone(_ cancellation: Cancellation) throws -> Bool { try state(cancellation) == nil }
}

extension Command {
    /// What stands in the submenu as long as there is nothing to open; it can't be chosen.
    fileprivate static let noRecent = Command("no-recent", title: localized("No Recent Notes"))
}

extension NoteWindow {
    /// Fills the submenu of notes that can be opened again.
    func showRecent(_ notes: [RecentNote]) {
        menuBar.setCommands(
            notes.isEmpty ? [.noRecent] : notes.map(\.command), inSubmenu: ContextMenu.Submenu.openRecent.title)
    }
}
