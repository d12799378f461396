import CGtk

/// Shows one of several widgets.
public final class Stack: Widget {
    /// Makes an empty stack, as large as the widget that is shown.
    public init() {
        super.init(sinking: gtk_stack_new())
        gtk_stack_set_hhomogeneous(opaque, 0)
        gtk_stack_set_vhomogeneous(opaque, 0)
    }

    /// Adds a widget.
    public func append(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }

    /// The widget that is shown.
    public var shown: Widget? {
        get { .wrap(gtk_stack_get_visible_child(opaque)) }
        set { if let newValue { gtk_stack_set_visible_child(opaque, newValue.widget) } }
    }
}
