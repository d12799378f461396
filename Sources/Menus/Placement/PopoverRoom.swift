package import Geometry

/// The part of a window where the display lets popovers be, as far as it is known from where one has come.
///
/// A program on Wayland isn't told where its windows are on the screen. A popover that would leave the monitor is slid back
/// onto it, or turned over to the other side of what it points at; where it has come tells where the monitor ends.
package enum PopoverRoom {
    /// How far a popover may come from where it was to be before that counts, in points: what a shadow is larger by at the
    /// bottom than at the top, and rounding.
    static let tolerance = (x: 2.0, y: 12.0)

    /// Returns what of the room by which a popover was placed is left where it has come somewhere else, of which only
    /// the middle counts; nil if it has come where it was to be.
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
