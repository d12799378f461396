import Documents
import Gtk
import Longpress

/// The programs on this machine that search for words. They are looked up once the first window is there, and again whenever a
/// menu of a text opens.
final class SearchPrograms {
    static let shared = SearchPrograms()

    /// The programs. Those of a kind are in the order of the menu.
    private(set) var all: [SearchProvider] = []
    private var isLooking = false
    private var handlers: [() -> Void] = []

    /// Adds a handler to call whenever the programs have changed.
    func onChange(_ handler: @escaping () -> Void) { handlers.append(handler) }

    /// Looks for programs in the background.
    func look() {
        guard !isLooking else { return }
        isLooking = true
        Task {
            // Known programs stay while a disk doesn't respond.
            if let found = try? await BlockingWork.run(SearchProvider.installed), found != all {
                all = found
                // An open menu is composed again with the commands that are available now.
                MenuPresenter.shared.setNeedsUpdate()
                handlers.forEach { $0() }
            }
            isLooking = false
        }
    }

    /// Returns the first program of a kind.
    func first(_ kind: SearchProvider.Kind) -> SearchProvider? { all.first { $0.kind == kind } }

    /// The programs that search their own content, at most as many as there are commands.
    var others: [SearchProvider] {
        Array(all.lazy.filter { $0.kind == .own }.prefix(Command.searchPrograms.count))
    }

    /// All programs that the commands offer.
    var offered: [SearchProvider] { [first(.web), first(.translation)].compactMap(\.self) + others }
}

extension NoteWindow {
    /// Fills the submenu of search programs.
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
