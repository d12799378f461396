import TestSupport
import XCTest

@testable import Driving

/// GTK, which is who repeats keys on Wayland, doesn't do so in the tests.
final class WaylandHeldKeyTests: WaylandTestCase {
    func testAHeldKeyIsPressedOnce() throws {
        try write("")
        // Longer than any of them waits before it repeats a key: 660 ms at most.
        try app.keyboard.holding("a") { pause(milliseconds: 1000) }
        try app.keyboard.type("b")
        try expectText("ab")
    }
}
