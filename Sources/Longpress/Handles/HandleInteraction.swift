import Gtk

/// Drags a selection's handles in a window (E6). The menu is hidden meanwhile and returns afterwards.
final class HandleInteraction {
    private let window: WeakObject<Native>
    private let handles: SelectionHandles
    private let scroller = EdgeScroller()
    private var dragged: DragState?

    private struct DragState {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        let before: Range<Int>
        let handle: SelectionHandle
        var pace: HandlePace
        /// Whether the drag moves quickly.
        var isQuick = false
        /// The distance from the press to the insertion point that the handle is attached to, so that nothing jumps.
        let grip: Point
        /// The current position of the press, in the window's coordinates.
        var point: Point
        let loupe = Loupe()
        /// Whether the other process, which knows the text's layout, has been notified of the drag.
        var isRequested = false
    }

    init(in window: Native, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
    }

    var isDragging: Bool { dragged != nil }

    /// Grabs the handle at a press. Returns whether there is one.
    func pressBegan(_ press: PressEvent) -> Bool {
        let point = press.point
        guard let window = window.value, let handle = handles.handle(at: point, isTouch: press.isTouch),
            let widget = handles.owner, let text = handles.target, !text.selectedRange.isEmpty
        else { return false }
        let line = text.handleLine(of: handle, on: text.selectedRange)
        guard let caret = widget.convert(line, to: window) else { return true }
        dragged = DragState(
            widget: WeakObject(widget), text: text, before: text.selectedRange, handle: handle,
            pace: HandlePace(handle, at: press.time, point),
            grip: Point(x: caret.midX - point.x, y: caret.midY - point.y), point: point)
        return true
    }

    func pressMoved(_ press: PressEvent) {
        guard var moved = dragged, let widget = moved.widget.value else { return }
        moved.point = press.point
        moved.isQuick = moved.pace.isQuick(at: press.time, press.point)
        dragged = moved
        follow()
        guard let dragged, let aim = aim(in: widget) else { return }
        // The end of the line that the knob is attached to, which gets near the edge first.
        let half = dragged.text.handleLine(of: dragged.handle, on: dragged.text.selectedRange).height / 2
        let location = Point(x: aim.x, y: dragged.handle == .start ? aim.y - half : aim.y + half)
        scroller.follow(location, in: widget) { [weak self] in self?.follow() }
    }

    /// Returns the position in the text that the drag aims at, in the widget's coordinates.
    private func aim(in widget: Widget) -> Point? {
        guard let dragged else { return nil }
        let aim = Point(x: dragged.point.x + dragged.grip.x, y: dragged.point.y + dragged.grip.y)
        return window.value?.convert(aim, to: widget)
    }

    private func follow() {
        guard var dragged, let widget = dragged.widget.value, let aim = aim(in: widget) else { return }
        if let text = dragged.text as? any AskingSelectionTarget { return ask(text, to: aim) }
        // The text may have changed in the meantime, and its selection may have moved.
        let range = dragged.text.selectedRange
        guard !range.isEmpty else {
            end()
            return
        }
        var drag = SelectionDrag(range, dragging: dragged.handle)
        let offset = dragged.text.closestPosition(to: aim)
        let goesByWords = dragged.pace.isOutward(offset) && dragged.isQuick
        drag.move(
            to: offset, in: goesByWords ? dragged.text.range(enclosing: offset, by: .word) : nil,
            nearest: dragged.text.position(nearestFixedEndOf: drag))
        self.dragged = dragged
        if range != drag.selection { dragged.text.selectedRange = drag.selection }
        handles.update()
        showLoupe(on: dragged.text.handleLine(of: drag.handle, on: drag.selection))
    }

    /// Shows the loupe with the line at the moving end; `caret` is in the widget's coordinates.
    private func showLoupe(on caret: Rectangle) {
        guard let dragged, let window = window.value, let widget = dragged.widget.value,
            let line = widget.convert(caret, to: window), let visible = widget.visibleBounds(in: window)
        else { return }
        dragged.loupe.show(dragged.point.x + dragged.grip.x, on: line, of: visible, in: window)
    }

    /// Asks the other process to move its selection with the handle. The answer updates the loupe.
    private func ask(_ text: any AskingSelectionTarget, to aim: Point) {
        guard let dragged else { return }
        self.dragged?.isRequested = true
        text.drag(dragged.handle, to: aim, isFirst: !dragged.isRequested, isQuick: dragged.isQuick) {
            [weak self] caret in
            guard let self, let now = self.dragged, now.loupe === dragged.loupe else { return }
            handles.update()
            if let caret { showLoupe(on: caret) } else { now.loupe.hide() }
        }
    }

    func pressLifted() {
        guard let dragged = end(), let widget = dragged.widget.value else { return }
        MenuPresenter.shared.open(on: widget, by: .program)
    }

    /// Cancels the drag and restores the previous selection, wherever it has moved. An empty selection stays empty.
    func cancel() {
        guard let dragged = end() else { return }
        if let text = dragged.text as? any AskingSelectionTarget {
            text.restoreSelection()
        } else {
            let (now, count) = (dragged.text.selectedRange, dragged.before.count)
            guard !now.isEmpty else { return handles.update() }
            // The fixed end has moved with the text.
            dragged.text.selectedRange =
                dragged.handle == .end
                ? now.lowerBound..<now.lowerBound + count : max(now.upperBound - count, 0)..<now.upperBound
        }
        handles.update()
    }

    @discardableResult
    private func end() -> DragState? {
        defer { dragged = nil }
        scroller.stop()
        dragged?.loupe.hide()
        return dragged
    }
}
