import TestSupport
import XCTest

@testable import Driving

/// On Wayland, GTK itself repeats keys, but not in the tests.
final class WaylandHeldKeyTests: WaylandTestCase {
    func testAHeldKeyTypesOnce() throws {
        try write("")
        // Longer than the delay before any display repeats a key: 660 ms at most.
        try app.keyboard.holding("a") { pause(milliseconds: 1000) }
        try app.keyboard.type("b")
        try expectText("ab")
    }
}
