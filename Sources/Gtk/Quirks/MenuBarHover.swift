import CGtk

/// Replaces GTK's handling of the pointer over the titles of a menu bar. A title is highlighted, and its menu opened if another
/// menu is open, only if the pointer has really moved.
///
/// - Symptom: If the pointer rests on a title, the Right key makes two menus open each other for ever. A pointer that only passes
///   over a title moves the keyboard focus there. GTK treats a menu that appears or disappears below the pointer as a pointer
///   that has entered.
/// - Versions: seen with 4.8 and 4.24.
/// - Source: gtkpopovermenubar.c.
/// - Test: `MenuBarReturnTests`, `DesktopStyleTests`, `MenuBarActionTests.testThePointerOverATitleDoesNotMoveTheFocus`.
/// - Remove when: GTK uses only real motions, and leaves the keyboard focus where it is.
@MainActor final class MenuBarHover {
    private let bar: WeakObject<Widget>
    /// The title that the pointer was over last.
    private var last: Int?
    /// The position of the pointer then, in the coordinates of the window's surface.
    private var location: (x: Double, y: Double)?

    /// Takes over the titles of a bar, each with its menu.
    init(_ bar: MenuBarWidget, _ items: [(item: Widget, menu: Widget)]) {
        self.bar = WeakObject(bar)
        for (index, (item, menu)) in items.enumerated() {
            item.removeMotionControllers()
            let (item, menu) = (WeakObject(item), WeakObject(menu))
            let motion = MotionController(phase: .bubble)
            motion.onMove { [weak self] _ in
                guard let self, let item = item.value, let menu = menu.value, hasMoved(over: item, index) else {
                    return
                }
                // The state with which GTK highlights the title that has the pointer or the keyboard focus.
                item.showSelected(true)
                if !menu.isMapped, self.bar.value?.hasOpenMenu == true { gtk_widget_activate(item.widget) }
            }
            motion.onLeave {
                if let menu = menu.value, !menu.isMapped { item.value?.showSelected(false) }
            }
            item.value?.add(motion)
        }
    }

    /// Returns whether the pointer is over another title or at another position than the last time. It asks the display, because
    /// synthesized events can't be trusted: when menus appear and disappear, their positions aren't in the title's coordinates,
    /// and if the style changes at the same time, GTK 4.24 sends them to another title. The pointer may already be further than
    /// the events received so far: at the position where it will enter the next title.
    private func hasMoved(over item: Widget, _ title: Int) -> Bool {
        var (x, y): (Double, Double) = (0, 0)
        guard let window = bar.value?.window, let surface = gtk_native_get_surface(window.opaque),
            let seat = gdk_display_get_default_seat(gdk_surface_get_display(surface)),
            let device = gdk_seat_get_pointer(seat),
            gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0
        else { return false }
        let origin = surfaceOffset(of: window.opaque)
        let pointer = Point(x: x - origin.x, y: y - origin.y)
        guard item.bounds(in: window)?.contains(pointer) == true else { return false }
        defer { (last, location) = (title, (x, y)) }
        return last != title || location.map { $0 != (x, y) } ?? true
    }
}

extension Widget {
    fileprivate func removeMotionControllers() {
        for controller in controllers where controller.isA(gtk_event_controller_motion_get_type()) {
            gtk_widget_remove_controller(widget, controller.opaque)
        }
    }
}
