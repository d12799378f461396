public import Gtk

/// Makes a view of a picture a responder for Copy and Select All of a region that a person selects in it.
///
/// The view lays ``selectionView`` over all of itself, above the picture, and calls ``pictureMoved()`` whenever the picture
/// has another frame. A subclass, which knows the pixels, copies them.
///
///     let responder = PhotoResponder(canvas, wholeRegion: ImageRegion(wholeOf: photo.size)) { zoom.frame }
///     canvas.append(responder.selectionView)
///     canvas.responder = responder
///     canvas.menu = .edit(EditMenu(commands: [.copy, .selectAll]))
///
/// The whole picture is what a hold, a secondary click, a double tap or a key selects where nothing else is.
open class ImageRegionResponder: RegionTarget {
    private static let handlers = CommandHandlers<ImageRegionResponder>(
        editing: { $0.editingState },
        [
            .copy: { responder in responder.selectedRegion.map(responder.copy) },
            .select: { $0.selectAll() }, .selectAll: { $0.selectAll() },
        ])

    private let weakWidget: WeakObject<Widget>
    private let frame: () -> Rectangle
    private let view: RegionView

    /// All of the picture, in its pixels as it is seen.
    public private(set) var wholeRegion: ImageRegion

    /// The selected region, in pixels of the picture as it is seen; nil for none.
    open var selectedRegion: ImageRegion? {
        didSet {
            selectedRegion = selectedRegion?.intersection(wholeRegion)
            if selectedRegion != oldValue { regionChanged() }
        }
    }

    /// Makes the responder of a view.
    ///
    /// - Parameters:
    ///   - widget: The view, which must be able to have the focus.
    ///   - wholeRegion: All of the picture that it shows.
    ///   - frame: Asked each time for the picture's frame in the view's coordinates. It must not hold the view strongly.
    public init(_ widget: Widget, wholeRegion: ImageRegion, frame: @escaping () -> Rectangle) {
        weakWidget = WeakObject(widget)
        (self.wholeRegion, self.frame) = (wholeRegion, frame)
        view = RegionView()
        view.geometry = { [weak self] in self?.geometry }
        view.picture = { [weak self] in self?.pictureFrame ?? .zero }
        followPointer(over: widget)
        let keys = KeyController(phase: .bubble)
        keys.onKey { [weak self] in self?.handle($0) ?? false }
        widget.add(keys)
    }

    /// Shows what is selected. It lets all input through to what lies below.
    public var selectionView: Widget { view.canvas }

    /// The view, while it exists.
    public var widget: Widget? { weakWidget.value }

    /// Whether all of the picture is selected.
    public var isAllSelected: Bool { selectedRegion == wholeRegion }

    /// Goes on with another picture, or with the same one as it is seen now, and with what is selected of it.
    public func show(_ wholeRegion: ImageRegion, selecting region: ImageRegion? = nil) {
        self.wholeRegion = wholeRegion
        selectedRegion = region
        pictureMoved()
    }

    /// Says that the picture may have another frame: it was zoomed, moved or laid out.
    public func pictureMoved() {
        view.canvas.redraw()
        guard selectedRegion != nil, let widget, let window = widget.native else { return }
        WindowInteraction.of(window)?.regions.pictureMoved(in: widget)
    }

    private var geometry: RegionGeometry? { widget.flatMap { geometry(in: $0) } }

    private func regionChanged() {
        view.canvas.redraw()
        widget?.setAccessibleDescription(selectionText)
        MenuPresenter.shared.setNeedsUpdate()
    }

    /// The selection in words; empty if there is none.
    private var selectionText: String {
        guard let region = selectedRegion else { return "" }
        if isAllSelected { return libraryText("Whole image selected") }
        return libraryText(
            "{width} × {height} pixels selected", ["width": "\(region.width)", "height": "\(region.height)"])
    }

    /// The pointer says what it would take hold of.
    private func followPointer(over widget: Widget) {
        let motion = MotionController(phase: .capture)
        motion.onMove { [weak self] point in
            guard let self, let widget = self.widget else { return }
            var grip = geometry?.grip(at: point, isTouch: false)
            // Within a whole picture a drag selects anew.
            if grip == .inside, isAllSelected || scrollsByDrag(isTouch: false) { grip = nil }
            if widget.cursorName != grip?.cursorName { widget.cursorName = grip?.cursorName }
        }
        widget.add(motion)
    }

    // MARK: RegionTarget

    /// The picture's frame in the widget's coordinates.
    public var pictureFrame: Rectangle { frame() }

    /// True for a finger on a picture that is larger than its view.
    open func scrollsByDrag(isTouch: Bool) -> Bool {
        guard isTouch, let widget else { return false }
        let (picture, view) = (pictureFrame, widget.size)
        // Half a point is what rounding makes.
        return picture.width > view.width + 0.5 || picture.height > view.height + 0.5
    }

    /// Does nothing: the view shows the whole picture.
    open func scroll(x: Double, y: Double) {}

    /// Has it read out.
    open func regionChosen() { widget?.announce(selectionText) }

    // MARK: Responder

    /// The responder around the view.
    open var nextResponder: (any Responder)? { widget?.enclosingResponder }

    /// True as long as there is a picture.
    open var canBecomeFirstResponder: Bool { wholeRegion.width > 0 && wholeRegion.height > 0 }

    /// Takes the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool { widget?.grabFocusIfNeeded() ?? false }

    /// Returns the handler of a command. Override this to add commands from a table of your own.
    open func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private var editingState: EditingState {
        EditingState(
            hasSelection: selectedRegion != nil, isAllSelected: isAllSelected, isEmpty: !canBecomeFirstResponder,
            isEditable: false)
    }

    private func selectAll() {
        selectedRegion = wholeRegion
        regionChosen()
    }

    /// Puts a region of the picture on the clipboard. A subclass does.
    open func copy(_ region: ImageRegion) {}

    // MARK: EditMenuTarget

    /// A press inside the region keeps it; any other selects the whole picture.
    open func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        if let geometry {
            guard let point else { return }
            if geometry.grip(at: point, isTouch: false) != nil { return }
        }
        selectedRegion = wholeRegion
    }

    /// Selects the whole picture.
    open func selectForDoubleTap(at point: Point) { selectAll() }

    /// The region.
    open var targetRectangle: Rectangle? { geometry?.frame }
}
