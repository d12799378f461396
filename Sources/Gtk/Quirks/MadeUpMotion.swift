import CGtk

/// Keeps a window from getting a motion that GTK made up for it while the pointer is over one of its popovers.
///
/// - Symptom: The item under the pointer is no longer lit, and a press goes to the window below the popover, until the
///   pointer moves again. When a window's layout changes, GTK makes up a motion for the surface that the pointer was over
///   then, and gives it out after the next real one, by which the pointer may have come onto a popover.
/// - Versions: seen with 4.8.
/// - Source: gtkwindow.c, `gtk_window_native_layout`; gdksurface.c, `gdk_surface_flush_events`.
/// - Test: `ItemUnderPointerTests`.
/// - Remove when: GTK makes up no motion for a surface that the pointer has left.
enum MadeUpMotion {
    /// Watches all windows from now on.
    static func watch() { watching }

    private static let watching: Void = SurfaceEvents.watch { sort($0, for: $1) }

    private static let quark = g_quark_from_string("longpress-made-up-motion")

    /// Comes before GTK hears of an event. A hook can't end the emission, so GTK's handler, which is known by the widget
    /// that it is for, is held back for it, until the surface gets its next event.
    private static func sort(_ event: OpaquePointer, for surface: UnsafeMutableRawPointer) {
        let object = surface.assumingMemoryBound(to: GObject.self)
        let match = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
        if let widget = g_object_steal_qdata(object, quark) {
            g_signal_handlers_unblock_matched(surface, match, SurfaceEvents.signal, 0, nil, nil, widget)
        }
        guard takesPointerBack(event, to: OpaquePointer(surface)),
            let widget = gtk_native_get_for_surface(OpaquePointer(surface)).map(UnsafeMutableRawPointer.init),
            g_signal_handlers_block_matched(surface, match, SurfaceEvents.signal, 0, nil, nil, widget) > 0
        else { return }
        g_object_set_qdata(object, quark, widget)
    }

    /// Whether an event is a motion that GTK made up (it has no time) for a window while the pointer is over one of the
    /// window's popovers. With a button down, motions belong to where it was pressed.
    private static func takesPointerBack(_ event: OpaquePointer, to surface: OpaquePointer) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY, gdk_event_get_time(event) == 0,
            gdk_event_get_modifier_state(event).rawValue & buttons == 0,
            let device = gdk_event_get_device(event),
            let place = gdk_device_get_surface_at_position(device, nil, nil)
        else { return false }
        // A popover may stand above another one.
        let below = sequence(first: place) { above in
            lp_is_a(UnsafeMutableRawPointer(above), gdk_popup_get_type()) != 0 ? gdk_popup_get_parent(above) : nil
        }
        return below.dropFirst().contains(surface)
    }

    private static let buttons = [
        GDK_BUTTON1_MASK, GDK_BUTTON2_MASK, GDK_BUTTON3_MASK, GDK_BUTTON4_MASK, GDK_BUTTON5_MASK,
    ].reduce(0) { $0 | $1.rawValue }
}
