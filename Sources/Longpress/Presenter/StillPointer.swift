import Gtk

/// Keeps a menu that has opened below the pointer from lighting up until the pointer moves: nobody has aimed at it.
final class StillPointer {
    private let popover: WeakObject<Widget>
    private let motion = MotionController(phase: .capture)
    /// The pointer's way, in the window's coordinates: the popover itself may be moved below it.
    private var trail = PointerTrail()

    /// Follows the pointer over a popover.
    init(over popover: Popover, in window: WeakObject<Native>) {
        self.popover = WeakObject(popover)
        motion.onMove { [weak self, weak popover] point in
            guard let self, let window = window.value, let origin = popover?.origin(in: window) else { return }
            moved(to: Point(x: origin.x + point.x, y: origin.y + point.y))
        }
        popover.add(motion)
    }

    /// Begins with a popover that is about to open, and the pointer's position in the window, if that is known.
    func begin(at start: Point?) {
        trail = PointerTrail(from: start)
        popover.value?.addStyle(MenuStyle.untouched)
    }

    private func moved(to point: Point) {
        guard let popover = popover.value, trail.moves(to: point) else { return }
        // A submenu's popover is in that of its menu.
        for popover in popover.selfAndAncestors { popover.removeStyle(MenuStyle.untouched) }
    }
}
