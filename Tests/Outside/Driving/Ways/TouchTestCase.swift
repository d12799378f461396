import TestSupport
import XCTest

/// A test of the built app with a real touch screen. `Tests/run touch` starts a display that has one.
class TouchTestCase: AppTestCase {
    private(set) var touch: TouchScreen!

    override func setUpWithError() throws {
        try super.setUpWithError()
        // GTK looks for a graphics card, which this display only simulates. And it loses count of the active state when its
        // menu bar is touched (GTK 4.8).
        toleratedErrors = ["libEGL warning", "Broken accounting of active state"]
        touch = try TouchScreen.shared()
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }
}
