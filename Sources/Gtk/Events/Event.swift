import CGtk

/// One piece of input. GdkEvent isn't a GObject, so it has a reference count of its own.
public final class Event {
    package nonisolated(unsafe) let raw: OpaquePointer

    package init(borrowing pointer: UnsafeMutableRawPointer) {
        raw = gdk_event_ref(OpaquePointer(pointer))
    }

    deinit {
        giveBack(raw) { gdk_event_unref(OpaquePointer($0!)) }
    }

    /// Whether it came from a finger on a touch screen. (On X11 a touch's device claims to be a mouse.)
    public var isTouch: Bool {
        gdk_event_get_event_sequence(raw) != nil
    }

    /// Whether it is the press or touch that begins a sequence, or a key going down.
    public var begins: Bool {
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_KEY_PRESS].contains(gdk_event_get_event_type(raw))
    }

    /// Whether it is the press of the key that an accelerator names, in the form that `gtk_accelerator_parse` reads.
    package func matches(_ accelerator: String) -> Bool {
        guard gdk_event_get_event_type(raw) == GDK_KEY_PRESS else { return false }
        var (value, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(accelerator, &value, &modifiers)
        return gdk_key_event_matches(raw, value, modifiers) != GDK_KEY_MATCH_NONE
    }

    /// Its time, in milliseconds from any moment; it wraps around after 49 days.
    public var time: Int { Int(gdk_event_get_time(raw)) }

    /// Which finger it comes from, for as long as that stays down; nil if from none.
    public var finger: Int? {
        gdk_event_get_event_sequence(raw).map { Int(bitPattern: $0) }
    }

    /// Whether the primary button goes down, or a finger is put down.
    package var beginsPrimaryPress: Bool {
        beginsPress && button == .primary
    }

    /// The button that goes down or up, the primary one for a finger; nil if none does.
    var button: PointerButton? {
        switch gdk_event_get_event_type(raw) {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_END, GDK_TOUCH_CANCEL: .primary
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: PointerButton(rawValue: gdk_button_event_get_button(raw))
        default: nil
        }
    }

    /// Whether by it a button goes down or a finger is put down.
    package var beginsPress: Bool {
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type(raw))
    }

    /// The moves that GDK has merged into this one, in order: when each was made, and how far from this one's position, in
    /// points. GDK keeps them of a mouse only while one of its buttons is down.
    var mergedMoves: [(time: Int, x: Double, y: Double)] {
        var (count, x, y): (guint, Double, Double) = (0, 0, 0)
        guard gdk_event_get_event_type(raw) == GDK_MOTION_NOTIFY, let moves = gdk_event_get_history(raw, &count) else {
            return []
        }
        defer { g_free(moves) }
        gdk_event_get_position(raw, &x, &y)
        return (0..<Int(count)).map { index in
            let move = moves[index]
            // The axes are in the order of GdkAxisUse, in which x and y come after the one that stands for none.
            return (Int(move.time), move.axes.1 - x, move.axes.2 - y)
        }
    }

    /// Whether a wheel was turned, or something like it.
    public var scrolls: Bool { gdk_event_get_event_type(raw) == GDK_SCROLL }

    /// Whether by it a button is let go, or a finger lifted or taken away by the system.
    package var endsPress: Bool {
        liftsPress || gdk_event_get_event_type(raw) == GDK_TOUCH_CANCEL
    }

    /// Whether by it the person lets a button go or lifts a finger.
    package var liftsPress: Bool {
        [GDK_BUTTON_RELEASE, GDK_TOUCH_END].contains(gdk_event_get_event_type(raw))
    }

    /// Whether it ends a press, touch or key.
    public var ends: Bool {
        endsPress || gdk_event_get_event_type(raw) == GDK_KEY_RELEASE
    }

    /// Returns its position in the coordinates of a window or popover, even if it came to a popover above that; nil if it has no
    /// position, or belongs to another window.
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

    /// Whether it came to the surface of this window or popover rather than to that of a popover above it.
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
