import CGtk

extension TextView {
    /// Lays a widget over the text, with its top left corner at a point in the view's coordinates. It scrolls with the text and
    /// is clipped at the view's edges. It stays for the lifetime of the view; hide it while it isn't needed (GTK 4.8 can't remove
    /// it).
    package func addOverlay(_ child: Widget, x: Double, y: Double) {
        TextViewOverlays.of(self).add(child, at: inBuffer(x: x, y: y))
    }

    /// Moves a widget that lies over the text to a point in the view's coordinates.
    package func moveOverlay(_ child: Widget, x: Double, y: Double) {
        TextViewOverlays.of(self).move(child, to: inBuffer(x: x, y: y))
    }

    private func inBuffer(x: Double, y: Double) -> Point {
        var bufferX: gint = 0
        var bufferY: gint = 0
        gtk_text_view_window_to_buffer_coords(
            typed(), GTK_TEXT_WINDOW_WIDGET, gint(x.rounded()), gint(y.rounded()), &bufferX, &bufferY)
        return Point(x: Double(bufferX), y: Double(bufferY))
    }
}
