import CGtk

/// A view of fixed size that shows a live, magnified picture of another widget.
package final class Magnifier: Widget {
    private let fixed: Widget
    private let picture: Widget
    private let line = Box(.vertical, role: .presentation)
    private let width: Double
    private let height: Double
    private let scale: Double

    /// The style class of the line that is drawn over the picture.
    package static let lineStyle = "longpress-magnifier-line"
    /// The width of that line, in points of the magnified widget.
    private static let lineWidth = 2.0

    /// Makes a magnifier with a size in points and a magnification.
    package init(width: Double, height: Double, scale: Double) {
        (self.width, self.height, self.scale) = (width, height, scale)
        fixed = Widget(sinking: gtk_fixed_new())
        picture = Widget(sinking: gtk_picture_new())
        super.init(sinking: lp_new_with_role(gtk_scrolled_window_get_type(), Role.presentation.gtk))
        gtk_picture_set_can_shrink(picture.opaque, 0)
        gtk_fixed_put(fixed.typed(), picture.widget, 0, 0)
        gtk_fixed_put(fixed.typed(), line.widget, 0, 0)
        line.addStyle(Self.lineStyle)
        // A scrolled window is the only container that can be smaller than its content. It is never scrolled.
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
        gtk_scrolled_window_set_child(opaque, fixed.widget)
        setMinimumSize(width: Int(width), height: Int(height))
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    /// Shows a widget, which must be on screen, centred on one of its points, with a vertical line drawn over it. Both are in the
    /// widget's coordinates. The picture follows every change of the widget.
    package func show(_ source: Widget, centeredOn point: Point, with upright: Rectangle? = nil) {
        if gtk_picture_get_paintable(picture.opaque) == nil {
            let paintable = gtk_widget_paintable_new(source.widget)
            gtk_picture_set_paintable(picture.opaque, paintable)
            paintable.map { g_object_unref(UnsafeMutableRawPointer($0)) }
        }
        place(picture, at: Point(x: 0, y: 0), around: point, scaledBy: scale)
        line.isVisible = upright != nil
        guard let upright else { return }
        let thickness = Self.lineWidth * scale
        line.setMinimumSize(width: Int(thickness.rounded()), height: Int((upright.height * scale).rounded()))
        let left = Point(x: upright.midX - Self.lineWidth / 2, y: upright.minY)
        place(line, at: left, around: point, scaledBy: 1)
    }

    /// Places a child at a point of the magnified widget while another point is in the middle.
    private func place(_ child: Widget, at location: Point, around middle: Point, scaledBy factor: Double) {
        var origin = graphene_point_t(
            x: Float(width / 2 + (location.x - middle.x) * scale),
            y: Float(height / 2 + (location.y - middle.y) * scale))
        let transform = gsk_transform_scale(gsk_transform_translate(nil, &origin), Float(factor), Float(factor))
        gtk_fixed_set_child_transform(fixed.typed(), child.widget, transform)
        gsk_transform_unref(transform)
    }
}
