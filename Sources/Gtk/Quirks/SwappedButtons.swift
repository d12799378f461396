import CGtk

/// Ends GDK's pointer grab on Wayland when the secondary or the middle button is released.
///
/// - Symptom: A menu that was opened by a secondary click can't be used with a moving mouse: no item is highlighted, and a press
///   on an item goes to the window below. GDK uses the kernel's numbers of the buttons, in which the secondary button is the
///   second and the middle button the third. When either is released, GDK believes that the other one is still down, and keeps
///   sending all input to the window that was pressed. A held button is also missing from the buttons that events report as down.
/// - Versions: seen with 4.8.
/// - Source: gdkdevice-wayland.c, `pointer_handle_button`; gdksurface.c, `_gdk_windowing_got_event`.
/// - Test: `WaylandGlideTests`.
/// - Remove when: the modifier state of an event has the bit of the button itself.
enum SwappedButtons {
    /// Returns whether an event is the release that this function has synthesized. Call this for every event, in order.
    static func isMisleading(_ event: OpaquePointer) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE, let device = gdk_event_get_device(event),
            lp_is_wayland(gdk_event_get_display(event)) != 0
        else { return false }
        let button = gdk_button_event_get_button(event)
        if button == UInt32(LP_NO_BUTTON) { return true }
        // In its release event, a button still counts as down.
        if isMissing(button, in: event) { lp_wayland_release_no_button(device, gdk_event_get_time(event)) }
        return false
    }

    /// Returns whether a button was down when an event was created. Only the first five buttons have a bit of their own.
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
