import CGtk

/// A container that shows one of several widgets.
public final class Stack: Widget {
    /// Makes an empty stack, which is as large as the visible widget.
    public init() {
        super.init(sinking: gtk_stack_new())
        gtk_stack_set_hhomogeneous(opaque, 0)
        gtk_stack_set_vhomogeneous(opaque, 0)
    }

    /// Makes the new widget push the old one aside, within a time in milliseconds, if the desktop allows animation. A widget that
    /// was added later comes from the end.
    package func setSlideTransition(milliseconds: Int) {
        gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
        gtk_stack_set_transition_duration(opaque, guint(milliseconds))
        gtk_stack_set_interpolate_size(opaque, 1)
    }

    /// Adds a widget.
    public func append(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }

    /// The visible widget.
    public var shown: Widget? {
        get { .wrap(gtk_stack_get_visible_child(opaque)) }
        set { if let newValue { gtk_stack_set_visible_child(opaque, newValue.widget) } }
    }
}
