/// Turns the pages of an edit menu by a finger that swipes, a touchpad, or a wheel that goes sideways.
///
/// The pages go the way they are pulled: in left-to-right layout, a finger to the left brings the next one, in
/// right-to-left layout a finger to the right.
package struct EditMenuSwipe: Equatable, Sendable {
    /// The distance that a finger has to go for a page, in points: half of what the narrowest item takes, and well
    /// beyond the 8 from which a press is no tap any more.
    package static let fingerDistance = 24.0
    /// The distance that two fingers have to go on a touchpad for a page, in points.
    package static let touchpadDistance = 40.0
    /// After so long without a step, in milliseconds, another movement begins.
    package static let pause = 250

    private let rightToLeft: Bool
    private var sum = 0.0
    private var last: Int?
    private var hasTurned = false

    /// Begins without any movement.
    package init(rightToLeft: Bool) {
        self.rightToLeft = rightToLeft
    }

    /// Whether a finger's way in points, right and down, is a swipe rather than a tap or a movement up or down.
    package static func isSwipe(x: Double, y: Double) -> Bool {
        abs(x) >= fingerDistance && abs(x) > abs(y)
    }

    /// Returns the number of pages to go on for a finger's way: 1, -1 for back, or 0 if it is no swipe.
    package func pages(fingerX x: Double, y: Double) -> Int {
        Self.isSwipe(x: x, y: y) ? direction(of: -x) : 0
    }

    /// Returns the number of pages to go on for a step of scrolling, to the right and downwards in clicks or in points:
    /// 1, -1 for back, or 0. Each click of a wheel is a page. A movement on a touchpad comes in many steps, and goes on
    /// by itself at its end; all of it is one page. The time is in milliseconds on any clock.
    package mutating func pages(scrollX x: Double, y: Double, inPoints: Bool, at time: Int) -> Int {
        guard abs(x) > abs(y) else { return 0 }
        if let last, time - last > Self.pause || sum * x < 0 { (sum, hasTurned) = (0, false) }
        last = time
        sum += x
        guard abs(sum) >= (inPoints ? Self.touchpadDistance : 1) else { return 0 }
        guard inPoints else {
            sum = 0
            return direction(of: x)
        }
        guard !hasTurned else { return 0 }
        hasTurned = true
        return direction(of: x)
    }

    private func direction(of x: Double) -> Int { (x > 0) == rightToLeft ? -1 : 1 }
}
