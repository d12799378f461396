import TestSupport
import XCTest

/// A test of the built app by a real touch screen. `Tests/run touch` starts a display that has one.
class TouchTestCase: AppTestCase {
    private(set) var touch: TouchScreen!

    override func setUpWithError() throws {
        try super.setUpWithError()
        // GTK looks for a graphics card, which this display only pretends to have; and it loses count of what is
        // pressed when its menu bar is touched (GTK 4.8).
        toleratedErrors = ["libEGL warning", "Broken accounting of active state"]
        touch = try TouchScreen.shared()
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }
}
