package import Geometry

/// The part of a window in which the display allows popovers, inferred from where a popover has been placed.
///
/// A program on Wayland doesn't know where its windows are on the screen. The compositor slides a popover that would leave the
/// monitor back onto it, or flips it to the other side of its target; the resulting position reveals where the monitor ends.
package enum PopoverRoom {
    /// The distances from the requested position up to which a popover counts as placed there, in points: they allow for
    /// shadows, which are larger at the bottom than at the top, and for rounding.
    static let tolerance = (x: 2.0, y: 12.0)

    /// Returns the part of the room that remains after a popover, which should have been at `wanted`, has been placed
    /// elsewhere. Only the middle of its actual position counts. Nil if the popover is where it should be.
    package static func left(of room: Rectangle, after wanted: Rectangle, cameTo got: Point) -> Rectangle? {
        let x = got.x - wanted.midX
        let y = got.y - wanted.midY
        var (left, right, top, bottom) = (room.minX, room.maxX, room.minY, room.maxY)
        if x > tolerance.x { left = max(left, wanted.minX + x) }
        if x < -tolerance.x { right = min(right, wanted.maxX + x) }
        if y > tolerance.y { top = max(top, wanted.minY + y) }
        if y < -tolerance.y { bottom = min(bottom, wanted.maxY + y) }
        let rest = Rectangle(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
        return rest == room || rest.isEmpty ? nil : rest
    }
}
