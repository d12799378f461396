import CGtk

/// Ends GDK's grab of the pointer on Wayland once the secondary or the middle button is up.
///
/// - Symptom: A menu that a secondary click has opened can't be used with a mouse that moves: no item lights up, and a press on
///   one goes to the window below. GDK counts a button by the number that it has in the kernel, where the secondary one is the
///   second and the middle one the third. With the release of either it takes the other for still down, and keeps
///   giving the whole input to the window that was pressed. Nor is a button that is held found among those that are down.
/// - Versions: seen with 4.8.
/// - Source: gdkdevice-wayland.c, `pointer_handle_button`; gdksurface.c, `_gdk_windowing_got_event`.
/// - Test: `WaylandGlideTests`.
/// - Remove when: GDK has the bit of the button itself among those of an event.
enum SwappedButtons {
    /// Whether an event is the release that this has made up. Asked of each, in their order.
    static func isAmiss(_ event: OpaquePointer) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE, let device = gdk_event_get_device(event),
            lp_is_wayland(gdk_event_get_display(event)) != 0
        else { return false }
        let button = gdk_button_event_get_button(event)
        if button == UInt32(LP_NO_BUTTON) { return true }
        // As it is let go it is still among those that are down.
        if isMissing(button, in: event) { lp_wayland_release_no_button(device, gdk_event_get_time(event)) }
        return false
    }

    /// Whether a button was down as an event was made. Only the first five have a bit of their own.
    static func isDown(_ button: UInt32, in event: OpaquePointer) -> Bool {
        guard (1...5).contains(button) else { return true }
        let down = gdk_event_get_modifier_state(event).rawValue
        if down & bit(of: button) != 0 { return true }
        guard let other = swapped[button], lp_is_wayland(gdk_event_get_display(event)) != 0 else { return false }
        return down & bit(of: other) != 0
    }

    private static let swapped: [UInt32: UInt32] = [2: 3, 3: 2]

    private static func isMissing(_ button: UInt32, in event: OpaquePointer) -> Bool {
        swapped[button] != nil && gdk_event_get_modifier_state(event).rawValue & bit(of: button) == 0
    }

    private static func bit(of button: UInt32) -> UInt32 { GDK_BUTTON1_MASK.rawValue << (button - 1) }
}
