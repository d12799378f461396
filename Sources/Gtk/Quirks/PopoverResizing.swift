import CGtk

/// Unrealizes a popover that was resized while it was open, or that closed before it was laid out at the size with which it was
/// opened, so that it forgets that size.
///
/// - Symptom: A menu that changed while it was open doesn't open the next time. Neither does a menu that immediately follows
///   another one, as on a busy machine. If a popover closes before it is laid out at its new size, it is laid out at that size
///   when it opens again, and GTK closes a popover that is laid out too small.
/// - Versions: seen with 4.18 and 4.24.
/// - Source: gtkpopover.c, `gtk_popover_native_layout`.
/// - Test: `EditMenuUpdateTests`, `DemonstrationTests`.
/// - Remove when: a popover that opens is laid out at the size that it has at that time.
extension Popover {
    /// Destroys the surface of the popover if it may still receive an outdated position or size.
    func forgetPosition() {
        if keepsOldPosition { gtk_widget_unrealize(widget) }
        keepsOldPosition = false
    }
}
