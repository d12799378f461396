/// Leaves fingers to GTK in a popover that takes all presses for itself.
///
/// - Symptom: While another popover is open over a modal one, such as a menu or the loupe, any touch closes both, and does nothing
///   else: a tap on an item of the menu chooses nothing.
/// - Versions: seen with 4.8, on X11 and Wayland, also with the menu that GTK itself opens for text that is held. The code is the same
///   in 4.24.
/// - Source: gdksurface.c, `check_autohide`: a touch counts as one beside the modal popover unless the pointer was in that before.
/// - Test: `UnchangedPopoverTouchTests.testAFingerClosesNothing`.
/// - Remove when: GTK goes by where the touch is.
enum FingerInModalPopover {
    /// Whether no menu, loupe or handle may follow a finger in a window or popover.
    static func isIgnored(in window: Native) -> Bool {
        (window as? Popover)?.isModal == true
    }
}

extension Native {
    /// Whether fingers in this window or popover can have menus, a loupe and handles.
    package var allowsMenusByTouch: Bool { !FingerInModalPopover.isIgnored(in: self) }
}
