import CGtk

/// Leaves the keyboard where it is as a popover closes.
///
/// - Symptom: Once a menu has closed, letters go to the window's first control. GTK gives the keyboard to that when a
///   popover goes from under the pointer.
/// - Versions: seen with 4.8.
/// - Source: not looked up.
/// - Test: `EditMenuClosingTests`.
/// - Remove when: a popover that never had the keyboard leaves it alone as it goes.
extension Popover {
    /// Does what closes the popover, and gives the keyboard back to the widget that had it, unless that is in the popover.
    func keepingFocus(_ close: () -> Void) {
        let window = window
        let focus = window?.focus
        close()
        if let window, let focus, !focus.isInside(self), window.focus != focus { window.focus = focus }
    }
}
