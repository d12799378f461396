import TestSupport
import XCTest

@testable import Driving

/// The display with the touch screen doesn't repeat keys.
final class TouchHeldKeyTests: TouchTestCase {
    func testAHeldKeyIsPressedOnce() throws { try expectAHeldKeyToTypeOnce() }
}
