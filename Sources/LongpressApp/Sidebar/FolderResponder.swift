import Files
import Gtk
import Longpress
import Notes

/// The commands for the selection in the list of notes. The list performs them when it has the focus; otherwise the window
/// forwards those that can't mean anything else, so that the menu bar works wherever the focus is.
final class FolderResponder: Responder {
    private static let handlers: CommandHandlers<FolderResponder> = [
        .newListed: .with({ $0.sidebar?.folder }) { $0.window?.beginNote(in: $1.folder) },
        .newFolder: .with({ $0.sidebar?.folder }) { $0.makeFolder(in: $1) },
        .openListed: .when({ !$0.selected.isEmpty }) { $0.sidebar?.open($0.selected, inNewWindow: false) },
        .openListedInWindow: .when({ !$0.notes.isEmpty }) { $0.sidebar?.open($0.notes, inNewWindow: true) },
        .renameListed: .with({ $0.selected.count == 1 ? $0.selected[0] : nil }) { $0.rename($1) },
        .duplicateListed: .when({ $0.areNotes }) { responder in
            responder.change { await $0.duplicate(responder.notes.map(\.file)) }
        },
        .pinListed: .when({ $0.areNotes }, title: { $0.arePinned ? localized("Unpin") : nil }) { $0.togglePins() },
        .moveListed: .when({ !$0.destinations.isEmpty }) { $0.chooseDestination() },
        .shareListed: .when({ $0.areNotes }) { $0.window?.share(.notes($0.notes.map(\.file))) },
        .trashListed: trashing, .delete: trashing,
        .selectAll: .when({ $0.selected.count < $0.sidebar?.count ?? 0 }) { $0.sidebar?.list.selectAll() },
        .undo: .when(
            { $0.operations?.undoName != nil }, title: { $0.operations?.undoName.map(Command.undo.titleNaming) }
        ) { $0.undo() },
    ]

    private static var trashing: CommandHandlers<FolderResponder>.Handler {
        .when({ !$0.selected.isEmpty }) { $0.trash($0.selected) }
    }

    private weak var window: NoteWindow?
    /// The list, which owns the responder; nil until the list exists.
    weak var sidebar: NotesSidebar?

    init(_ window: NoteWindow) { self.window = window }

    var nextResponder: (any Responder)? { window?.window.responder }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    /// Returns whether the window forwards a command.
    static func isForFolder(_ command: Command) -> Bool { forFolder.contains(command.id) }

    private static let forFolder = Set(ContextMenu.Submenu.folder.commands.map(\.id))

    private var selected: [FolderItem] { sidebar?.selected ?? [] }

    private var notes: [FolderItem] { selected.filter { !$0.isFolder } }

    /// Whether the selection has notes only, at least one.
    private var areNotes: Bool { !selected.isEmpty && notes.count == selected.count }

    private var operations: FolderOperations? { window?.application.openFolders.operations }

    // MARK: Operations

    /// Performs an operation on files, shows its results, and reports failures.
    private func change(
        _ body: @escaping (FolderOperations) async -> FolderOperations.Outcome,
        then: @escaping (FolderOperations.Outcome) -> Void = { _ in }
    ) {
        Task {
            guard let outcome = await outcome(of: body) else { return }
            if !outcome.failures.isEmpty { window?.show(outcome.failures.joined(separator: "\n")) }
            then(outcome)
        }
    }

    private func outcome(
        of body: @escaping (FolderOperations) async -> FolderOperations.Outcome
    ) async -> FolderOperations.Outcome? {
        guard let operations else { return nil }
        let work = Task { await body(operations) }
        let name = sidebar?.folder?.folder.name ?? ""
        let activity = window?.activity.begin(localized("Waiting for the disk with “{name}”…", ["name": name])) {
            work.cancel()
        }
        let outcome = await work.value
        activity?.end()
        window?.application.openFolders.refresh()
        sidebar?.refreshSearch()
        sidebar?.reveal(outcome.done)
        window?.setNeedsValidation()
        return outcome
    }

    // MARK: Pins

    private var arePinned: Bool { notes.allSatisfy(\.isPinned) }

    private func togglePins() {
        let files = notes.map(\.file)
        window?.application.openFolders.pin(files, !arePinned)
        sidebar?.reveal(files)
    }

    // MARK: Moving

    /// The folders that the selection can be moved to: the enclosing folder, and the other folders in this one.
    private var destinations: [File] {
        guard let sidebar, let folder = sidebar.folder, !selected.isEmpty else { return [] }
        let around = folder.folder == sidebar.root ? nil : folder.folder.folder
        let chosen = Set(selected.map(\.id))
        return [around].compactMap(\.self) + sidebar.items.filter { $0.isFolder && !chosen.contains($0.id) }.map(\.file)
    }

    /// The destinations as a submenu.
    var moveMenu: ContextMenu.Submenu {
        ContextMenu.Submenu(
            title: localized("Move to"), icon: "folder-symbolic",
            commands: destinations.map { folder in
                Action(folder.name, id: Command.ID(rawValue: "move-to-" + folder.uri), icon: "folder-symbolic") {
                    [weak self] in
                    self?.move(to: folder)
                }
            })
    }

    /// Asks for the destination in a sheet: the menus of the menu bar have no deeper submenus.
    private func chooseDestination() {
        let destinations = destinations
        window?.window.afterMenu { window in
            let targets = destinations.map { folder in
                ActionSheet.Target(folder.name, icon: .named("folder-symbolic")) { [weak self] in self?.move(to: folder)
                }
            }
            ActionSheet(title: localized("Move to"), targets: targets).present(over: window)
        }
    }

    /// Moves the selection into a folder.
    func move(to folder: File) {
        let files = selected.map(\.file)
        change({ await $0.move(files, to: folder) }) { [weak self] outcome in
            guard !outcome.done.isEmpty else { return }
            let count = outcome.done.count
            self?.window?.toast.show(
                count == 1
                    ? localized(
                        "“{name}” moved to “{folder}”", ["name": outcome.done[0].name, "folder": folder.name])
                    : localizedPlural(
                        "{count} item moved to “{folder}”", "{count} items moved to “{folder}”", count: count,
                        ["folder": folder.name])
            ) { self?.undo() }
        }
    }

    private func undo() { change { await $0.undo() } }

    private func rename(_ item: FolderItem) {
        guard let sidebar, let window else { return }
        ask(localized("Rename"), name: item.title, at: sidebar.frame(of: item), in: window) {
            await $0.rename(item, to: $1)
        }
    }

    private func makeFolder(in folder: NotesFolder) {
        guard let sidebar, let window else { return }
        ask(localized("New Folder"), name: localized("New Folder"), at: sidebar.frame(of: nil), in: window) {
            await $0.makeFolder(named: $1, in: folder.folder)
        }
    }

    private func ask(
        _ title: String, name: String, at anchor: Rectangle, in window: NoteWindow,
        _ body: @escaping (FolderOperations, String) async -> FolderOperations.Outcome
    ) {
        window.window.afterMenu { [weak self] shown in
            NamePrompt.show(title, name: name, at: anchor, in: shown) { name in
                await self?.outcome { await body($0, name) }?.failures.first
            }
        }
    }

    private func trash(_ items: [FolderItem]) {
        guard let window else { return }
        change({ await $0.trash(items.map(\.file)) }) { [weak self] outcome in
            window.application.leave(outcome.done, from: window)
            guard !outcome.done.isEmpty else { return }
            let count = outcome.done.count
            window.toast.show(
                count == 1
                    ? localized("“{name}” moved to the trash", ["name": outcome.done[0].name])
                    : localizedPlural(
                        "{count} item moved to the trash", "{count} items moved to the trash", count: count)
            ) { self?.undo() }
        }
    }
}
