import CGtk

/// An action's name, such as `win.save`, and the value that the action gets when it is activated.
package struct NamedAction: Hashable {
    package let name: String
    private let target: Variant?
    /// The name and the value as text in GLib's notation, such as `app.open::news`.
    package let id: String

    /// Makes an action from a name with its prefix, and a value for actions that take one. Nil if the name is invalid.
    package init?(_ name: String, target: Variant? = nil) {
        guard g_action_name_is_valid(name) != 0 else { return nil }
        (self.name, self.target) = (name, target)
        id = String(freeing: g_action_print_detailed_name(name, target?.pointer)) ?? name
    }

    /// Returns whether both are the same action with the same value.
    package static func == (left: NamedAction, right: NamedAction) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Activates the action as found from a widget: its own, or that of an ancestor, the window or the program.
    package func activate(from widget: Widget) {
        gtk_widget_activate_action_variant(widget.widget, name, target?.pointer)
    }

    /// Makes a widget follow the action as found from that widget.
    func follow(by item: Widget) {
        gtk_actionable_set_action_target_value(item.opaque, target?.pointer)
        gtk_actionable_set_action_name(item.opaque, name)
    }
}
