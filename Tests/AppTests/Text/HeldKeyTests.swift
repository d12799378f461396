import TestSupport
import XCTest

/// The displays that tests run on don't repeat keys: a server that stood still with a key down would make two presses of
/// one, as a person's finger would by staying there for so long.
final class HeldKeyTests: AppTestCase {
    func testAHeldKeyIsPressedOnce() throws { try expectAHeldKeyToTypeOnce() }
}

/// Nor does the display with the touch screen.
final class TouchHeldKeyTests: TouchTestCase {
    func testAHeldKeyIsPressedOnce() throws { try expectAHeldKeyToTypeOnce() }
}

/// Nor does GTK, which is who repeats them on Wayland.
final class WaylandHeldKeyTests: WaylandTestCase {
    func testAHeldKeyIsPressedOnce() throws { try expectAHeldKeyToTypeOnce() }
}

extension AppTestCase {
    fileprivate func expectAHeldKeyToTypeOnce() throws {
        try write("")
        // Longer than any of them waits before it repeats a key: 660 ms at most.
        try app.keyboard.holding("a") { pause(milliseconds: 1000) }
        try app.keyboard.type("b")
        try expectText("ab")
    }
}
