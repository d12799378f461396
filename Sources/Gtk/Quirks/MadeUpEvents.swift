import CGtk

/// Distinguishes motions that GTK has synthesized from real ones, and drops those that GTK would misinterpret.
///
/// - Symptom: The item under the pointer is no longer highlighted, and a press goes to the window below the popover, until the
///   pointer moves again. On a busy machine, a click does nothing. When a window's layout changes, GTK synthesizes a motion for
///   the surface that the pointer is over at that time. It delivers this motion after the next real one, which may have moved the
///   pointer onto a popover. The motion contains the buttons that are down when it is created. If GTK creates it between the
///   press and the release of a click that the user has long completed, it has no button, and every gesture that receives it
///   forgets the press.
/// - Versions: seen with 4.8.
/// - Source: gtkwindow.c, `gtk_window_native_layout`; gdksurface.c, `gdk_surface_flush_events`.
/// - Test: `MadeUpEventsTests`, `ItemUnderPointerTests`.
/// - Remove when: GTK synthesizes no motion for a surface that the pointer has left, and a synthesized motion has the buttons
///   that match its position in the event queue.
enum MadeUpEvents {
    /// Returns whether an event is a motion that GTK has synthesized: it has no time.
    static func contains(_ event: OpaquePointer) -> Bool {
        gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY && gdk_event_get_time(event) == 0
    }

    /// The buttons whose press has been delivered and whose release has not.
    private static var pressed: Set<UInt32> = []

    /// Returns whether GTK would misinterpret an event. Call this for every event, in order.
    static func isMisleading(_ event: OpaquePointer, for surface: OpaquePointer) -> Bool {
        lacksPressedButton(event) || isForWrongSurface(event, to: surface)
    }

    /// Returns whether an event is a synthesized motion without the buttons that are down in the event sequence. A real motion
    /// without them means that their release has been lost.
    private static func lacksPressedButton(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: pressed.insert(gdk_button_event_get_button(event))
        case GDK_BUTTON_RELEASE: pressed.remove(gdk_button_event_get_button(event))
        case GDK_MOTION_NOTIFY where !pressed.isEmpty && !pressed.contains { ForgottenButtons.isDown($0, in: event) }:
            if contains(event) { return true }
            pressed = []
        default: break
        }
        return false
    }

    /// Returns whether an event is a synthesized motion for a window while the pointer is over one of its popovers, or for a
    /// popover that the pointer has left or that no longer exists: the next press would go to that surface. While a button is
    /// down, motions belong to the surface where it was pressed. A button whose press hasn't been delivered yet doesn't count,
    /// even though the motion contains it.
    private static func isForWrongSurface(_ event: OpaquePointer, to surface: OpaquePointer) -> Bool {
        guard contains(event), pressed.isEmpty, let device = gdk_event_get_device(event),
            let pointed = gdk_device_get_surface_at_position(device, nil, nil)
        else { return false }
        if pointed != surface, lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0 { return true }
        // A popover may be above another popover.
        let below = sequence(first: pointed) { above in
            lp_is_a(UnsafeMutableRawPointer(above), gdk_popup_get_type()) != 0 ? gdk_popup_get_parent(above) : nil
        }
        return below.dropFirst().contains(surface)
    }
}

extension Event {
    /// Whether GTK has synthesized the event. It then isn't the user's input, and contains the buttons that were down when it was
    /// created.
    var isMadeUp: Bool { MadeUpEvents.contains(raw) }

    /// Whether a button was down when the event was created. Only the first five buttons have a bit of their own.
    func isDown(_ button: UInt32) -> Bool { ForgottenButtons.isDown(button, in: raw) }
}
