import Gtk
import GtkEditor
import Longpress
import Notes
import Pictures

/// Shows the pictures in the note's text, and decodes those in or near the visible part.
final class TextPictures {
    let note: Note
    private let view: WeakObject<TextView>
    private let thumbnails: Thumbnails
    private let loader: ThumbnailLoader
    /// The shown pictures, in the order of the text.
    private(set) var items: [TextPictureItem] = []
    /// The indices of the pictures in or near the visible part.
    private var around = 0..<0
    private var column = 0.0
    private var resizing: PictureResizing?
    /// The window; nil until it exists.
    weak var window: NoteWindow?
    private var pendingSide: Timer?

    init(_ note: Note, in view: TextView, thumbnails: Thumbnails = .shared) {
        (self.note, self.thumbnails) = (note, thumbnails)
        self.view = WeakObject(view)
        loader = ThumbnailLoader(thumbnails)
        view.buffer.note = note
        resizing = PictureResizing(self, in: view)
        loader.onLoad = { [weak self] _ in self?.updateSight() }
        note.observe { [weak self] in self?.update($0) }
        view.onScroll { [weak self] in self?.updateSight() }
        view.onLayouts { [weak self] in self?.laidOut() }
        note.text.onSelectionMove { [weak self] in self?.showSelection() }
    }

    func item(_ id: NotePicture.ID) -> TextPictureItem? { items.first { $0.id == id } }

    /// The picture that is the whole selection; nil if the selection is anything else.
    var selected: NotePicture? {
        guard !items.isEmpty, let buffer = view.value?.buffer, let selection = buffer.selection, selection.count == 1
        else { return nil }
        return buffer.picture(at: selection.lowerBound).flatMap { note.picture($0.id) }
    }

    /// The item of the selected picture.
    var selectedItem: TextPictureItem? { selected.flatMap { item($0.id) } }

    /// Selects a picture, and moves the keyboard focus to the text.
    func choose(_ id: NotePicture.ID) {
        _ = view.value?.grabFocusIfNeeded()
        select(id)
    }

    /// Selects only a picture.
    func select(_ id: NotePicture.ID) {
        guard let buffer = view.value?.buffer, let offset = buffer.offset(ofPicture: id) else { return }
        if buffer.selection != offset..<offset + 1 { buffer.select(offset..<offset + 1) }
    }

    // MARK: Following the note

    private func update(_ change: Note.Change) {
        switch change {
        case .text(let change): update(change)
        case .pictures where !items.isEmpty:
            fitAll()
            updateSight()
        case .pose(let id), .caption(let id):
            guard let item = item(id) else { return }
            fit(item)
            updateSight()
        case .pictures, .history: break
        }
    }

    private func update(_ change: TextChange) {
        switch change {
        case .insertion(let text, let offset) where text.hasPictures:
            var start = offset
            for run in text.runs {
                if let picture = run.attributes.picture { add(picture, at: start) }
                start += run.count
            }
        case .deletion(let text, _) where text.hasPictures:
            items.removeAll { $0.widget.parent == nil }
            around = 0..<0
        case .marking(.picture(let picture), isOn: true, let ranges):
            guard let child = ranges.first.flatMap({ view.value?.child(at: $0.lowerBound) }),
                let item = items.first(where: { $0.widget == child })
            else { return }
            item.id = picture.id
            fit(item)
        default: break
        }
    }

    private func add(_ picture: TextPicture, at offset: Int) {
        guard let view = view.value else { return }
        let item = TextPictureItem(picture.id)
        item.widget.responder = TextPictureResponder(item, in: self)
        item.widget.menu = .context { [weak self, weak item] _ in item.flatMap { self?.menu(for: $0) } }
        follow(item)
        item.anchor = view.show(item.widget, at: offset)
        items.insert(item, at: items.partitioningIndex { self.offset(of: $0) > offset })
        around = 0..<0
        fit(item)
    }

    /// Handles presses: a press selects the picture, a double press opens it. A finger selects when it lifts, because it may be
    /// about to scroll.
    private func follow(_ item: TextPictureItem) {
        var (last, start) = (-Settings.doubleClickTime, Point(x: 0, y: 0))
        let press = { [weak self, weak item] (event: Event) in
            guard let self, let item else { return }
            let isDouble = event.time - last < Settings.doubleClickTime
            last = isDouble ? -Settings.doubleClickTime : event.time
            item.clicks.claim()
            choose(item.id)
            if isDouble { open(item.id) }
        }
        item.clicks.onPressed { [weak item] point in
            start = point
            if let event = item?.clicks.currentEvent, !event.isTouch { press(event) }
        }
        item.clicks.onReleased { [weak item] point in
            guard let event = item?.clicks.currentEvent, event.isTouch else { return }
            if point.isWithin(Settings.dragThreshold, of: start) { press(event) }
        }
        // Keys are for the text: this selects the picture there first.
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self, weak item] key in
            if let item, !key.isModifier, !key.name.hasSuffix("Tab") { self?.choose(item.id) }
            return false
        }
        item.widget.add(keys)
        item.widget.offerActions(
            "item", [SimpleAction("activate") { [weak self, weak item] in item.map { self?.open($0.id) } }])
    }

    func remove(_ id: NotePicture.ID) { note.remove([id]) }

    func open(_ id: NotePicture.ID) {
        guard let window, let picture = note.picture(id) else { return }
        PictureViewer.open([picture], of: window)
    }

    // MARK: Showing

    private func laidOut() {
        guard !items.isEmpty, let view = view.value else { return }
        if view.columnWidth != column {
            column = view.columnWidth
            fitAll()
        }
        updateSight()
    }

    private func fitAll() {
        guard !items.isEmpty else { return }
        if column == 0, let view = view.value { column = view.columnWidth }
        let pictures = Dictionary(uniqueKeysWithValues: note.pictures.enumerated().map { ($1.id, ($0, $1)) })
        for item in items { if let (index, picture) = pictures[item.id] { fit(item, picture, index) } }
    }

    /// Shows a picture in the size that it has in the note.
    func fit(_ item: TextPictureItem) {
        guard let index = note.pictures.firstIndex(where: { $0.id == item.id }) else { return }
        fit(item, note.pictures[index], index)
    }

    private func fit(_ item: TextPictureItem, _ picture: NotePicture, _ index: Int) {
        item.name = ImagePane.name(picture, at: index)
        item.show(caption: picture.caption)
        guard column > 0, let size = note.sizeInText(item.id) else { return }
        item.fit(picture, size, in: room(for: item))
    }

    /// Returns the width that the text has for a picture, in points.
    private func room(for item: TextPictureItem) -> Double {
        let style = view.value?.buffer.offset(ofPicture: item.id).flatMap { view.value?.buffer.paragraphStyle(at: $0) }
        let indent = style.map { $0.isHeading ? 0 : 2 * TextBuffer.indent * (($0.level ?? 0) + 1) } ?? 0
        return max(column - Double(indent), 24)
    }

    /// Shows a picture in the size whose width is nearest to a width in points, and returns that size.
    func show(_ item: TextPictureItem, nearest width: Double) -> TextPicture.Size? {
        guard let picture = note.picture(item.id), let current = note.sizeInText(item.id) else { return nil }
        let size = TextPictureItem.size(of: picture, nearest: width, in: room(for: item), having: current)
        item.fit(picture, size, in: room(for: item))
        return size
    }

    private func offset(of item: TextPictureItem) -> Int {
        item.anchor.flatMap { view.value?.buffer.offset(of: $0) } ?? 0
    }

    /// The number of pictures to keep ready before and after the visible ones, and the maximum number of visible ones to show.
    private static let (ready, most) = (4, 40)

    /// Shows the thumbnails that exist for pictures in or near the visible part, and requests the missing ones.
    private func updateSight() {
        guard !items.isEmpty, let view = view.value else { return }
        let visible = view.visibleRange
        let first = items.partitioningIndex { offset(of: $0) >= visible.lowerBound }
        let last = min(items.partitioningIndex { offset(of: $0) > visible.upperBound }, first + Self.most)
        let old = around
        around = max(first - Self.ready, 0)..<min(last + Self.ready, items.count)
        for index in old where !around.contains(index) { items[index].show(nil, .upright) }
        let scale = Double(view.pixelsPerPoint)
        var requests: [(distance: Int, request: ThumbnailLoader.Request)] = []
        for index in around {
            let item = items[index]
            guard let picture = note.picture(item.id) else { continue }
            let level = Thumbnails.level(for: item.longestSide * scale, of: picture.file)
            item.show(thumbnails.best(of: picture.file, level: level), picture.pose)
            requests.append(
                (max(first - index, index - last + 1, 0), ThumbnailLoader.Request(file: picture.file, level: level)))
        }
        loader.want(requests.sorted { $0.distance < $1.distance }.map(\.request))
        showSelection()
    }

    /// Shows which pictures are selected. A picture that is selected alone only has a frame: GTK would highlight the space below
    /// it, too.
    private func showSelection() {
        let alone = selected
        view.value?.setStyle(PictureStyle.alone, alone != nil)
        guard !items.isEmpty, let buffer = view.value?.buffer else { return }
        let selection = buffer.selection
        for index in around where items.indices.contains(index) {
            let (item, offset) = (items[index], offset(of: items[index]))
            item.isSelected = selection?.contains(offset) ?? false
            let hasGrip = item.id == alone?.id && view.value?.isEditable == true
            item.grip.show(hasGrip, atLeft: hasGrip && startsAtRight(offset))
        }
        // Later, when GTK knows where the insertion point is.
        if pendingSide?.isPending != true { pendingSide = MainLoop.soon { [weak self] in self?.keepSide() } }
    }

    /// Returns whether the line of a picture starts at the right.
    private func startsAtRight(_ offset: Int) -> Bool {
        guard let view = view.value else { return false }
        return view.buffer.runsFromRight(at: offset) ?? view.isRightToLeft
    }

    /// Keeps a picture at its side while the insertion point is on its line.
    private func keepSide() {
        guard let view = view.value else { return }
        let line = view.buffer.paragraphRange(at: view.buffer.insertionPoint)
        let isOther =
            view.buffer.picture(at: line.lowerBound) != nil
            && startsAtRight(line.lowerBound) != view.laysOutFromRight(at: line.lowerBound)
        view.buffer.setHighlights(.otherSide, isOther ? [line] : [], in: 0..<view.buffer.count)
    }

    // MARK: Menu

    /// Returns the menu of a picture, with a preview (C21).
    private func menu(for item: TextPictureItem) -> ContextMenuConfiguration? {
        guard let picture = note.picture(item.id) else { return nil }
        let preview = item.texture.map { texture in
            ImagePane.preview(of: picture, [texture], among: [picture], growingOutOf: item.widget) {
                [weak self, weak item] in
                item.map { self?.open($0.id) }
            } setLifted: { [weak item] in
                item?.setLifted($0)
            }
        }
        return ContextMenuConfiguration(menu: .textPicture, preview: preview, targetName: item.name)
    }

    // MARK: Captions

    func editCaption(of id: NotePicture.ID) {
        guard let item = item(id), let window = window?.window, let frame = item.widget.bounds(in: window),
            let picture = note.picture(id)
        else { return }
        CaptionPopover.show(picture.caption, at: frame, in: window) { [weak note] text in
            note?.history.step(named: Command.editCaption.undoName) { note?.setCaption(text.withLineFeeds, of: id) }
        }
    }
}
