import TestSupport
import XCTest

@testable import Driving

/// A key pressed by a test is one press, although the display repeats held keys, and may stall while the key is down.
final class KeyboardTests: AppTestCase {
    /// Longer than the delay before any display repeats a key: 660 ms at most.
    private let long: UInt = 1000

    func testALongKeyPressTypesOnce() throws {
        try write("")
        try app.keyboard.press("a", lasting: long)
        try app.keyboard.press("shift+b", lasting: long)
        try expectText("aB")
        try app.keyboard.press("BackSpace", lasting: long)
        try app.keyboard.press("Return", lasting: long)
        try app.keyboard.press("c", lasting: long)
        try expectText("a\nc")
    }

    func testALongShortcutPressActsOnce() throws {
        try app.keyboard.press("ctrl+n", lasting: long)
        try expectWindows(["Untitled", "Welcome"], of: app)
        XCTAssertEqual(app.events.count { $0.contains(": key press n ") }, 1)
    }

    /// Holding the same key again repeats it.
    func testAHeldKeyRepeatsAfterALongPress() throws {
        try app.keyboard.press("a", lasting: long)
        try expectAHeldLetterToRepeat()
    }
}
