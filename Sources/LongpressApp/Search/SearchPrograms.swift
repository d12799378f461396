import Documents
import Gtk
import Longpress

/// Knows which programs search for words on this machine. They are looked for once the first window is there, and again with each menu of a text.
final class SearchPrograms {
    static let shared = SearchPrograms()

    /// The programs, of each kind in the order that they are offered in.
    private(set) var all: [SearchProvider] = []
    private var isLooking = false
    private var handlers: [() -> Void] = []

    /// Calls a handler whenever there are others.
    func onChange(_ handler: @escaping () -> Void) { handlers.append(handler) }

    /// Looks which there are, beside whatever else goes on.
    func look() {
        guard !isLooking else { return }
        isLooking = true
        Task {
            // What was known stays as long as a disk doesn't tell.
            if let found = try? await BlockingWork.run(SearchProvider.installed), found != all {
                all = found
                // A menu that is open is composed anew with what can be done now.
                MenuPresenter.shared.setNeedsUpdate()
                handlers.forEach { $0() }
            }
            isLooking = false
        }
    }

    /// The first program of a kind.
    func first(_ kind: SearchProvider.Kind) -> SearchProvider? { all.first { $0.kind == kind } }

    /// Those that search what is their own, as many as there are commands for.
    var others: [SearchProvider] {
        Array(all.lazy.filter { $0.kind == .own }.prefix(Command.searchPrograms.count))
    }

    /// All that commands offer.
    var offered: [SearchProvider] { [first(.web), first(.translation)].compactMap(\.self) + others }
}

extension NoteWindow {
    /// Fills the submenu of the programs that search.
    func showSearchPrograms() {
        let others = zip(Command.searchPrograms, SearchPrograms.shared.others).map { command, program in
            var command = command
            command.title = program.title
            return command
        }
        menuBar.setCommands(
            [.searchWeb, .translate] + others, inSubmenu: ContextMenu.Submenu.searchWith.title)
    }
}
