import CGtk

/// Detects that the keyboard focus is in a closed menu, where it would stay.
///
/// - Symptom: After the user chooses a command in the menu bar with the mouse, keys do nothing until the window is clicked. Once
///   its menu has closed, the item takes the keyboard focus, because GTK believes that the pointer has just entered it.
/// - Versions: seen with 4.24.
/// - Source: gtkmodelbutton.c; not looked up further.
/// - Test: `ClosedMenuFocusTests`.
/// - Remove when: an item of a menu that isn't on screen doesn't take the keyboard focus.
extension MenuBarWidget {
    /// Whether the keyboard focus is in one of the bar's menus that isn't on screen.
    package var hasFocusInClosedMenu: Bool {
        guard let focus = window?.focus, focus.isInside(self) else { return false }
        return focus.selfAndAncestors.contains { $0.isPopover && !$0.isMapped }
    }
}
