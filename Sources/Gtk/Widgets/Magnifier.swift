import CGtk

/// A window of fixed size onto a live, magnified picture of another widget.
package final class Magnifier: Widget {
    private let fixed: Widget
    private let picture: Widget
    private let width: Double
    private let height: Double
    private let scale: Double

    /// Makes a magnifier, in points, that shows everything so many times as large.
    package init(width: Double, height: Double, scale: Double) {
        (self.width, self.height, self.scale) = (width, height, scale)
        fixed = Widget(sinking: gtk_fixed_new())
        picture = Widget(sinking: gtk_picture_new())
        super.init(sinking: lp_new_with_role(gtk_scrolled_window_get_type(), Role.presentation.gtk))
        gtk_picture_set_can_shrink(picture.opaque, 0)
        gtk_fixed_put(fixed.typed(), picture.widget, 0, 0)
        // A scrolled window is the one container that is smaller than what it holds. Nobody scrolls it.
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
        gtk_scrolled_window_set_child(opaque, fixed.widget)
        setMinimumSize(width: Int(width), height: Int(height))
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    /// Shows a widget, which must be on screen, with a point of it in the middle. It follows every change.
    package func show(_ source: Widget, centeredOn point: (x: Double, y: Double)) {
        if gtk_picture_get_paintable(picture.opaque) == nil {
            let paintable = gtk_widget_paintable_new(source.widget)
            gtk_picture_set_paintable(picture.opaque, paintable)
            paintable.map { g_object_unref(UnsafeMutableRawPointer($0)) }
        }
        var origin = graphene_point_t(
            x: Float(width / 2 - point.x * scale), y: Float(height / 2 - point.y * scale))
        let transform = gsk_transform_scale(gsk_transform_translate(nil, &origin), Float(scale), Float(scale))
        gtk_fixed_set_child_transform(fixed.typed(), picture.widget, transform)
        gsk_transform_unref(transform)
    }
}
