import Files
import Gtk
import Longpress
import Notes

/// The list of the notes in a folder, at the side of a window. It has menus for a note, for several, and for the space below
/// them.
final class NotesSidebar {
    let widget = Box(.vertical, role: .group)
    let list: ListView
    let responder: FolderResponder
    let model = ListModel<FolderItem>()
    private let pictures = FolderPictures()
    private let message = FolderMessage()
    private let heading = Label()
    private let up = Button(icon: "go-up-symbolic", name: localized("Enclosing Folder"))
    private let add = Button(icon: "document-new-symbolic", name: Command.newListed.title)
    let field = SearchField(name: localized("Search Notes"))
    private var search: FolderSearch?
    private let pages = Stack()
    private let rows: Overlay
    let click = ClickGesture(button: .primary, phase: .bubble)
    unowned let window: NoteWindow
    /// The folder that the user has chosen. The list shows this folder or one within it.
    private(set) var root: File?
    private(set) var folder: NotesFolder?
    private var filling: Timer?
    private var kept = SavedSelection()
    var press: (index: Int, time: Int)?
    /// The row that was pressed last, selected or not.
    var pressedRow: Int?
    /// The time of the last press that opened something, in milliseconds. The press may become a double click.
    var lastClick = NotesSidebar.never
    /// A time before that of any click.
    static let never = Int.min / 2
    /// Whether to move the keyboard focus to the list once it has items.
    private var wantsFocus = false
    /// The files to select and scroll to once they are in the list.
    private var wanted: [File] = []

    /// The minimum width and height, and the initial width, in points.
    private static let (least, minHeight) = (180, 120)
    static let defaultWidth = 250

    init(in window: NoteWindow) {
        self.window = window
        list = ListView(model, name: localized("Notes")) { [pictures] in FolderRow.cell(pictures) }
        rows = Overlay(over: ScrolledWindow(list, horizontalBar: false))
        responder = FolderResponder(window)
        responder.sidebar = self
        list.responder = responder
        list.addStyle("longpress-folder")
        widget.addStyle("longpress-sidebar")
        widget.setAccessibleName(Command.showFolder.title)
        widget.setMinimumSize(width: Self.least, height: Self.minHeight)
        layOut()
        offerMenu()
        pictures.onLoad = { [weak self] item in self?.update(item) }
        followInput()
        followDrags()
    }

    private func layOut() {
        let head = Box(.horizontal, spacing: 6)
        head.addStyle("longpress-sidebar-head")
        heading.addStyle("heading")
        heading.horizontalAlignment = 0
        heading.expandsHorizontally = true
        heading.ellipsize(maximumLines: 1)
        for button in [up, add] {
            button.hasFrame = false
            button.focusesOnClick = false
        }
        for child in [up, heading, add] as [Widget] { head.append(child) }
        widget.append(head)
        field.addStyle("longpress-sidebar-search")
        field.setWidth(least: 8, usual: 8)
        widget.append(field)
        message.onTryAgain = { [weak self] in
            self?.folder?.refresh()
            self?.refreshSearch()
        }
        message.onChoose = { [weak self] in self?.window.chooseFolder() }
        up.onClick { [weak self] in self?.goUp() }
        add.onClick { [weak self] in self?.responder.perform(.newListed) }
        rows.add(message.widget)
        rows.expandsVertically = true
        pages.append(rows)
        pages.expandsVertically = true
        widget.append(pages)
    }

    private func offerMenu() {
        // Weak, because the list owns its menu, and the sidebar owns the list.
        let items = { [weak self] in self?.items ?? [] }
        list.contextMenu(
            for: items(),
            title: { items in
                guard items.count > 1 else { return nil }
                return items.contains(where: \.isFolder)
                    ? localizedPlural("{count} Item", "{count} Items", count: items.count)
                    : localizedPlural("{count} Note", "{count} Notes", count: items.count)
            },
            name: { $0.count == 1 ? $0[0].title : nil }
        ) { [responder] items in
            for section in items.isEmpty ? ContextMenu.emptyFolder : ContextMenu.listed(responder.moveMenu) { section }
        }
    }

    // MARK: Folder

    /// Shows a folder that the user has chosen; nil for none.
    func show(root: File?) {
        guard folder == nil || root != self.root else {
            folder?.refresh()
            return
        }
        self.root = root
        show(root)
    }

    /// Shows a folder.
    private func show(_ file: File?) {
        wantsFocus = list.containsFocus
        list.unselectAll()
        kept = SavedSelection()
        folder = file.map { window.application.openFolders.folder($0) }
        folder?.observe(for: self) { [weak self, weak folder] event in
            if let self, self.folder === folder { handleFolderEvent(event) }
        }
        heading.show(line: file?.name ?? Command.showFolder.title)
        up.isVisible = file != root
        for part in [add, field] as [Widget] { part.isVisible = file != nil }
        search = nil
        field.text = ""
        model.items = []
        fill()
        folder?.refresh()
        showMessage()
        selectOpenNote()
    }

    private func handleFolderEvent(_ event: NotesFolder.Event) {
        switch event {
        case .items: fill()
        case .changed(let indices): return update(indices)
        case .state: break
        }
        showMessage()
        window.setNeedsValidation()
    }

    /// Shows the folder's items. If there are many, shows those that may be visible first, so as not to block the window.
    private func fill() {
        fill(with: found)
    }

    private func fill(with items: [FolderItem]) {
        filling?.cancel()
        let count = model.count + (model.count < Self.rows ? Self.maxRows : Self.maxItems)
        show(items.count > count ? Array(items.prefix(count)) : items, isWhole: items.count <= count)
        if wantsFocus, model.count > 0 {
            wantsFocus = false
            focus()
        }
        if model.count < items.count {
            filling = MainLoop.whenIdle { [weak self] in self?.fill(with: items) }
        } else {
            revealWanted()
        }
    }

    /// Shows other items in the list, or the first part of them. The same files stay selected.
    private func show(_ items: [FolderItem], isWhole: Bool) {
        let selected = self.selected
        guard !selected.isEmpty || kept.isWaiting else { return model.items = items }
        let before = model.items
        model.items = items
        let still = list.selectedIndices
        guard still.count < selected.count || kept.isWaiting else { return }
        let back = kept.positions(of: selected, before: before, in: items, isWhole: isWhole)
        if !back.isEmpty { list.select(still + back) }
    }

    /// The items of the folder, or those that a search has found.
    private var found: [FolderItem] {
        let items = folder?.items ?? []
        guard let search, let found = search.found, let folder else { return items }
        let deeper = search.deeper.filter { found.contains($0.id) }
        return items.filter { found.contains($0.id) } + folder.order.sorted(deeper)
    }

    /// Shows new information about the items at some positions in the folder.
    private func update(_ indices: [Int]) {
        guard let items = folder?.items else { return }
        // The items still to be added to the list would be out of date.
        guard filling?.isPending != true else { return fill() }
        guard search?.found != nil else {
            for index in indices where index < model.count { model[index] = items[index] }
            return
        }
        let changed = Dictionary(indices.map { (items[$0].id, items[$0]) }) { $1 }
        for index in 0..<model.count { if let item = changed[model[index].id] { model[index] = item } }
    }

    /// Shows new information about an item.
    private func update(_ item: FolderItem) {
        if let index = (0..<model.count).first(where: { model[$0].id == item.id }) { model[index] = model[index] }
    }

    /// Searches for the text in the field.
    func find() {
        prepareSearch()
        search?.query = field.text
    }

    /// Loads the words of the notes when the user is about to search.
    func prepareSearch() {
        guard search == nil, let folder else { return }
        let search = FolderSearch(folder, in: IndexFile(of: folder.folder))
        search.onChange = { [weak self] in self?.showFound() }
        search.begin()
        self.search = search
    }

    /// Makes the search read the subfolders again.
    func refreshSearch() { search?.refresh() }

    /// Shows the notes found. It shows only a few at first, because their rows have to be made again.
    private func showFound() {
        let items = found
        if items.count > Self.maxRows { show(Array(items.prefix(Self.maxRows)), isWhole: false) }
        fill(with: items)
        showMessage()
        window.setNeedsValidation()
    }

    /// The number of rows that GTK makes for any list (gtklistview.c), and how many items to add at once: while they get rows, as
    /// many as can be made without a visible delay; after that, more.
    private static let (rows, maxRows, maxItems) = (200, 40, 2500)

    private func showMessage() {
        message.widget.isVisible = true
        switch folder?.state {
        case nil:
            message.show(
                localized("No Notes Folder"), localized("Choose a folder to see the notes in it."), canChoose: true)
        case .failed(let reason): message.show(reason, "", canTryAgain: true, canChoose: true)
        case .read where search?.found?.isEmpty == true:
            if search?.isSearching == true {
                message.show(localized("Searching…"), "")
            } else if let problem = search?.problem {
                message.show(problem, "", canTryAgain: true)
            } else {
                message.show(localized("No Matches"), "")
            }
        case .read where folder?.items.isEmpty == true:
            message.show(localized("No Notes"), localized("Hold or right-click here to begin one."))
        case .read, .reading: message.widget.isVisible = false
        }
    }

    /// Shows the enclosing folder, up to the one that the user has chosen.
    func goUp() {
        guard let folder, folder.folder != root, let parent = folder.folder.folder else { return }
        wanted = [folder.folder]
        show(parent)
        revealWanted()
    }

    /// The message shown instead of notes; nil while notes are shown.
    var shownMessage: String? { message.widget.isVisible ? message.heading : nil }

    // MARK: Items

    /// The items in the list, from first to last.
    var items: [FolderItem] { model.items }

    /// The number of items in the list.
    var count: Int { model.count }

    /// The selected items.
    var selected: [FolderItem] { list.selectedIndices.map { model[$0] } }

    /// Selects files once they are in the list, and scrolls to the first.
    func reveal(_ files: [File]) {
        wanted = files
        revealWanted()
    }

    private func revealWanted() {
        let uris = Set(wanted.map(\.uri))
        guard !uris.isEmpty else { return }
        let indices = items.indices.filter { uris.contains(items[$0].id) }
        guard indices.count == uris.count, let first = indices.first else { return }
        wanted = []
        list.select(indices)
        list.scroll(to: first)
    }

    /// Selects the window's note, if it is in the list.
    func selectOpenNote() {
        guard let file = window.store.location.file, file.folder == folder?.folder else { return }
        if !selected.contains(where: { $0.file == file }) { reveal([file]) }
    }

    /// Moves the keyboard focus to the list, to the selection if there is one.
    func focus() {
        let row = list.selectedIndices.first.flatMap { list.row(at: $0) }
        if row?.grabFocus() != true { list.grabFocus() }
    }

    /// Returns the frame of an item, in the window's coordinates; the upper end of the list for nil or for an item out of sight.
    func frame(of item: FolderItem?) -> Rectangle {
        let index = item.flatMap { item in items.firstIndex { $0.id == item.id } }
        let row = index.flatMap(list.element).flatMap(list.frame)
        let frame = row ?? Rectangle(x: 0, y: 0, width: list.size.width, height: 1)
        return list.convert(frame, to: window.window) ?? frame
    }

    /// Shows a folder, or opens notes.
    func open(_ chosen: [FolderItem], inNewWindow: Bool) {
        if let first = chosen.first, first.isFolder, chosen.count == 1 { return show(first.file) }
        window.openListed(chosen.filter { !$0.isFolder }.map(\.file), inNewWindow: inNewWindow)
    }
}
