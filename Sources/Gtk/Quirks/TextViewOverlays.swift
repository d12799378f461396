import CGtk

/// Moves overlays together with the text when it is scrolled.
///
/// - Symptom: Widgets added with `gtk_text_view_add_overlay` keep their position on screen while the text scrolls under them. A
///   text view passes its scroll position on only when it is laid out itself, and scrolling causes a layout only if the text has
///   child anchors. Laying out the text view each time would round its scroll position and stop slow scrolling.
/// - Versions: seen with 4.8; not with 4.24.
/// - Source: gtktextview.c, `gtk_text_view_value_changed`, `gtk_text_view_size_allocate`; gtktextviewchild.c,
///   `gtk_text_view_child_move_overlay`.
/// - Test: `TextViewOverlayTests`, `TouchHandleScrollTests`.
/// - Remove when: overlays are drawn at the position of the text in the same frame.
final class TextViewOverlays {
    private static let name: StaticString = "longpress-text-view-overlays"

    private let view: WeakObject<TextView>
    private var overlays: [Overlay] = []
    /// The frame in which the widgets around the overlays were last laid out again.
    private var laidOut: gint64?

    private struct Overlay {
        let widget: WeakObject<Widget>
        /// The intended position, in buffer coordinates.
        var origin: Point
        /// The distance from `origin` to the position that is passed to GTK.
        var shift = Point(x: 0, y: 0)
        /// The error that was last corrected by changing the shift, and the frame of this correction.
        var corrected: (error: Point, frame: gint64)?
    }

    static func of(_ view: TextView) -> TextViewOverlays { view.attached(name, or: TextViewOverlays(view)) }

    private init(_ view: TextView) {
        self.view = WeakObject(view)
        for isVertical in [true, false] {
            view.onScrolling(["value-changed"], isVertical: isVertical) { [weak self] in self?.scrolled() }
        }
        view.onLayouts { [weak self] in self?.check() }
    }

    /// Adds a widget as an overlay at a position in buffer coordinates.
    func add(_ widget: Widget, at origin: Point) {
        guard let view = view.value else { return }
        overlays.removeAll { $0.widget.value == nil }
        overlays.append(Overlay(widget: WeakObject(widget), origin: origin))
        gtk_text_view_add_overlay(view.typed(), widget.widget, gint(origin.x), gint(origin.y))
    }

    func move(_ widget: Widget, to origin: Point) {
        guard let index = overlays.firstIndex(where: { $0.widget.value == widget }), overlays[index].origin != origin
        else { return }
        overlays[index].origin = origin
        updatePosition(index)
    }

    private func updatePosition(_ index: Int) {
        let overlay = overlays[index]
        guard let view = view.value, let widget = overlay.widget.value else { return }
        gtk_text_view_move_overlay(
            view.typed(), widget.widget, gint(overlay.origin.x + overlay.shift.x),
            gint(overlay.origin.y + overlay.shift.y))
        // GTK drops the layout request if it believes that a widget in between is about to be laid out.
        view.requestLayout()
    }

    // MARK: Following the text

    /// Requests a layout, so that `check()` is called before the next frame is painted.
    private func scrolled() {
        if overlays.contains(where: { $0.widget.value?.isVisible == true }) { view.value?.requestLayout() }
    }

    /// Corrects misplaced overlays after a layout, for the next layout in the same frame.
    private func check() {
        guard let view = view.value, let clock = gtk_widget_get_frame_clock(view.widget) else { return }
        let frame = gdk_frame_clock_get_frame_counter(clock)
        for index in overlays.indices {
            guard let error = error(of: overlays[index], in: view) else { continue }
            if let corrected = overlays[index].corrected, corrected == (error, frame) {
                // GTK hasn't applied the new position yet.
                if laidOut != frame { overlays[index].widget.value?.parent?.layOutAgain() }
                laidOut = frame
            } else {
                overlays[index].corrected = (error, frame)
                overlays[index].shift.x -= error.x
                overlays[index].shift.y -= error.y
                updatePosition(index)
            }
        }
    }

    /// Returns how far a visible overlay is from its intended position; nil if it is there or isn't visible.
    private func error(of overlay: Overlay, in view: TextView) -> Point? {
        guard let widget = overlay.widget.value, widget.isVisible,
            let seen = widget.convert(Point(x: 0, y: 0), to: view)
        else { return nil }
        var (x, y): (gint, gint) = (0, 0)
        gtk_text_view_buffer_to_window_coords(
            view.typed(), GTK_TEXT_WINDOW_WIDGET, gint(overlay.origin.x), gint(overlay.origin.y), &x, &y)
        let error = Point(x: (seen.x - Double(x)).rounded(), y: (seen.y - Double(y)).rounded())
        return error == Point(x: 0, y: 0) ? nil : error
    }
}
