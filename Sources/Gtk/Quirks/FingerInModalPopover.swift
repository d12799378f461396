/// Ignores fingers in a modal popover, which grabs all presses: they get no menus, loupe or handles, and GTK handles them.
///
/// - Symptom: While another popover, such as a menu or the loupe, is open over a modal popover, any touch closes both and does
///   nothing else: a tap on a menu item doesn't choose it.
/// - Versions: seen with 4.8, on X11 and Wayland. The code is the same in 4.24.
/// - Source: gdksurface.c, `check_autohide`: a touch counts as outside the modal popover unless the pointer was inside before.
/// - Test: `UnchangedPopoverTouchTests.testAFingerDoesNotCloseThePopover`.
/// - Remove when: GTK uses the position of the touch.
enum FingerInModalPopover {
    /// Whether fingers get no menus, loupe or handles in a window or popover.
    static func isIgnored(in window: Native) -> Bool {
        (window as? Popover)?.isModal == true
    }
}

extension Native {
    /// Whether fingers get menus, the loupe and handles in this window or popover.
    package var allowsMenusByTouch: Bool { !FingerInModalPopover.isIgnored(in: self) }
}
