import CGtk

/// Sets the accessible name of each item in a menu that was created from a model to its title, and the description to its
/// shortcut.
///
/// - Symptom: A screen reader reads nothing for the items of a menu bar: GTK hides the labels in the items and sets no other
///   name. A C program with only a `gtk_popover_menu_bar_new_from_model` reproduces this.
/// - Versions: 4.18 to 4.24; not 4.8.
/// - Source: GtkModelButton; not looked up.
/// - Test: `MenuBarContentTests`.
/// - Remove when: an item of a menu uses its label as its name again.
extension Widget {
    /// Names the menu items in this widget.
    func nameMenuItems() {
        guard gtk_check_version(4, 10, 0) == nil else { return }
        for child in children {
            // A submenu is a child of its item.
            child.nameMenuItems()
            guard child.typeName == "GtkModelButton", let text = child.string("text"), !text.isEmpty else { continue }
            // By default, the item is named by its label, which GTK hides from assistive technologies.
            child.forgetAccessibleLabel()
            child.setAccessibleName(text)
            if let keys = child.string("accel").flatMap(Self.shownKeys) { child.setAccessibleDescription(keys) }
        }
    }

    /// Converts an accelerator such as `<Control>x` to the form that menus show, `Ctrl+X`; nil if it is invalid.
    private static func shownKeys(_ accelerator: String) -> String? {
        var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(rawValue: 0))
        guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0 else { return nil }
        return String(freeing: gtk_accelerator_get_label(key, modifiers))
    }
}
