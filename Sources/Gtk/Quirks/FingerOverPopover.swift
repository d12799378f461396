import CGtk

/// Corrects the position of a finger that has slid from a window onto a popover above it, on Wayland.
///
/// - Symptom: A finger that holds, slides onto an item of the menu and lifts there chooses nothing. The motions of a finger go to
///   the window that was touched, but while the finger is over the popover, the compositor reports their positions relative to
///   the popover.
/// - Versions: seen with sway 1.7; this isn't a bug of GTK.
/// - Source: sway, input/seatop_down.c, `handle_touch_motion`.
/// - Test: `WaylandTouchMenuTests.testAFingerThatHoldsAndSlidesChoosesAnItem`.
/// - Remove when: no compositor in use reports such positions.
enum FingerOverPopover {
    private static var opened: [WeakObject<Popover>] = []

    /// Records a popover that is opening.
    static func follow(_ popover: Popover) {
        opened.removeAll { $0.value == nil || $0.value == popover }
        opened.append(WeakObject(popover) { Popover(owning: $0) })
    }

    /// Returns the position of a finger in a window's coordinates, given the position that the window received. That position may
    /// be relative to the window or to one of its popovers: the interpretation nearest to the finger's last position is used.
    static func position(
        _ location: Point, after last: Point, in window: Native
    ) -> Point {
        guard lp_is_wayland(gtk_widget_get_display(window.widget)) != 0 else { return location }
        let counted = opened.compactMap { $0.value?.position(location, in: window) }
        return ([location] + counted).min { distance($0, last) < distance($1, last) } ?? location
    }

    private static func distance(_ a: Point, _ b: Point) -> Double {
        (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
    }
}

extension Popover {
    /// Converts a point from the coordinates of this popover's surface to those of the window; nil if the popover isn't on screen
    /// above that window, or the point is outside the popover.
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
