import Gtk

/// The room for menus in a window: the area below its title bar in which the display allows popovers.
final class MenuRoom {
    private static let name: StaticString = "longpress-menu-room"

    /// The remaining area of the window; nil while nothing is known about the display.
    fileprivate var rest: Rectangle?

    /// Returns the room of a window. At first, nothing is known about the display.
    fileprivate static func of(_ window: Native) -> MenuRoom { window.attached(name, or: MenuRoom()) }
}

extension Native {
    /// The area for menus in this window, in its coordinates.
    var menuBounds: Rectangle { MenuRoom.of(self).rest ?? contentBounds }

    /// Discards what is known about the display: the window may have been moved since.
    func forgetMenuRoom() { MenuRoom.of(self).rest = nil }

    /// Compares where a popover was placed with the requested frame. If they differ, records the remaining room and returns true:
    /// the menu has to be placed again in that room.
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
