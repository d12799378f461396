import CGtk

/// Has a popover that was resized while it was open forget that size as it closes.
///
/// - Symptom: A menu that has changed while it was open doesn't open the next time. Closed before it was laid out at its
///   new size, a popover is laid out at that when it opens again, and GTK closes one that is laid out too small.
/// - Versions: seen with 4.18 and 4.24.
/// - Source: gtkpopover.c, `gtk_popover_native_layout`.
/// - Test: `EditMenuUpdateTests`.
/// - Remove when: a popover that opens is laid out at the size that it has then.
extension Popover {
    /// Gives the surface of a popover up that has got another place or size while it was open.
    func forgetPlace() {
        if wasPlacedAnew { gtk_widget_unrealize(widget) }
        wasPlacedAnew = false
    }
}
