import Gtk

/// The room for a menu in a window: what is below its title bar and the display lets popovers be in.
final class MenuRoom {
    private static let name: StaticString = "longpress-menu-room"

    /// What is left of the window; nil while nothing is known of the display.
    fileprivate var rest: Rectangle?

    /// The room of a window, which knows nothing of the display at first.
    fileprivate static func of(_ window: Native) -> MenuRoom { window.attached(name, or: MenuRoom()) }
}

extension Native {
    /// The room that a menu in this window has, in its coordinates.
    var menuBounds: Rectangle { MenuRoom.of(self).rest ?? contentBounds }

    /// Forgets what is known of the display: the window may have been moved since.
    func forgetMenuRoom() { MenuRoom.of(self).rest = nil }

    /// Takes note of where a popover has come. Returns whether that is somewhere else than wanted, so that the menu is
    /// to be placed anew in the room that is left.
    func learnsMenuRoom(from popover: Popover, at wanted: Rectangle) -> Bool {
        guard let middle = popover.middle(in: self),
            let rest = PopoverRoom.left(of: menuBounds, after: wanted, cameTo: middle)
        else { return false }
        MenuRoom.of(self).rest = rest
        return true
    }

    /// The whole area of the window below its title bar, in its coordinates. For a popover, that area of its window together with its
    /// own: a popover is small, and its menus may extend beyond it.
    var contentBounds: Rectangle {
        guard let window, let origin = origin(in: window) else { return ownBounds }
        let (top, size) = (window.titleBarHeight, window.size)
        let content = Rectangle(
            x: -origin.x, y: top - origin.y, width: size.width, height: max(size.height - top, 0))
        return self == window ? content : content.union(ownBounds)
    }
}
