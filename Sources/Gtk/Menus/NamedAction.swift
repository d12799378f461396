import CGtk

/// An action by its name, such as `win.save`, and what it is handed when it is activated.
package struct NamedAction: Hashable {
    package let name: String
    private let target: Variant?
    /// Both as a text, as GLib writes them, such as `app.open::news`.
    package let id: String

    /// Takes a name with its prefix, and a value for actions that take one. Nil if no action can have the name.
    package init?(_ name: String, target: Variant? = nil) {
        guard g_action_name_is_valid(name) != 0 else { return nil }
        (self.name, self.target) = (name, target)
        id = String(freeing: g_action_print_detailed_name(name, target?.pointer)) ?? name
    }

    /// Whether both are the same action with the same value.
    package static func == (left: NamedAction, right: NamedAction) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Activates the action, as a widget finds it: its own, or that of a widget around it, of the window or of the program.
    package func activate(from widget: Widget) {
        gtk_widget_activate_action_variant(widget.widget, name, target?.pointer)
    }

    /// Has a widget follow the action as it finds it.
    func follow(by item: Widget) {
        gtk_actionable_set_action_target_value(item.opaque, target?.pointer)
        gtk_actionable_set_action_name(item.opaque, name)
    }
}
