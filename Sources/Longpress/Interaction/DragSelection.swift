import Gtk

/// Selects text by words or paragraphs while a press is dragged over it (E23).
final class DragSelection {
    private let window: WeakObject<Native>
    private let scroller = EdgeScroller()
    private var dragged: DragState?

    private struct DragState {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        let before: Range<Int>
        /// The first selected range, which stays selected.
        let anchor: Range<Int>
        let granularity: SelectionGranularity
        /// The current position of the drag, in the window's coordinates.
        var point: Point
    }

    init(in window: Native) {
        self.window = WeakObject(window)
    }

    /// Whether a press is selecting.
    var isDragging: Bool { dragged != nil }

    /// Begins selecting by words, with a press that has moved from one point to another, both in the window's coordinates.
    /// Returns false if nothing can be selected there.
    func begin(in text: any SelectionTarget, of widget: Widget, from start: Point, to point: Point) -> Bool {
        guard !text.keepsSecret, text.canBecomeFirstResponder, text.becomeFirstResponder(),
            let location = location(of: start, in: widget)
        else { return false }
        let before = text.selectedRange
        let anchor = unit(of: text, at: location, by: .word)
        begin(in: text, of: widget, anchor: anchor, by: .word, before: before, to: point)
        return true
    }

    /// Begins with the range that the press has selected already.
    func begin(
        in text: any SelectionTarget, of widget: Widget, anchor: Range<Int>, by granularity: SelectionGranularity,
        before: Range<Int>, to point: Point
    ) {
        dragged = DragState(
            widget: WeakObject(widget), text: text, before: before, anchor: anchor, granularity: granularity,
            point: point)
        move(to: point)
    }

    /// Extends the selection to a point of the window.
    func move(to point: Point) {
        dragged?.point = point
        follow()
        guard let widget = dragged?.widget.value, let location = location(of: point, in: widget) else { return }
        scroller.follow(location, in: widget) { [weak self] in self?.follow() }
    }

    private func follow() {
        guard let dragged, let widget = dragged.widget.value, let location = location(of: dragged.point, in: widget)
        else {
            return
        }
        let unit = unit(of: dragged.text, at: location, by: dragged.granularity)
        let selection =
            min(unit.lowerBound, dragged.anchor.lowerBound)..<max(unit.upperBound, dragged.anchor.upperBound)
        if selection != dragged.text.selectedRange { dragged.text.selectedRange = selection }
    }

    private func unit(
        of text: any SelectionTarget, at location: Point, by granularity: SelectionGranularity
    ) -> Range<Int> {
        let position = text.closestPosition(to: location)
        return text.range(enclosing: position, by: granularity) ?? position..<position
    }

    private func location(of point: Point, in widget: Widget) -> Point? {
        window.value?.convert(point, to: widget)
    }

    /// Ends the drag and keeps the selection.
    func end() {
        scroller.stop()
        dragged = nil
    }

    /// Cancels the drag and restores the previous selection.
    func cancel() {
        guard let dragged else { return }
        end()
        dragged.text.selectedRange = dragged.before
    }
}
