import CGtk

/// Tells motions that GTK has made up from those of a hand; those that it would take amiss are held back from it.
///
/// - Symptom: The item under the pointer is no longer lit, and a press goes to the window below the popover, until the
///   pointer moves again. On a busy machine, a click does nothing. When a window's layout changes, GTK makes up a motion
///   for the surface that the pointer was over then, and gives it out after the next real one, by which the pointer may
///   have come onto a popover. It tells of the buttons that are down by then: made between the press and the release of a
///   click that the hand has long ended, it has no button, and on such a motion every gesture forgets the press.
/// - Versions: seen with 4.8.
/// - Source: gtkwindow.c, `gtk_window_native_layout`; gdksurface.c, `gdk_surface_flush_events`.
/// - Test: `MadeUpEventsTests`, `ItemUnderPointerTests`.
/// - Remove when: GTK makes up no motion for a surface that the pointer has left, and one that it makes up has the buttons
///   of its place among the events.
enum MadeUpEvents {
    /// Whether an event is a motion that GTK has made up: it has no time.
    static func contains(_ event: OpaquePointer) -> Bool {
        gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY && gdk_event_get_time(event) == 0
    }

    /// The buttons whose press has been given out, and whose release has not.
    private static var pressed: Set<UInt32> = []

    /// Whether GTK would take an event amiss. Asked of each, in their order.
    static func isAmiss(_ event: OpaquePointer, for surface: OpaquePointer) -> Bool {
        takesClickBack(event) || takesPointerBack(event, to: surface)
    }

    /// Whether an event is a made-up motion without the buttons that are down among the events. A real one without them says
    /// that their release has been lost.
    private static func takesClickBack(_ event: OpaquePointer) -> Bool {
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

    /// Whether an event is a made-up motion for a window while the pointer is over one of the window's popovers, or for a
    /// popover that the pointer has left, or that is gone: the next press would go to that. With a button down, motions belong
    /// to where it was pressed; a button whose press is still to be given out doesn't count, though the motion has it.
    private static func takesPointerBack(_ event: OpaquePointer, to surface: OpaquePointer) -> Bool {
        guard contains(event), pressed.isEmpty, let device = gdk_event_get_device(event),
            let pointed = gdk_device_get_surface_at_position(device, nil, nil)
        else { return false }
        if pointed != surface, lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0 { return true }
        // A popover may stand above another one.
        let below = sequence(first: pointed) { above in
            lp_is_a(UnsafeMutableRawPointer(above), gdk_popup_get_type()) != 0 ? gdk_popup_get_parent(above) : nil
        }
        return below.dropFirst().contains(surface)
    }
}

extension Event {
    /// Whether GTK has made it up: it tells of no hand, and of buttons as they were when it was made.
    var isMadeUp: Bool { MadeUpEvents.contains(raw) }

    /// Whether a button was down as the event was made. Only the first five have a bit of their own.
    func isDown(_ button: UInt32) -> Bool { ForgottenButtons.isDown(button, in: raw) }
}
