import CGtk

/// Shows one of several widgets.
public final class Stack: Widget {
    /// Makes an empty stack.
    ///
    /// - Parameter keepsWidth: Whether it is as wide as its widest widget, whichever is shown.
    public init(keepsWidth: Bool = false) {
        super.init(sinking: gtk_stack_new())
        gtk_stack_set_hhomogeneous(opaque, keepsWidth ? 1 : 0)
        gtk_stack_set_vhomogeneous(opaque, 0)
    }

    /// Has one widget slide away for the next, where the desktop allows animation.
    package func slides(milliseconds: Int) {
        gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
        gtk_stack_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Adds a widget.
    public func append(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }

    /// The widget that is shown.
    public var shown: Widget? {
        get { .wrap(gtk_stack_get_visible_child(opaque)) }
        set { if let newValue { gtk_stack_set_visible_child(opaque, newValue.widget) } }
    }
}
