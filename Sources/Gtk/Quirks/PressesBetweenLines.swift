import CGtk

/// Has a mouse that is pressed or dragged between paragraphs go to the line that is nearest.
///
/// - Symptom: In the space between paragraphs a click goes to the end of the line above, and a drag sticks there, however far
///   from it the pointer is. There the middle button pastes, too.
/// - Versions: seen with 4.8, 4.18 and 4.24. In all three, a click on selected text moves the insertion point as the drag gesture
///   ends, since that claims the press. With 4.24, the claim cancels the click gesture at once: handlers of `pressed` that run
///   after GTK's own find no button in it.
/// - Source: gtktextlayout.c, `gtk_text_layout_get_iter_at_position`; gtktextview.c, `gtk_text_view_click_gesture_pressed` and
///   `gtk_text_view_drag_gesture_end`.
/// - Test: `PressesBetweenLinesTests`.
/// - Remove when: a point below a paragraph's last line is on that line or on the next one.
extension TextView {
    /// Has the mouse put the insertion point, and select, on the line nearest to it.
    package func pressesGoToNearestLine() {
        _ = attached(PressesBetweenLines.name, or: PressesBetweenLines(self))
    }
}

/// Follows what a text view's own gestures do. It lives as long as the view.
private final class PressesBetweenLines {
    static let name: StaticString = "longpress-presses-between-lines"

    private let view: WeakObject<TextView>
    /// Whether the press is on what is selected: that is dragged then, and nothing is selected.
    private var dragsText = false

    init(_ view: TextView) {
        self.view = WeakObject(view)
        // Of several, the oldest is GTK's own.
        let controllers = view.controllers
        guard let click = controllers.last(where: { $0.typeName == "GtkGestureClick" })?.opaque,
            let drag = controllers.last(where: { $0.typeName == "GtkGestureDrag" })?.opaque
        else { return }
        Object(borrowing: UnsafeMutableRawPointer(click)).connect("pressed", after: true) { [weak self] arguments in
            // The gesture may have been cancelled, and have forgotten its button.
            guard let event = EventController.currentEvent(of: click) else { return }
            let point = arguments.point(1)
            switch event.button {
            case .primary: self?.pressed(at: point, isExtending: event.shift)
            case .middle: self?.pastes(at: point)
            default: break
            }
        }
        for (signal, isOver) in [("drag-update", false), ("drag-end", true)] {
            Object(borrowing: UnsafeMutableRawPointer(drag)).connect(signal, after: true) { [weak self] arguments in
                var (x, y) = (0.0, 0.0)
                gtk_gesture_drag_get_start_point(drag, &x, &y)
                let moved = arguments.point(0)
                self?.dragged(to: Point(x: x + moved.x, y: y + moved.y), isOver: isOver)
            }
        }
    }

    private func pressed(at point: Point, isExtending: Bool) {
        guard let view = view.value else { return }
        // A press empties the selection, unless it is on it, or makes it grow.
        dragsText = view.buffer.selection != nil && !isExtending
        guard !dragsText else { return }
        if isExtending { moveInsertionPoint(of: view, to: point) } else { putInsertionPoint(of: view, at: point) }
    }

    /// Has the middle button paste on the nearest line: until what is pasted has come, a mark of GTK's says where it goes.
    private func pastes(at point: Point) {
        guard let view = view.value, let offset = mended(at: point, in: view) else { return }
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = view.buffer.typed()
        guard let mark = gtk_text_buffer_get_mark(buffer, "gtk_paste_point_override") else { return }
        var iterator = view.buffer.iterator(at: offset)
        gtk_text_buffer_move_mark(buffer, mark, &iterator)
    }

    private func dragged(to point: Point, isOver: Bool) {
        guard let view = view.value else { return }
        if isOver {
            // What is pressed and not dragged is selected no more.
            if dragsText, view.buffer.selection == nil { putInsertionPoint(of: view, at: point) }
        } else if !dragsText {
            moveInsertionPoint(of: view, to: point)
        }
    }

    /// Puts the insertion point on the nearest line.
    private func putInsertionPoint(of view: TextView, at point: Point) {
        if let offset = mended(at: point, in: view) { view.buffer.insertionPoint = offset }
    }

    /// Takes that end of the selection which is the insertion point to the nearest line.
    private func moveInsertionPoint(of view: TextView, to point: Point) {
        guard let offset = mended(at: point, in: view) else { return }
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = view.buffer.typed()
        var iterator = view.buffer.iterator(at: offset)
        gtk_text_buffer_move_mark(buffer, gtk_text_buffer_get_insert(buffer), &iterator)
    }

    /// The place that a point belongs to; nil if GTK takes it for the same.
    private func mended(at point: Point, in view: TextView) -> Int? {
        let offset = view.offset(at: point)
        return offset == view.offset(ofPressAt: point) ? nil : offset
    }
}
