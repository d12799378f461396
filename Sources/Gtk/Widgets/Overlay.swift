import CGtk

/// A widget with other widgets laid over it.
public final class Overlay: Widget {
    /// Makes an overlay over a widget.
    public init(over child: Widget) {
        super.init(sinking: gtk_overlay_new())
        gtk_overlay_set_child(opaque, child.widget)
    }

    /// Lays a widget over the others, in the position given by its alignment.
    public func add(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.widget) }

    /// Wraps a widget as an overlay if it is one.
    public init?(_ widget: Widget?) {
        guard let widget, widget.isA(gtk_overlay_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }
}
