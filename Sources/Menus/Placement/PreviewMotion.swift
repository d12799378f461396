/// The animation of a preview that grows out of its item and returns into it.
package struct PreviewMotion: Equatable, Sendable {
    /// The item's frame, in points.
    package var source: Rectangle
    /// The final frame of the preview, in points, in the same coordinate space.
    package var frame: Rectangle

    /// Makes a motion from an item's frame to a preview's, in points.
    package init(source: Rectangle, frame: Rectangle) {
        self.source = source
        self.frame = frame
    }

    /// The duration of growing, in milliseconds; 335, as in Flutter's context menu for iOS.
    package static let growing: Double = 335
    /// The duration of returning, in milliseconds: shorter than growing, because the user doesn't wait for it.
    package static let returning: Double = 200
    /// The default size of a preview relative to its item; 1.15, as in Flutter's context menu for iOS.
    package static let growth: Double = 1.15
    /// The radius of the corners in points of a preview at its final size; 12, as in Flutter's context menu for iOS.
    package static let cornerRadius: Double = 12

    /// Returns the radius of the corners at a progress from 0 to 1. At 0 they are square, like the item's.
    package static func cornerRadius(at progress: Double) -> Double { cornerRadius * min(max(progress, 0), 1) }

    /// Returns the preview's frame at a progress from 0 (at its item) to 1.
    package func frame(at progress: Double) -> Rectangle {
        func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
        return Rectangle(
            x: between(source.minX, frame.minX), y: between(source.minY, frame.minY),
            width: between(source.width, frame.width), height: between(source.height, frame.height))
    }

    /// Returns the progress after a part of the duration, from 0 to 1: fast, then slower (a cubic ease-out).
    package static func eased(_ time: Double) -> Double {
        let left = 1 - min(max(time, 0), 1)
        return 1 - left * left * left
    }
}
