import CGtk

/// Keeps the keyboard focus where it is when a popover closes.
///
/// - Symptom: After a menu closes, letters go to the window's first control. GTK moves the keyboard focus there when a popover
///   under the pointer disappears.
/// - Versions: seen with 4.8.
/// - Source: not looked up.
/// - Test: `EditMenuClosingTests`.
/// - Remove when: a popover that never had the keyboard focus doesn't move it when it closes.
extension Popover {
    /// Calls a closure that closes the popover, and restores the keyboard focus afterwards, unless the focused widget is in the
    /// popover.
    func keepingFocus(_ close: () -> Void) {
        let window = window
        let focus = window?.focus
        close()
        if let window, let focus, !focus.isInside(self), window.focus != focus { window.focus = focus }
    }
}
