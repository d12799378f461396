import TestSupport
import XCTest

@testable import Driving

/// GTK, which is who repeats keys on Wayland, doesn't do so in the tests.
final class WaylandHeldKeyTests: WaylandTestCase {
    func testAHeldKeyIsPressedOnce() throws { try expectAHeldKeyToTypeOnce() }
}
