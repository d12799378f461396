import CGtk

/// A push button.
public final class Button: Widget {
    /// Makes a button with a label.
    public init(label: String) {
        super.init(sinking: gtk_button_new_with_label(ShownText.line(label)))
    }

    /// Makes a button with an icon from the theme, and a name for assistive technologies and the tooltip.
    public init(icon: String, name: String) {
        super.init(sinking: gtk_button_new_from_icon_name(icon))
        setAccessibleName(name)
        tooltip = name
    }

    /// Makes a button of any content with a role for assistive technologies.
    public init(_ child: Widget, role: Role) {
        super.init(sinking: lp_new_with_role(gtk_button_get_type(), role.gtk))
        gtk_button_set_child(typed(), child.widget)
    }

    /// The text of the button; empty if it has none.
    public var label: String {
        get { gtk_button_get_label(typed()).map { String(cString: $0) } ?? "" }
        set { gtk_button_set_label(typed(), ShownText.line(newValue)) }
    }

    /// Presses the button as a key does: it is shown as pressed, and is clicked a moment later.
    package func press() { gtk_widget_activate(widget) }

    /// Whether the button has a frame even while it isn't hovered.
    public var hasFrame: Bool {
        get { gtk_button_get_has_frame(typed()) != 0 }
        set { gtk_button_set_has_frame(typed(), newValue ? 1 : 0) }
    }

    /// Calls a handler when the button is clicked, by any means.
    public func onClick(_ handler: @escaping () -> Void) {
        connect("clicked") { _ in handler() }
    }
}
