import Gtk

/// The two handles of one window's selection (E6). They show while text that was last touched or held has the focus and a
/// selection. They disappear as soon as the mouse is used, or the keyboard selects or types.
@MainActor final class SelectionHandles {
    private let window: WeakObject<Native>
    private var widget: WeakObject<Widget>?
    private var layer: (any HandleLayer)?
    private var shown: HandleGeometry?
    private var frames: SignalConnection?
    private var lastSeen: (range: Range<Int>, knob: Point?, isOnDark: Bool)?
    /// Called when the handles have moved in the window without a change of the selection: the text was scrolled.
    var onScroll: () -> Void = {}

    init(_ window: Native) {
        self.window = WeakObject(window)
        // The handles of a label are overlaid on the window, and have to be removed before it is destroyed.
        window.onDestroy { [weak self] in self?.deactivate() }
        window.onPopoverUnmap { [weak self] in self?.deactivate() }
    }

    isolated deinit {
        frames?.disconnect()
    }

    // MARK: When they show

    /// Gives the selection of this widget handles from now on, if it is selectable text.
    func activate(for widget: Widget) {
        guard self.widget?.value != widget else { return update() }
        deactivate()
        guard case .edit = widget.menu, let text = widget.nearestResponder as? any SelectionTarget else { return }
        // A secret is selected as a whole or not at all.
        guard !text.keepsSecret else { return }
        self.widget = WeakObject(widget)
        frames = widget.onFrame { [weak self] in self?.update() }
        update()
    }

    /// Removes the handles, and shows none from now on.
    func deactivate() {
        frames?.disconnect()
        (frames, widget) = (nil, nil)
        hide()
    }

    /// Removes the handles if the event being processed changes the selection.
    func deactivateIfSelectionChanges() {
        guard let before = target?.selectedRange else { return deactivate() }
        MainLoop.soon { [weak self] in
            if let self, target?.selectedRange != before { deactivate() }
        }
    }

    /// Returns whether the selection of a widget has handles, or is about to get them.
    func belong(to widget: Widget) -> Bool {
        guard self.widget?.value == widget, let text = widget.nearestResponder as? any SelectionTarget else {
            return false
        }
        return !text.selectedRange.isEmpty
    }

    /// The widget whose selection shows handles.
    var owner: Widget? { shown == nil ? nil : widget?.value }

    /// The text whose selection shows handles.
    var target: (any SelectionTarget)? { owner?.nearestResponder as? any SelectionTarget }

    // MARK: Where they are

    /// Returns the handle that a press in the window grabs; nil if it misses them, or if the handle is scrolled out of view.
    func handle(at point: Point, isTouch: Bool) -> SelectionHandle? {
        guard let shown, let window = window.value, let widget = owner,
            let location = window.convert(point, to: widget),
            let handle = shown.handle(at: location, isTouch: isTouch),
            let visible = widget.visiblePart, isVisible(handle, of: shown, in: visible)
        else { return nil }
        return handle
    }

    private func isVisible(_ handle: SelectionHandle, of geometry: HandleGeometry, in visible: Rectangle) -> Bool {
        let caret = geometry.caret(of: handle)
        return caret.maxY > visible.minY && caret.minY < visible.maxY
    }

    /// Returns the current geometry of the handles of a widget's selection, in the widget's coordinates; nil if it has none.
    func geometry(in widget: Widget) -> HandleGeometry? {
        guard belong(to: widget), let text = widget.nearestResponder as? any SelectionTarget else { return nil }
        let range = text.selectedRange
        return HandleGeometry(
            start: text.handleLine(of: .start, on: range), end: text.handleLine(of: .end, on: range),
            room: TextView(widget)?.extent)
    }

    /// Shows the handles at their current positions, or hides them.
    func update() {
        guard let window = window.value, window.window?.isActive == true, let widget = widget?.value, widget.isMapped,
            widget.containsFocus, let range = (widget.nearestResponder as? any SelectionTarget)?.selectedRange,
            let geometry = geometry(in: widget)
        else { return hide() }
        let location = widget.convert(geometry.knob(of: .start), to: window)
        let before = lastSeen
        let isOnDark = widget.hasLightText
        lastSeen = (range, location, isOnDark)
        guard layer == nil || shown != geometry || before?.knob != location || before?.isOnDark != isOnDark else {
            return
        }
        if layer == nil { layer = TextView(widget).map(TextViewHandleLayer.of) ?? WindowHandleLayer(widget) }
        layer?.show(geometry, onDark: isOnDark)
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
