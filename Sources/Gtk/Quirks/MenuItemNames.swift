import CGtk

/// Gives each item of a menu that was made from a model the name that it shows, and its keys as its description.
///
/// - Symptom: A screen reader reads nothing out for the items of a menu bar: GTK hides the labels in them, and has
///   nothing in their place. A program in C with a `gtk_popover_menu_bar_new_from_model` and no more shows it.
/// - Versions: 4.18 to 4.24; not 4.8.
/// - Source: GtkModelButton; not looked up.
/// - Test: `MenuBarContentTests`.
/// - Remove when: an item of a menu has its label for its name again.
extension Widget {
    /// Does so for the items in this widget.
    func nameMenuItems() {
        guard gtk_check_version(4, 10, 0) == nil else { return }
        for child in children {
            // A submenu is in its item.
            child.nameMenuItems()
            guard child.typeName == "GtkModelButton", let text = child.string("text"), !text.isEmpty else { continue }
            // What it has it takes from its label, of which nothing is told.
            child.forgetAccessibleLabel()
            child.setAccessibleName(text)
            if let keys = child.string("accel").flatMap(Self.shownKeys) { child.setAccessibleDescription(keys) }
        }
    }

    /// Keys such as `<Control>x` as menus show them, `Ctrl+X`; nil if they are none.
    private static func shownKeys(_ accelerator: String) -> String? {
        var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(rawValue: 0))
        guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0 else { return nil }
        return String(freeing: gtk_accelerator_get_label(key, modifiers))
    }
}
