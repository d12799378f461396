/// The motion of a menu that grows out of what it belongs to, and goes back there.
package enum MenuMotion {
    /// The duration of either way, in milliseconds; 100: less than a menu's opening by hand is felt to take.
    package static let duration = 100.0

    /// Returns the point of a menu's body that it grows out of by what it belongs to, such as what was pressed: that nearest to
    /// the middle of this. Both are in the same coordinate space.
    package static func origin(of body: Rectangle, by target: Rectangle) -> Point {
        Point(x: min(max(target.midX, body.minX), body.maxX), y: min(max(target.midY, body.minY), body.maxY))
    }

    /// Returns the menu's size after part of the way, from 0 to 1, relative to what it will be. It begins with four fifths.
    package static func scale(at progress: Double) -> Double { 0.8 + 0.2 * min(max(progress, 0), 1) }

    /// Returns the menu's opacity after part of the way, from 0 to 1. One that comes can be seen from its first frame on, and read
    /// before it has grown; one that goes ends unseen.
    package static func opacity(at progress: Double, leaving: Bool = false) -> Double {
        min((leaving ? 0 : 0.2) + 1.2 * max(progress, 0), 1)
    }
}
