import CGtk

/// Shows one of several widgets.
public final class Stack: Widget {
    /// Makes an empty stack, as large as the widget that is shown.
    public init() {
        super.init(sinking: gtk_stack_new())
        gtk_stack_set_hhomogeneous(opaque, 0)
        gtk_stack_set_vhomogeneous(opaque, 0)
    }

    /// Has one widget push the other aside, in a time in milliseconds, where the desktop allows animation: one that was added later
    /// comes from the end.
    package func slides(milliseconds: Int) {
        gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
        gtk_stack_set_transition_duration(opaque, guint(milliseconds))
        gtk_stack_set_interpolate_size(opaque, 1)
    }

    /// Adds a widget.
    public func append(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }

    /// The widget that is shown.
    public var shown: Widget? {
        get { .wrap(gtk_stack_get_visible_child(opaque)) }
        set { if let newValue { gtk_stack_set_visible_child(opaque, newValue.widget) } }
    }
}
