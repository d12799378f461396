import CGtk

/// Has a popover that was resized while it was open, or that closes before it has the size it was opened with, forget that size.
///
/// - Symptom: A menu that has changed while it was open doesn't open the next time, nor one that follows another at once, as on a
///   busy machine. Closed before it was laid out at its new size, a popover is laid out at that when it opens again, and GTK
///   closes one that is laid out too small.
/// - Versions: seen with 4.18 and 4.24.
/// - Source: gtkpopover.c, `gtk_popover_native_layout`.
/// - Test: `EditMenuUpdateTests`, `DemonstrationTests`.
/// - Remove when: a popover that opens is laid out at the size that it has then.
extension Popover {
    /// Gives the surface of a popover up that may still be told of an old place or size.
    func forgetPosition() {
        if keepsOldPosition { gtk_widget_unrealize(widget) }
        keepsOldPosition = false
    }
}
