/// The animation of a menu that grows out of its target and shrinks back into it.
package enum MenuMotion {
    /// The duration of each direction, in milliseconds; 100, short enough not to be felt as a delay.
    package static let duration = 100.0

    /// Returns the point of a menu's body out of which the menu grows: the one nearest to the middle of its target, such as
    /// the pressed item. Both rectangles are in the same coordinate space.
    package static func origin(of body: Rectangle, by target: Rectangle) -> Point {
        Point(x: min(max(target.midX, body.minX), body.maxX), y: min(max(target.midY, body.minY), body.maxY))
    }

    /// Returns the menu's size at a progress from 0 to 1, relative to its final size. It begins at four fifths.
    package static func scale(at progress: Double) -> Double { 0.8 + 0.2 * min(max(progress, 0), 1) }

    /// Returns the menu's opacity at a progress from 0 to 1. A menu that appears is visible from the first frame and readable
    /// before it has grown; a menu that disappears ends invisible.
    package static func opacity(at progress: Double, leaving: Bool = false) -> Double {
        min((leaving ? 0 : 0.2) + 1.2 * max(progress, 0), 1)
    }
}
