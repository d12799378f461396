import Gtk

/// The two handles of one window's selection (E6): shown while text that was last touched, or held, has the focus and a
/// selection; gone as soon as the mouse takes over, or the keyboard selects or writes.
@MainActor final class SelectionHandles {
    private let window: WeakObject<Native>
    private var widget: WeakObject<Widget>?
    private var layer: (any HandleLayer)?
    private var shown: HandleGeometry?
    private var frames: SignalConnection?
    private var lastSeen: (range: Range<Int>, knob: Point?)?
    /// Called when the handles have moved in the window though the selection is the same: the text was scrolled.
    var onScroll: () -> Void = {}

    init(_ window: Native) {
        self.window = WeakObject(window)
        // Those of a label are laid over the window, which must not end with them in it.
        window.onDestroy { [weak self] in self?.deactivate() }
        window.onPopoverUnmap { [weak self] in self?.deactivate() }
    }

    isolated deinit {
        frames?.disconnect()
    }

    // MARK: When they show

    /// From now on the selection of this widget has handles, if it is text that a person can select in.
    func activate(for widget: Widget) {
        guard self.widget?.value != widget else { return update() }
        deactivate()
        guard case .edit = widget.menu, let text = widget.nearestResponder as? any SelectionTarget else { return }
        // Of a secret all is selected, or nothing.
        guard !text.keepsSecret else { return }
        self.widget = WeakObject(widget)
        frames = widget.onFrame { [weak self] in self?.update() }
        update()
    }

    /// From now on no selection has handles.
    func deactivate() {
        frames?.disconnect()
        (frames, widget) = (nil, nil)
        hide()
    }

    /// Has no selection have handles from now on, if what happens now selects anything else.
    func deactivateIfSelectionChanges() {
        guard let before = target?.selectedRange else { return deactivate() }
        MainLoop.soon { [weak self] in
            if let self, target?.selectedRange != before { deactivate() }
        }
    }

    /// Whether the selection of a widget has handles, or is about to have them.
    func belong(to widget: Widget) -> Bool {
        guard self.widget?.value == widget, let text = widget.nearestResponder as? any SelectionTarget else {
            return false
        }
        return !text.selectedRange.isEmpty
    }

    /// The widget whose selection has handles now.
    var owner: Widget? { shown == nil ? nil : widget?.value }

    /// The text that the handles belong to, while they show.
    var target: (any SelectionTarget)? { owner?.nearestResponder as? any SelectionTarget }

    // MARK: Where they are

    /// The handle that a press in the window takes hold of; nil beside them, or where the handle is scrolled away.
    func handle(at point: Point, isTouch: Bool) -> SelectionHandle? {
        guard let shown, let window = window.value, let widget = owner,
            let location = window.convert(point, to: widget),
            let handle = shown.handle(at: location, isTouch: isTouch),
            let visible = widget.visiblePart, isToBeSeen(handle, of: shown, in: visible)
        else { return nil }
        return handle
    }

    private func isToBeSeen(_ handle: SelectionHandle, of geometry: HandleGeometry, in visible: Rectangle) -> Bool {
        let caret = geometry.caret(of: handle)
        return caret.maxY > visible.minY && caret.minY < visible.maxY
    }

    /// Where the handles of a widget's selection belong now, in the widget's coordinates; nil if it has none.
    func geometry(in widget: Widget) -> HandleGeometry? {
        guard belong(to: widget), let text = widget.nearestResponder as? any SelectionTarget else { return nil }
        let range = text.selectedRange
        return HandleGeometry(
            start: text.handleLine(of: .start, on: range), end: text.handleLine(of: .end, on: range),
            room: TextView(widget)?.extent)
    }

    /// Shows the handles where they belong now, or hides them.
    func update() {
        guard let window = window.value, window.window?.isActive == true, let widget = widget?.value, widget.isMapped,
            widget.containsFocus, let range = (widget.nearestResponder as? any SelectionTarget)?.selectedRange,
            let geometry = geometry(in: widget)
        else { return hide() }
        let location = widget.convert(geometry.knob(of: .start), to: window)
        let before = lastSeen
        lastSeen = (range, location)
        guard layer == nil || shown != geometry || before?.knob != location else { return }
        if layer == nil { layer = TextView(widget).map(TextViewHandleLayer.of) ?? WindowHandleLayer(widget) }
        layer?.show(geometry)
        shown = geometry
        if let before, before.range == range, before.knob != location { onScroll() }
    }

    private func hide() {
        lastSeen = nil
        guard let layer else { return }
        self.layer = nil
        shown = nil
        layer.hide()
    }
}
