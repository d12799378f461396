import Documents
import Gtk
import Longpress

/// The notes that were opened and saved last, as the desktop's list has them, for the File menu.
final class RecentNotes {
    /// The notes, the latest first.
    private(set) var notes: [RecentNote] = []
    /// Called when they have changed.
    var onChange: () -> Void = {}

    private var pending: Timer?
    /// A note keeps its number, wherever it stands in the list.
    private var numbers: [String: Int] = [:]
    private static let program = "Longpress"
    private static let types = MediaType.notes.flatMap(\.names)
    /// The maximum number offered.
    private static let limit = 10

    /// Begins to follow the list.
    func begin() {
        RecentFiles.onChange { [weak self] in self?.look() }
        look()
    }

    /// A note has been opened or saved.
    func add(_ file: File, _ format: NoteFormat) {
        RecentFiles.add(file.uri, type: format.type.name, program: Self.program, command: "longpress %u")
    }

    /// The note that a command of the submenu opens.
    func file(for command: Command) -> File? {
        notes.first { $0.command.id == command.id }?.file
    }

    private func look() {
        guard pending?.isPending != true else { return }
        pending = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            let new = Array(RecentFiles.all(openedBy: Self.program, types: Self.types).prefix(Self.limit))
            guard new.map(\.uri) != notes.map(\.file.uri) else { return }
            notes = new.map { RecentNote(file: $0, number: number(of: $0)) }
            onChange()
        }
    }

    private func number(of file: File) -> Int {
        let number = numbers[file.uri] ?? numbers.count
        numbers[file.uri] = number
        return number
    }
}

/// A note that can be opened again. Its command is its own, so that a press on it opens no other note, even if the list
/// has changed by then.
struct RecentNote {
    let file: File
    /// No other note has it.
    let number: Int

    /// The command that opens it.
    var command: Command { Command(Command.ID(rawValue: "open-recent-\(number)"), title: file.name) }
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
