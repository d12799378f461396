import Gtk

/// Keeps a menu that has opened under the pointer from highlighting an item until the pointer moves: the user hasn't aimed at it.
final class StillPointer {
    private let popover: WeakObject<Widget>
    private let motion = MotionController(phase: .capture)
    /// The pointer's motion, in the window's coordinates, because the popover itself may move under it.
    private var trail = PointerTrail()

    /// Observes the pointer over a popover.
    init(over popover: Popover, in window: WeakObject<Native>) {
        self.popover = WeakObject(popover)
        motion.onMove { [weak self, weak popover] point in
            guard let self, let window = window.value, let origin = popover?.origin(in: window) else { return }
            moved(to: Point(x: origin.x + point.x, y: origin.y + point.y))
        }
        popover.add(motion)
    }

    /// Begins with a popover that is about to open, and the pointer's position in the window, if known.
    func begin(at start: Point?) {
        trail = PointerTrail(from: start)
        popover.value?.addStyle(MenuStyle.untouched)
    }

    private func moved(to point: Point) {
        guard let popover = popover.value, trail.hasMoved(to: point) else { return }
        // A submenu's popover is a descendant of its menu's popover.
        for popover in popover.selfAndAncestors { popover.removeStyle(MenuStyle.untouched) }
    }
}
