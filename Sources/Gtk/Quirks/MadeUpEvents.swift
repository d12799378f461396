import CGtk

/// Tells motions that GTK has made up from those of a hand, and holds back from GTK those that it would take amiss.
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
    /// Watches all windows and popovers from now on.
    static func holdBack() { watching }

    /// Whether an event is a motion that GTK has made up: it has no time.
    static func contains(_ event: OpaquePointer) -> Bool {
        gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY && gdk_event_get_time(event) == 0
    }

    private static let watching: Void = SurfaceEvents.watchLast { sort($0, for: $1) }

    private static let quark = g_quark_from_string("longpress-made-up-events")

    /// The buttons whose press has been given out, and whose release has not.
    private static var pressed: Set<UInt32> = []

    /// Comes before GTK hears of an event. A hook can't end the emission, so GTK's handler, which is known by the widget
    /// that it is for, is held back for it, until the surface gets its next event.
    private static func sort(_ event: OpaquePointer, for surface: UnsafeMutableRawPointer) {
        let object = surface.assumingMemoryBound(to: GObject.self)
        let match = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
        if let widget = g_object_steal_qdata(object, quark) {
            g_signal_handlers_unblock_matched(surface, match, SurfaceEvents.signal, 0, nil, nil, widget)
        }
        let isAmiss =
            isTooLate(event, for: OpaquePointer(surface)) || takesClickBack(event)
            || takesPointerBack(event, to: OpaquePointer(surface))
        guard isAmiss,
            let widget = gtk_native_get_for_surface(OpaquePointer(surface)).map(UnsafeMutableRawPointer.init),
            g_signal_handlers_block_matched(surface, match, SurfaceEvents.signal, 0, nil, nil, widget) > 0
        else { return }
        g_object_set_qdata(object, quark, widget)
    }

    /// Whether an event is a press on a popover that was closed because of it, before GTK gets to hear of it: GTK would wait for
    /// the end of the press, of which it isn't told any more, and complain of it with the next.
    private static func isTooLate(_ event: OpaquePointer, for surface: OpaquePointer) -> Bool {
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type(event))
            && lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0
            && gdk_surface_get_mapped(surface) == 0
    }

    /// Whether an event is a made-up motion without the buttons that are down among the events. A real one without them says
    /// that their release has been lost.
    private static func takesClickBack(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: pressed.insert(gdk_button_event_get_button(event))
        case GDK_BUTTON_RELEASE: pressed.remove(gdk_button_event_get_button(event))
        case GDK_MOTION_NOTIFY where !pressed.isEmpty && !pressed.contains { isDown($0, in: event) }:
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
            let place = gdk_device_get_surface_at_position(device, nil, nil)
        else { return false }
        if place != surface, lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0 { return true }
        // A popover may stand above another one.
        let below = sequence(first: place) { above in
            lp_is_a(UnsafeMutableRawPointer(above), gdk_popup_get_type()) != 0 ? gdk_popup_get_parent(above) : nil
        }
        return below.dropFirst().contains(surface)
    }

    /// Whether a button was down as the event was made. Only the first five have a bit of their own.
    fileprivate static func isDown(_ button: UInt32, in event: OpaquePointer) -> Bool {
        guard (1...5).contains(button) else { return true }
        return gdk_event_get_modifier_state(event).rawValue & (GDK_BUTTON1_MASK.rawValue << (button - 1)) != 0
    }
}

extension Event {
    /// Whether GTK has made it up: it tells of no hand, and of buttons as they were when it was made.
    var isMadeUp: Bool { MadeUpEvents.contains(raw) }

    /// Whether a button was down as the event was made. Only the first five have a bit of their own.
    func isDown(_ button: UInt32) -> Bool { MadeUpEvents.isDown(button, in: raw) }
}
