import CGtk

/// Makes mouse presses and drags between paragraphs apply to the nearest line.
///
/// - Symptom: In the space between paragraphs, a click goes to the end of the line above, and a drag stays there, however far
///   away the pointer is. The middle button pastes there, too.
/// - Versions: seen with 4.8, 4.18 and 4.24. In all three, a click on selected text moves the insertion point when the drag
///   gesture ends, because the drag gesture claims the press. With 4.24, the claim cancels the click gesture at once: handlers of
///   `pressed` that run after GTK's own find no button in the gesture.
/// - Source: gtktextlayout.c, `gtk_text_layout_get_iter_at_position`; gtktextview.c, `gtk_text_view_click_gesture_pressed` and
///   `gtk_text_view_drag_gesture_end`.
/// - Test: `PressesBetweenLinesTests`.
/// - Remove when: a point below a paragraph's last line is on that line or on the next one.
extension TextView {
    /// Makes the mouse place the insertion point and select on the nearest line.
    package func sendPressesToNearestLine() {
        _ = attached(PressesBetweenLines.name, or: PressesBetweenLines(self))
    }
}

/// Corrects the results of a text view's own gestures. It lives as long as the view.
private final class PressesBetweenLines {
    static let name: StaticString = "longpress-presses-between-lines"

    private let view: WeakObject<TextView>
    /// Whether the press is on the selection: the text is then dragged, and no new selection begins.
    private var dragsText = false

    init(_ view: TextView) {
        self.view = WeakObject(view)
        // If there are several, the oldest is GTK's own.
        let controllers = view.controllers
        guard let click = controllers.last(where: { $0.typeName == "GtkGestureClick" })?.opaque,
            let drag = controllers.last(where: { $0.typeName == "GtkGestureDrag" })?.opaque
        else { return }
        Object(borrowing: UnsafeMutableRawPointer(click)).connect("pressed", after: true) { [weak self] arguments in
            // The gesture may have been cancelled, and then has no button.
            guard let event = EventController.currentEvent(of: click) else { return }
            let point = arguments.point(1)
            switch event.button {
            case .primary: self?.pressed(at: point, isExtending: event.shift)
            case .middle: self?.paste(at: point)
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
        // A press clears the selection, unless it is on the selection or extends it.
        dragsText = view.buffer.selection != nil && !isExtending
        guard !dragsText else { return }
        if isExtending { moveInsertionPoint(of: view, to: point) } else { putInsertionPoint(of: view, at: point) }
    }

    /// Makes the middle button paste on the nearest line. Until the pasted text has arrived, a mark of GTK's determines where it
    /// goes.
    private func paste(at point: Point) {
        guard let view = view.value, let offset = corrected(at: point, in: view) else { return }
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = view.buffer.typed()
        guard let mark = gtk_text_buffer_get_mark(buffer, "gtk_paste_point_override") else { return }
        var iterator = view.buffer.iterator(at: offset)
        gtk_text_buffer_move_mark(buffer, mark, &iterator)
    }

    private func dragged(to point: Point, isOver: Bool) {
        guard let view = view.value else { return }
        if isOver {
            // Text that was pressed but not dragged is no longer selected.
            if dragsText, view.buffer.selection == nil { putInsertionPoint(of: view, at: point) }
        } else if !dragsText {
            moveInsertionPoint(of: view, to: point)
        }
    }

    /// Puts the insertion point on the nearest line.
    private func putInsertionPoint(of view: TextView, at point: Point) {
        if let offset = corrected(at: point, in: view) { view.buffer.insertionPoint = offset }
    }

    /// Moves the end of the selection that is the insertion point to the nearest line.
    private func moveInsertionPoint(of view: TextView, to point: Point) {
        guard let offset = corrected(at: point, in: view) else { return }
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = view.buffer.typed()
        var iterator = view.buffer.iterator(at: offset)
        gtk_text_buffer_move_mark(buffer, gtk_text_buffer_get_insert(buffer), &iterator)
    }

    /// Returns the correct offset for a point; nil if GTK uses the same one.
    private func corrected(at point: Point, in view: TextView) -> Int? {
        let offset = view.offset(at: point)
        return offset == view.offset(ofPressAt: point) ? nil : offset
    }
}
