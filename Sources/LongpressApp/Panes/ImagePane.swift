import Gtk
import Longpress

/// The note's pictures.
final class ImagePane {
    let widget: ScrolledWindow
    private let flow = FlowBox()
    private let empty = Label("No images yet. Right-click here, or drop image files.")
    private let note: Note
    private var items: [(id: NotePicture.ID, item: FlowBoxItem, picture: Picture)] = []
    /// Called when another picture is selected, or none.
    var onSelectionChange: () -> Void = {}
    /// Called when a picture is to be opened.
    var onOpen: () -> Void = {}
    /// Called when the selected picture is to be removed.
    var onDelete: () -> Void = {}

    init(_ note: Note) {
        self.note = note
        flow.setSpacing(6)
        flow.setMargins(horizontal: 12, vertical: 12)
        flow.align(vertical: .fill)
        empty.addStyle("longpress-empty")
        empty.wraps = true
        empty.setMargins(horizontal: 24, vertical: 24)
        let content = Box(.vertical)
        content.append(empty)
        flow.expandsVertically = true
        content.append(flow)
        widget = ScrolledWindow(content, horizontalBar: false)
        widget.addStyle("longpress-images")
        widget.setAccessibleName("Images")
        widget.isFocusable = true
        widget.expandsHorizontally = true
        widget.expandsVertically = true
        widget.setMinimumSize(width: 160, height: 120)
        widget.menu = .context(.emptyPane)

        flow.onSelectionChange { [weak self] in self?.onSelectionChange() }
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard let self, key.isPlain, selected != nil else { return false }
            switch key.name {
            case "Delete", "KP_Delete": onDelete()
            case "Return", "KP_Enter": onOpen()
            default: return false
            }
            return true
        }
        widget.add(keys)
        note.observe { [weak self] change in self?.update(change) }
        update(.pictures)
    }

    // MARK: Selection

    /// The picture that commands act on.
    var selected: NotePicture? {
        items.first { $0.item.isSelected }.flatMap { note.picture($0.id) }
    }

    /// Selects a picture, and gives it the focus if asked to; nil selects none.
    func select(_ id: NotePicture.ID?, focus: Bool) {
        guard let id, let item = items.first(where: { $0.id == id })?.item else {
            flow.unselectAll()
            if focus { widget.grabFocus() }
            return
        }
        flow.select(item)
        if focus { item.grabFocus() }
    }

    // MARK: Showing

    private func update(_ change: Note.Change) {
        switch change {
        case .pictures: rebuild()
        case .pixels(let id):
            guard let picture = note.picture(id) else { return }
            items.first { $0.id == id }?.picture.texture = picture.texture
        case .caption: nameItems()
        }
    }

    private func rebuild() {
        let previous = items
        let selectedIndex = previous.firstIndex { $0.item.isSelected }
        let hadFocus = widget.containsFocus
        for (id, item, _) in previous where note.picture(id) == nil { flow.remove(item) }
        items = note.pictures.enumerated().map { index, picture in
            previous.first { $0.id == picture.id } ?? makeItem(picture, at: index)
        }
        flow.setColumns(items.count < 2 ? 1 : items.count < 7 ? 2 : 3)
        empty.isVisible = items.isEmpty
        flow.isVisible = !items.isEmpty
        nameItems()
        if let selectedIndex, previous.count > items.count {
            // The one after what was removed is next, as in any list.
            let next = items.isEmpty ? nil : items[min(selectedIndex, items.count - 1)].id
            select(next, focus: hadFocus)
        }
        onSelectionChange()
    }

    private func makeItem(_ picture: NotePicture, at index: Int) -> (
        id: NotePicture.ID, item: FlowBoxItem, picture: Picture
    ) {
        let view = Picture()
        view.texture = picture.texture
        let item = FlowBoxItem(view)
        // The item is no larger than its picture: what is beside it is the pane's own, empty area.
        item.align(horizontal: .center, vertical: .center)
        // On the release, unlike the flow's own activation: a second press that turns into a hold opens the menu alone.
        let presses = ClickGesture(button: .primary, phase: .bubble)
        presses.onReleased { [weak self] count, _, _ in if count == 2 { self?.onOpen() } }
        item.add(presses)
        item.responder = PictureResponder(picture.id, in: self)
        item.menu = .context(.picture)
        flow.insert(item, at: index)
        return (picture.id, item, view)
    }

    private func nameItems() {
        for (index, entry) in items.enumerated() {
            let caption = note.picture(entry.id)?.caption ?? ""
            let name = caption.isEmpty ? "Image \(index + 1)" : caption
            entry.item.setAccessibleName(name)
            entry.picture.alternativeText = name
        }
    }
}

/// A picture as first responder: it is selected, and its commands are the pane's.
final class PictureResponder: Responder {
    private let id: NotePicture.ID
    private weak var pane: ImagePane?

    init(_ id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
    }

    var nextResponder: (any Responder)? { pane?.widget.responder }

    var canBecomeFirstResponder: Bool { pane != nil }

    func becomeFirstResponder() -> Bool {
        pane?.select(id, focus: true)
        return pane != nil
    }
}
