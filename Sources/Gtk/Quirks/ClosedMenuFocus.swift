import CGtk

/// Tells whether the keyboard is in a menu that has closed, where it would stay.
///
/// - Symptom: After a command was chosen in the menu bar with the mouse, keys do nothing until the window is clicked. Once its
///   menu has closed, the item takes the keyboard, since GTK believes that the pointer has just come over it.
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
