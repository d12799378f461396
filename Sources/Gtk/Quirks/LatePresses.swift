import CGtk

/// Drops a press on a popover that was closed because of that press, before GTK received it.
///
/// - Symptom: GTK prints "Broken accounting of active state for widget", and the pressed widget stays highlighted. GTK counts the
///   press for the popover. It then ends the press twice: with a broken grab when the popover's surface is hidden, and with a
///   release that the window below receives.
/// - Versions: seen with 4.8.
/// - Source: gtkmain.c, `handle_pointing_event`, `set_widget_active_state`.
/// - Test: `ShowMeTests`, `TouchShowMeTests`.
/// - Remove when: GTK counts a press only for the widget that receives it, and its end only for the widget for which it counted
///   the press.
enum LatePresses {
    /// Returns whether an event is such a press, or follows from one. Call this for every event, in order.
    static func isMisleading(_ event: OpaquePointer, for surface: OpaquePointer) -> Bool {
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

    /// The presses that were withheld from GTK and haven't ended yet.
    private static var late: Set<Press> = []

    /// The popover of the last press, if the press was too late. Its grab is broken before or after the press ends.
    private static var closed: OpaquePointer?

    /// A button that is down, or a finger, identified by its event sequence.
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
