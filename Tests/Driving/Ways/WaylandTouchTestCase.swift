import TestSupport
import XCTest

/// A test by a finger, on a compositor that hands fingers on to programs.
class WaylandTouchTestCase: WaylandTestCase {
    private(set) var touch: TouchScreen!

    override func setUpWithError() throws {
        touch = try TouchScreen.shared()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }

    /// Taps an item of the menu that is in a box on the screen.
    func tap(_ name: String, in box: ScreenRectangle) throws { try touch.tap(at: rectangle(of: name, in: box).center) }
}
