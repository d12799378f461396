import CGtk

/// Tells where a finger is that has slid from a window onto a popover above it, on Wayland.
///
/// - Symptom: A finger that holds, slides onto an item of the menu and lifts there chooses nothing. A finger's moves go to the
///   window that was touched, but the compositor counts their positions from the popover as long as the finger is over that.
/// - Versions: seen with sway 1.7; this is no fault of GTK's.
/// - Source: sway, input/seatop_down.c, `handle_touch_motion`.
/// - Test: `WaylandTouchMenuTests.testAFingerThatHoldsAndSlides`.
/// - Remove when: no compositor that people have counts them so.
enum FingerOverPopover {
    private static var opened: [WeakObject<Popover>] = []

    /// Takes note of a popover that comes up.
    static func follow(_ popover: Popover) {
        opened.removeAll { $0.value == nil || $0.value == popover }
        opened.append(WeakObject(popover) { Popover(owning: $0) })
    }

    /// Returns the position of a finger that a window is told of, in the window's coordinates. If it is one counted
    /// from a popover, the finger has gone less far to it, from where it was last, than it would have otherwise.
    static func position(
        _ told: Point, after last: Point, in window: Native
    ) -> Point {
        guard lp_is_wayland(gtk_widget_get_display(window.widget)) != 0 else { return told }
        let counted = opened.compactMap { $0.value?.position(told, in: window) }
        return ([told] + counted).min { distance($0, last) < distance($1, last) } ?? told
    }

    private static func distance(_ a: Point, _ b: Point) -> Double {
        (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
    }
}

extension Popover {
    /// Returns the position in the window of a point that is counted from this popover's surface; nil if the popover isn't on
    /// screen above that window, or the point is beside it.
    fileprivate func position(_ point: Point, in window: Native) -> Point? {
        guard self != window, isOpenPopover, isInside(window), let origin = origin(in: window),
            let surface = gtk_native_get_surface(opaque),
            (0..<Double(gdk_surface_get_width(surface))).contains(point.x),
            (0..<Double(gdk_surface_get_height(surface))).contains(point.y)
        else { return nil }
        let own = surfaceOffset(of: opaque)
        return Point(x: origin.x + point.x - own.x, y: origin.y + point.y - own.y)
    }
}
