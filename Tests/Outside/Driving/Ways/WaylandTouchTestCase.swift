import TestSupport
import XCTest

/// A test with touch input, on a compositor that passes touches on to programs.
class WaylandTouchTestCase: WaylandTestCase {
    private(set) var touch: TouchScreen!

    /// More paragraphs than fit in a window. The first ones are numbered.
    static let longText = (4...120).map { $0 < 20 ? "The \($0)th.\n" : "And so on.\n" }.joined()

    override func setUpWithError() throws {
        touch = try TouchScreen.shared()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }

    /// Taps an item of the menu in an area of the screen.
    func tap(_ name: String, in box: ScreenRectangle) throws { try touch.tap(at: rectangle(of: name, in: box).center) }
}
