import CGtk

/// Tells whether the keyboard is in a menu that has closed, from where nobody gets it back.
///
/// - Symptom: After a command was chosen in the menu bar with the mouse, keys do nothing until the window is pressed. The item
///   takes the keyboard when GTK takes the pointer for one that has come over it, once its menu has closed.
/// - Versions: seen with 4.24.
/// - Source: gtkmodelbutton.c; not looked up further.
/// - Test: `ClosedMenuFocusTests`.
/// - Remove when: an item of a menu that isn't on the screen takes no keyboard.
extension MenuBarWidget {
    /// Whether the keyboard is in one of the bar's menus that isn't on the screen.
    package var hasFocusInClosedMenu: Bool {
        guard let focus = window?.focus, focus.isInside(self) else { return false }
        return focus.selfAndAncestors.contains { $0.isPopover && !$0.isMapped }
    }
}
