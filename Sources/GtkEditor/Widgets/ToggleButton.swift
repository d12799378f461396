import CGtk
import Gtk

/// A button that stays pressed until it is pressed again.
package final class ToggleButton: Widget {
    /// Makes a button with a short label, and a name for assistive technologies and its tooltip.
    package init(label: String, name: String) {
        super.init(sinking: gtk_toggle_button_new_with_label(ShownText.line(label)))
        setAccessibleName(name)
        tooltip = name
    }

    /// Whether the button is pressed.
    package var isOn: Bool {
        get { gtk_toggle_button_get_active(typed()) != 0 }
        set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
    }

    /// Calls a handler when the button's state changes.
    package func onToggle(_ handler: @escaping () -> Void) {
        connect("toggled") { _ in handler() }
    }
}
