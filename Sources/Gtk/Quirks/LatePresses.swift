import CGtk

/// Holds back from GTK a press on a popover that was closed because of it, before GTK got to hear of it.
///
/// - Symptom: "Broken accounting of active state for widget", and what was pressed stays lit. GTK counts the press for the
///   popover. It ends for that as its surface is hidden, by a broken grab, and again by a release that the window below gets.
/// - Versions: seen with 4.8.
/// - Source: gtkmain.c, `handle_pointing_event`, `set_widget_active_state`.
/// - Test: `ShowMeTests`, `TouchShowMeTests`.
/// - Remove when: GTK counts a press only for what it is given to, and its end only where it has counted it.
enum LatePresses {
    /// Whether an event is such a press, or what comes of one. Asked of each, in their order.
    static func isAmiss(_ event: OpaquePointer, for surface: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
            let isLate =
                lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0
                && gdk_surface_get_mapped(surface) == 0
            if isLate { late.insert(Press(event)) } else { late.remove(Press(event)) }
            closed = isLate ? surface : nil
            return isLate
        case GDK_TOUCH_UPDATE: return late.contains(Press(event))
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return late.remove(Press(event)) != nil
        case GDK_GRAB_BROKEN: return surface == closed
        default: return false
        }
    }

    /// The presses that GTK hasn't been told of, and that aren't over.
    private static var late: Set<Press> = []

    /// The popover that the last press was on, if that was too late: its grab is broken, before the end of the press or after.
    private static var closed: OpaquePointer?

    /// What is down: a button, or a finger by its sequence.
    private enum Press: Hashable {
        case button(UInt32)
        case finger(OpaquePointer?)

        init(_ event: OpaquePointer) {
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: self = .button(gdk_button_event_get_button(event))
            default: self = .finger(gdk_event_get_event_sequence(event))
            }
        }
    }
}
