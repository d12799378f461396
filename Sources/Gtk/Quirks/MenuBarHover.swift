import CGtk

/// Follows the pointer over the titles of a menu bar in GTK's place: it lights them up, and while a menu is open goes
/// from one to the next, for a pointer that has moved.
///
/// - Symptom: With the pointer at rest on a title, the Right key has two menus open each other for ever, and a pointer
///   that only passes over a title takes the keyboard there: GTK takes a menu that appears or goes below the pointer for
///   a pointer that has come.
/// - Versions: seen with 4.8 and 4.24.
/// - Source: gtkpopovermenubar.c.
/// - Test: `MenuBarReturnTests`, `DesktopStyleTests`, `MenuBarActionTests.testThePointerOverATitleLeavesTheKeyboardAlone`.
/// - Remove when: GTK goes by motions that a hand has made, and leaves the keyboard where it is.
@MainActor final class MenuBarHover {
    private let bar: WeakObject<Widget>
    /// The title that the pointer was over last.
    private var last: Int?
    /// Where the pointer was then, in the coordinates of the window's surface.
    private var location: (x: Double, y: Double)?

    /// Takes the titles of a bar over, each with its menu.
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
                // GTK's own mark for the title that the pointer or the keyboard is on.
                item.showSelected(true)
                if !menu.isMapped, self.bar.value?.hasOpenMenu == true { gtk_widget_activate(item.widget) }
            }
            motion.onLeave {
                if let menu = menu.value, !menu.isMapped { item.value?.showSelected(false) }
            }
            item.value?.add(motion)
        }
    }

    /// Whether the pointer is over another title or at another place than the last time. The display is asked: the place of
    /// what GTK makes up as menus come and go is in coordinates that aren't the title's, and as the style changes meanwhile, 4.24
    /// tells another title. The pointer may have got further by then than what is told of it here: to the place at which it will
    /// be told to be over the next title.
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
