import Gtk
import Longpress

/// The notes that were opened and saved last, as the desktop's list has them, for the File menu.
final class RecentNotes {
    /// The notes, the latest first.
    private(set) var files: [File] = []
    /// Called when they have changed.
    var onChange: () -> Void = {}

    private var pending: Timer?
    private static let program = "Longpress"
    /// How many are offered.
    private static let limit = 10

    /// Begins to follow the list.
    func begin() {
        RecentFiles.onChange { [weak self] in self?.look() }
        look()
    }

    /// A note has been opened or saved.
    func add(_ file: DiskFile, _ format: NoteFormat) {
        RecentFiles.add(file.uri, type: format.type, program: Self.program, command: "longpress %u")
    }

    /// The note that a command of the submenu opens.
    func file(for command: Command) -> File? {
        Command.recent(files).first { $0.id == command.id }.flatMap { command in
            Int(command.id.rawValue.dropFirst(Command.recentPrefix.count)).map { files[$0] }
        }
    }

    private func look() {
        guard pending?.isPending != true else { return }
        pending = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            let new = Array(RecentFiles.all(openedBy: Self.program).prefix(Self.limit))
            guard new.map(\.uri) != files.map(\.uri) else { return }
            files = new
            onChange()
        }
    }
}

extension Command {
    fileprivate static let recentPrefix = "open-recent-"

    /// The commands that open these files.
    fileprivate static func recent(_ files: [File]) -> [Command] {
        files.enumerated().map { Command(Command.ID(rawValue: "\(recentPrefix)\($0)"), title: $1.name) }
    }

    /// What stands in the submenu as long as there is nothing to open; it can't be chosen.
    fileprivate static let noRecent = Command("no-recent", title: "No Recent Notes")
}

extension NoteWindow {
    /// Fills the submenu of notes that can be opened again.
    func showRecent(_ files: [File]) {
        menuBar?.setCommands(
            files.isEmpty ? [.noRecent] : Command.recent(files), inSubmenu: ContextMenu.Submenu.openRecent.title)
    }
}
