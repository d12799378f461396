import CGtk
import Gtk

/// A button that stays down until it is pressed again.
package final class ToggleButton: Widget {
    /// Makes one with a short label, and a name for assistive tools and hovering.
    package init(label: String, name: String) {
        super.init(sinking: gtk_toggle_button_new_with_label(ShownText.line(label)))
        setAccessibleName(name)
        tooltip = name
    }

    /// Whether it is down.
    package var isOn: Bool {
        get { gtk_toggle_button_get_active(typed()) != 0 }
        set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
    }

    /// Calls a handler when it goes down or up.
    package func onToggle(_ handler: @escaping () -> Void) {
        connect("toggled") { _ in handler() }
    }
}
