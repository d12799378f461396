import Gtk

/// Selecting text by a press that is dragged over it (E23): by words or paragraphs.
final class DragSelection {
    private let window: WeakObject<Native>
    private let scroller = EdgeScroller()
    private var dragged: Dragged?

    private struct Dragged {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        let before: Range<Int>
        /// What was selected first: it stays so.
        let anchor: Range<Int>
        let granularity: SelectionGranularity
        /// The position of the drag now, in the window's coordinates.
        var point: Point
    }

    init(in window: Native) {
        self.window = WeakObject(window)
    }

    /// Whether a press selects.
    var isDragging: Bool { dragged != nil }

    /// Begins with a press that was made at one point and has come to another one, both in the window's coordinates; false if
    /// nothing can be selected there.
    func begin(in text: any SelectionTarget, of widget: Widget, from start: Point, to point: Point) -> Bool {
        guard !text.keepsSecret, text.canBecomeFirstResponder, text.becomeFirstResponder(),
            let location = location(of: start, in: widget)
        else { return false }
        let before = text.selectedRange
        let anchor = unit(of: text, at: location, by: .word)
        begin(in: text, of: widget, anchor: anchor, by: .word, before: before, to: point)
        return true
    }

    /// Begins with what the press has selected.
    func begin(
        in text: any SelectionTarget, of widget: Widget, anchor: Range<Int>, by granularity: SelectionGranularity,
        before: Range<Int>, to point: Point
    ) {
        dragged = Dragged(
            widget: WeakObject(widget), text: text, before: before, anchor: anchor, granularity: granularity,
            point: point)
        move(to: point)
    }

    /// Goes with the press to a point of the window.
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

    /// Lets go of it; what is selected stays so.
    func end() {
        scroller.stop()
        dragged = nil
    }

    /// Calls it off: what was selected before is selected again.
    func cancel() {
        guard let dragged else { return }
        end()
        dragged.text.selectedRange = dragged.before
    }
}
