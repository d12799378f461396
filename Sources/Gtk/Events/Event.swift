import CGtk

/// An input event. `GdkEvent` isn't a GObject, so it has a reference count of its own.
public final class Event {
    package nonisolated(unsafe) let raw: OpaquePointer

    package init(borrowing pointer: UnsafeMutableRawPointer) {
        raw = gdk_event_ref(OpaquePointer(pointer))
    }

    deinit {
        giveBack(raw) { gdk_event_unref(OpaquePointer($0!)) }
    }

    /// Whether the event comes from a finger on a touch screen. (On X11, the device of a touch claims to be a mouse.)
    public var isTouch: Bool {
        gdk_event_get_event_sequence(raw) != nil
    }

    /// Whether the event is a press or touch that begins a sequence, or a key press.
    public var begins: Bool {
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_KEY_PRESS].contains(gdk_event_get_event_type(raw))
    }

    /// Returns whether the event is a press of the key that an accelerator names, in the form that `gtk_accelerator_parse` reads.
    package func matches(_ accelerator: String) -> Bool {
        guard gdk_event_get_event_type(raw) == GDK_KEY_PRESS else { return false }
        var (value, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(accelerator, &value, &modifiers)
        return gdk_key_event_matches(raw, value, modifiers) != GDK_KEY_MATCH_NONE
    }

    /// The event's time, in milliseconds from an arbitrary moment. It wraps around after 49 days.
    public var time: Int { Int(gdk_event_get_time(raw)) }

    /// A number for the finger that the event comes from, valid while the finger is down; nil if it comes from no finger.
    public var finger: Int? {
        gdk_event_get_event_sequence(raw).map { Int(bitPattern: $0) }
    }

    /// Whether the event presses the primary button or puts a finger down.
    package var beginsPrimaryPress: Bool {
        beginsPress && button == .primary
    }

    /// The button that is pressed or released, the primary one for a finger; nil for other events.
    var button: PointerButton? {
        switch gdk_event_get_event_type(raw) {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_END, GDK_TOUCH_CANCEL: .primary
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: PointerButton(rawValue: gdk_button_event_get_button(raw))
        default: nil
        }
    }

    /// Whether the event presses a button or puts a finger down.
    package var beginsPress: Bool {
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type(raw))
    }

    /// The moves that GDK has merged into this one, in order: the time of each, and its distance from this event's position, in
    /// points. For a mouse, GDK keeps them only while a button is down.
    var mergedMoves: [(time: Int, x: Double, y: Double)] {
        var (count, x, y): (guint, Double, Double) = (0, 0, 0)
        guard gdk_event_get_event_type(raw) == GDK_MOTION_NOTIFY, let moves = gdk_event_get_history(raw, &count) else {
            return []
        }
        defer { g_free(moves) }
        gdk_event_get_position(raw, &x, &y)
        return (0..<Int(count)).map { index in
            let move = moves[index]
            // The axes are in the order of GdkAxisUse, in which x and y follow the value that stands for none.
            return (Int(move.time), move.axes.1 - x, move.axes.2 - y)
        }
    }

    /// Whether the event is from a scroll wheel or something like it.
    public var scrolls: Bool { gdk_event_get_event_type(raw) == GDK_SCROLL }

    /// Whether the event releases a button, lifts a finger, or cancels a touch.
    package var endsPress: Bool {
        liftsPress || gdk_event_get_event_type(raw) == GDK_TOUCH_CANCEL
    }

    /// Whether the event is the user releasing a button or lifting a finger.
    package var liftsPress: Bool {
        [GDK_BUTTON_RELEASE, GDK_TOUCH_END].contains(gdk_event_get_event_type(raw))
    }

    /// Whether the event ends a press, a touch or a key press.
    public var ends: Bool {
        endsPress || gdk_event_get_event_type(raw) == GDK_KEY_RELEASE
    }

    /// Returns the event's position in the coordinates of a window or popover, even if the event came to a popover above it; nil
    /// if the event has no position or belongs to another window.
    public func location(in window: Native) -> Point? {
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(raw, &x, &y) != 0, let own = gtk_native_get_surface(window.opaque),
            var surface = gdk_event_get_surface(raw)
        else { return nil }
        while surface != own {
            guard lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0,
                let parent = gdk_popup_get_parent(surface)
            else { return nil }
            x += Double(gdk_popup_get_position_x(surface))
            y += Double(gdk_popup_get_position_y(surface))
            surface = parent
        }
        let origin = surfaceOffset(of: window.opaque)
        return Point(x: x - origin.x, y: y - origin.y)
    }

    /// Returns whether the event came to the surface of this window or popover, not to that of a popover above it.
    public func isOn(_ window: Native) -> Bool {
        gdk_event_get_surface(raw) == gtk_native_get_surface(window.opaque)
    }
}

extension Event {
    /// Whether Control is held.
    public var control: Bool { gdk_event_get_modifier_state(raw).rawValue & GDK_CONTROL_MASK.rawValue != 0 }

    /// Whether Shift is held.
    public var shift: Bool { gdk_event_get_modifier_state(raw).rawValue & GDK_SHIFT_MASK.rawValue != 0 }

    /// Whether Alt is held.
    package var alt: Bool { gdk_event_get_modifier_state(raw).rawValue & GDK_ALT_MASK.rawValue != 0 }
}
