public import Gtk

/// Makes a view of a picture a responder for Copy and Select All of a region that the user selects in it.
///
/// The view overlays ``selectionView`` on its whole area, above the picture, and calls ``pictureMoved()`` whenever the picture's
/// frame changes. A subclass, which knows the pixels, implements copying.
///
///     let responder = PhotoResponder(canvas, wholeRegion: ImageRegion(wholeOf: photo.size)) { zoom.frame }
///     canvas.append(responder.selectionView)
///     canvas.responder = responder
///     canvas.menu = .edit(EditMenu(commands: [.copy, .selectAll]))
///
/// A hold, a secondary click, a double tap or a key selects the whole picture if nothing else is selected.
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

    /// The whole picture, in pixels, as displayed.
    public private(set) var wholeRegion: ImageRegion

    /// The selected region, in pixels of the picture as displayed; nil for none.
    open var selectedRegion: ImageRegion? {
        didSet {
            selectedRegion = selectedRegion?.intersection(wholeRegion)
            if selectedRegion != oldValue { regionChanged() }
        }
    }

    /// Creates the responder of a view.
    ///
    /// - Parameters:
    ///   - widget: The view, which must be able to have the focus.
    ///   - wholeRegion: The whole picture that it shows.
    ///   - frame: Returns the picture's frame in the view's coordinates; called each time. It must not hold the view strongly.
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

    /// Draws the selection. It lets all input through to what lies below.
    public var selectionView: Widget { view.canvas }

    /// The view, while it exists.
    public var widget: Widget? { weakWidget.value }

    /// Whether the whole picture is selected.
    public var isAllSelected: Bool { selectedRegion == wholeRegion }

    /// Shows a different picture, or the same one displayed differently, and sets its selected region.
    public func show(_ wholeRegion: ImageRegion, selecting region: ImageRegion? = nil) {
        self.wholeRegion = wholeRegion
        selectedRegion = region
        pictureMoved()
    }

    /// Call this when the picture's frame may have changed: after zooming, moving or layout.
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

    /// A description of the selection; empty if there is none.
    private var selectionText: String {
        guard let region = selectedRegion else { return "" }
        if isAllSelected { return libraryText("Whole image selected") }
        return libraryText(
            "{width} × {height} pixels selected", ["width": "\(region.width)", "height": "\(region.height)"])
    }

    /// Makes the cursor show what a press would grab.
    private func followPointer(over widget: Widget) {
        let motion = MotionController(phase: .capture)
        motion.onMove { [weak self] point in
            guard let self, let widget = self.widget else { return }
            var grip = geometry?.grip(at: point, isTouch: false)
            // If the whole picture is selected, a drag inside it selects a new region.
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
        // Rounding may account for half a point.
        return picture.width > view.width + 0.5 || picture.height > view.height + 0.5
    }

    /// Does nothing: the view shows the whole picture.
    open func scroll(x: Double, y: Double) {}

    /// Announces the selection to screen readers.
    open func regionChosen() { widget?.announce(selectionText) }

    // MARK: Responder

    /// The view's enclosing responder.
    open var nextResponder: (any Responder)? { widget?.enclosingResponder }

    /// True while there is a picture.
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

    /// Does nothing. A subclass puts a region of the picture on the clipboard.
    open func copy(_ region: ImageRegion) {}

    // MARK: EditMenuTarget

    /// Selects the whole picture, unless the press is inside the region.
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
