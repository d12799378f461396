import Gtk
import Longpress
import Notes

/// The pane of the note's pictures: one picture fills the pane, several are in a grid. Any number of them can be selected.
final class ImagePane {
    let widget: ScrolledWindow
    let canvas = FreeLayout(role: .grid)
    /// Layers above the pictures: the selection rectangle, and the mark where dragged pictures will go.
    let band = Box(.vertical, role: .presentation)
    let mark = Box(.vertical, role: .presentation)
    private let empty = EmptyPane()
    private let heights = CaptionHeights(CaptionLabel.sample())
    /// The picture whose caption is being edited. The editor isn't part of the pane.
    var editedCaption: NotePicture.ID? { didSet { captionEdited(before: oldValue) } }
    /// The picture that the pointer is on, or whose caption it is on.
    var pointed: NotePicture.ID? { didSet { showAttention([pointed, oldValue]) } }
    /// The picture that visibly has the keyboard focus.
    var focused: NotePicture.ID? { didSet { showAttention([focused, oldValue]) } }
    /// The picture to scroll to once it is laid out.
    private var toReveal: NotePicture.ID?
    /// Called when the layout or the scroll position of the pictures has changed.
    var onLayoutChange: () -> Void = {}
    var onEditCaption: (NotePicture.ID) -> Void = { _ in }
    private let pointer = MotionController(phase: .capture)
    private let note: Note
    private let thumbnails: Thumbnails
    private let loader: ThumbnailLoader
    private(set) var items: [PictureItem] = []
    /// The frames of the pictures in the last layout, without those of pictures removed since.
    private(set) var grid = PictureGrid([], in: Size(width: 0, height: 0))
    private(set) var selection = PictureSelection()
    private(set) var mouse: PaneMouse?

    var onSelectionChange: () -> Void = {}
    /// Called when the selected pictures are to be opened.
    var onOpen: () -> Void = {}
    /// Called when the selected pictures are to be removed.
    var onDelete: () -> Void = {}
    var onMoveByKey: (_ isEarlier: Bool) -> Void = { _ in }
    /// Called when pictures are to be moved before another one; nil for the end.
    var onMove: (_ ids: [NotePicture.ID], _ next: NotePicture.ID?) -> Void = { _, _ in }

    init(_ note: Note, thumbnails: Thumbnails = .shared) {
        self.note = note
        self.thumbnails = thumbnails
        loader = ThumbnailLoader(thumbnails)
        widget = ScrolledWindow(canvas, horizontalBar: false, name: localized("Images"))
        widget.ignoresFocus()
        widget.addStyle(PictureStyle.pane)
        widget.isFocusable = true
        widget.expandsHorizontally = true
        widget.expandsVertically = true
        widget.setMinimumSize(width: 160, height: 120)
        widget.menu = .context(.emptyPane)
        canvas.setAccessibleMultiselectable()
        // Some versions of GTK don't report this to assistive technologies.
        canvas.setAccessibleDescription(localized("Several images can be selected"))

        canvas.append(empty.widget)
        for (layer, style) in [(band, PictureStyle.band), (mark, PictureStyle.mark)] {
            layer.addStyle(style)
            layer.takesInput = false
            layer.isVisible = false
            canvas.append(layer)
        }
        canvas.setRules(
            FreeLayout.Rules(
                width: { (0, 0) },
                height: { [weak self] width in
                    guard let self, self.note.sidePictures.count > 1, width >= 0 else { return (0, 0) }
                    let height = Int(layOut(in: Size(width: Double(width), height: 0)).height.rounded(.up))
                    return (height, height)
                },
                place: { [weak self] in self?.place(Size(width: Double($0), height: Double($1))) }))

        loader.onLoad = { [weak self] _ in self?.updateThumbnails() }
        widget.onScroll { [weak self] in
            self?.updateThumbnails()
            self?.notifyLayoutChange()
        }
        mouse = PaneMouse(self)
        followKeys()
        follow(pointer)
        note.observe { [weak self] change in self?.update(change) }
        update(.pictures)
    }

    // MARK: Selection

    /// The pictures that commands act on, in order.
    var selected: [NotePicture] { note.sidePictures.filter { selection.selected.contains($0.id) } }

    /// The picture whose caption commands act on: the one that is selected, or the only one there is.
    var captioned: NotePicture? {
        let selected = selected
        if selected.count == 1 { return selected[0] }
        let all = note.sidePictures
        return all.count == 1 ? all[0] : nil
    }

    /// Selects only these pictures, and moves the keyboard focus to the last of them if `focus` is true.
    func select(_ ids: [NotePicture.ID], focus: Bool) {
        change(focus: focus) { ids.isEmpty ? $0.clear() : $0.select(ids) }
    }

    /// Selects a pressed picture alone, unless it is selected already, and moves the keyboard focus to it.
    func prepare(for id: NotePicture.ID) {
        change(focus: true) { $0.choose(id) }
    }

    /// Changes the selection, and moves the keyboard focus to its cursor if `focus` is true.
    func change(focus: Bool, _ body: (inout PictureSelection) -> Void) {
        let old = selection
        body(&selection)
        selection.keep(order)
        if selection != old { showSelection() }
        if focus { focusCursor() }
        if selection.selected != old.selected { selectionChanged() }
    }

    /// Closes an open menu, which is for the earlier selection, and reports the change.
    private func selectionChanged() {
        MenuPresenter.shared.close(for: canvas)
        onSelectionChange()
    }

    func item(_ id: NotePicture.ID) -> PictureItem? { items.first { $0.id == id } }

    private func focusCursor() {
        guard let id = selection.cursor, let item = item(id),
            !selection.selected.isEmpty || item.widget.containsFocus
        else {
            widget.grabFocus()
            return
        }
        focusItem(id)
    }

    /// Moves the keyboard focus to a picture, whether or not it is selected.
    func focusItem(_ id: NotePicture.ID) {
        guard let item = item(id) else { return }
        item.widget.grabFocus()
        reveal(id)
    }

    /// Scrolls no further than needed to show a picture and its caption.
    func reveal(_ id: NotePicture.ID) {
        // A picture that has just been added has no frame yet.
        toReveal = grid.frame(of: id) == nil ? id : nil
        guard items.count > 1, let frame = grid.frame(of: id), let caption = grid.caption(of: id) else { return }
        widget.reveal(from: frame.minY - PictureGrid.margin, to: caption.maxY + PictureGrid.margin)
    }

    private func showSelection() {
        // The Tab key stops at one picture only, however many there are.
        let stop = stop
        for item in items {
            item.isStop = item.id == stop
            item.isSelected = selection.selected.contains(item.id)
            item.caption.hasAttention = hasAttention(item.id)
        }
    }

    /// The picture that the Tab key stops at, and that keys act on while nothing is selected.
    var stop: NotePicture.ID? { selection.cursor ?? items.first?.id }

    var order: [NotePicture.ID] { items.map(\.id) }

    // MARK: Showing

    private func update(_ change: Note.Change) {
        switch change {
        case .pictures: rebuild()
        case .pose:
            canvas.setNeedsLayout()
            updateThumbnails()
        case .caption(let id):
            nameItem(id)
            // The caption may take more lines than before.
            canvas.setNeedsLayout()
        case .text, .history: break
        }
    }

    private func rebuild() {
        let old = order
        // A menu may have the focus now, and will return it.
        let first = widget.window?.firstResponder
        let hadFocus = items.contains { $0.widget.containsFocus || (first != nil && $0.widget.responder === first) }
        let known = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
        let pictures = note.sidePictures
        let there = Set(pictures.map(\.id))
        for item in items where !there.contains(item.id) {
            canvas.remove(item.widget)
            item.caption.widgets.forEach(canvas.remove)
        }
        var kept = items.filter { there.contains($0.id) }[...]
        var last: Widget?
        items = pictures.map { picture in
            let item = known[picture.id] ?? makeItem(picture.id)
            // Most pictures stay where they are.
            let keepsPosition = kept.first === item
            if keepsPosition { kept.removeFirst() }
            for widget in [item.widget] + item.caption.widgets {
                if !keepsPosition { canvas.reorder(widget, after: last) }
                last = widget
            }
            return item
        }
        mouse?.cancel()
        grid.keep(there)
        if old != order { MenuPresenter.shared.close(for: canvas) }
        empty.widget.isVisible = items.isEmpty
        let before = selection
        selection.adapt(from: old, to: order)
        nameItems()
        showSelection()
        if hadFocus, !items.contains(where: { $0.widget.containsFocus }) { focusCursor() }
        canvas.setNeedsLayout()
        updateThumbnails()
        if selection.selected != before.selected || old != order { selectionChanged() }
    }

    private func makeItem(_ id: NotePicture.ID) -> PictureItem {
        let item = PictureItem(id, PictureCaption(of: id, in: self))
        adoptCaption(of: item)
        item.widget.responder = PictureResponder(id, in: self)
        // Set before the menu, which otherwise makes the widget focusable: the pane's own keys reach it.
        item.widget.isFocusable = true
        item.widget.menu = .context { [weak self, weak item] _ in item.flatMap { self?.menu(for: $0) } }
        item.widget.isFocusable = item.isStop
        // The action that assistive technologies offer besides the menu.
        item.widget.offerActions(
            "item",
            [
                SimpleAction("activate") { [weak self] in
                    self?.prepare(for: id)
                    self?.onOpen()
                }
            ])
        canvas.append(item.widget)
        return item
    }

    private func nameItems() {
        let items = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
        for (index, picture) in note.sidePictures.enumerated() {
            items[picture.id].map { name($0, picture, at: index) }
        }
    }

    private func name(_ item: PictureItem, _ picture: NotePicture, at index: Int) {
        item.name = Self.name(picture, at: index)
        item.caption.show(picture.caption)
    }

    /// Calls `onLayoutChange` soon, but not during a layout, because the handler may scroll.
    func notifyLayoutChange() {
        MainLoop.soon { [weak self] in self?.onLayoutChange() }
    }

    private func nameItem(_ id: NotePicture.ID) {
        let pictures = note.sidePictures
        guard let index = pictures.firstIndex(where: { $0.id == id }) else { return }
        item(id).map { name($0, pictures[index], at: index) }
    }

    /// Returns the accessible name of a picture.
    static func name(_ picture: NotePicture, at index: Int) -> String {
        picture.caption.isEmpty ? localized("Image {number}", ["number": "\(index + 1)"]) : picture.caption
    }

    // MARK: Layout

    private func layOut(in pane: Size) -> PictureGrid {
        let pictures = note.sidePictures
        return PictureGrid(
            pictures.map { ($0.id, $0.size) }, in: pane, isRightToLeft: canvas.isRightToLeft,
            captions: heights.heights(of: pictures))
    }

    /// The frames of all pictures after the next layout. Keys use these, because they may be pressed before it.
    var nextGrid: PictureGrid { layOut(in: canvas.size) }

    private func place(_ size: Size) {
        let before = captionFrame
        grid = layOut(in: size)
        if captionFrame != before { notifyLayoutChange() }
        if let id = toReveal, grid.frame(of: id) != nil { MainLoop.soon { [weak self] in self?.reveal(id) } }
        let (frames, captions) = (grid.frames, grid.captions)
        for item in items {
            if let frame = frames[item.id] { canvas.place(item.widget, at: frame) }
            if let caption = item.caption.shown, let frame = captions[item.id] { canvas.place(caption, at: frame) }
        }
        if empty.widget.isVisible {
            let room = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
            canvas.place(empty.widget, at: room)
            MainLoop.soon { [empty] in empty.adapt(to: room.size) }
        }
        for (layer, rectangle) in [(band, mouse?.band), (mark, mouse?.mark)] where layer.isVisible {
            if let rectangle { canvas.place(layer, at: rectangle) }
        }
        // Not during the layout, which a new texture would start again.
        MainLoop.soon { [weak self] in self?.updateThumbnails() }
    }

    // MARK: Thumbnails

    /// Shows the thumbnails that exist for pictures in or near the visible part, and requests the missing ones.
    private func updateThumbnails() {
        let frames = grid.frames
        let pictures = Dictionary(uniqueKeysWithValues: note.sidePictures.map { ($0.id, $0) })
        let page = max(widget.visibleHeight, 1)
        let top = widget.scrollPosition
        let scale = Double(canvas.pixelsPerPoint)
        var requests: [(distance: Double, request: ThumbnailLoader.Request)] = []
        for item in items {
            guard let frame = frames[item.id], let picture = pictures[item.id] else { continue }
            let distance = max(frame.minY - (top + page), top - frame.maxY, 0)
            guard distance <= page else {
                item.show(nil, picture.pose)
                continue
            }
            let level = Thumbnails.level(for: max(frame.width, frame.height) * scale, of: picture.file)
            item.show(thumbnails.best(of: picture.file, level: level), picture.pose)
            requests.append((distance, ThumbnailLoader.Request(file: picture.file, level: level)))
        }
        loader.want(requests.sorted { $0.distance < $1.distance }.map(\.request))
    }
}
