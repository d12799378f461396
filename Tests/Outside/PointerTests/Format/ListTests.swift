import TestSupport
import XCTest

@testable import Driving

/// Lists by keys and clicks.
final class ListTests: AppTestCase {
    /// Waits until all of the text is this, with the marks of its lists written out.
    private func expectPlain(_ text: String) throws {
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try expectClipboard(text)
    }

    func testKeysNestGoOnAndEnd() throws {
        try write("one")
        try app.keyboard.press("ctrl+alt+6")
        for key in ["Return", "t", "Tab", "Return", "Return", "x", "Return", "Return", "e"] {
            try app.keyboard.press(key)
        }
        try expectPlain("1. one\n\t1. t\n2. x\ne")
        try app.keyboard.press("ctrl+z")
        try app.keyboard.press("ctrl+z")
        try expectPlain("1. one\n\t1. t\n2. x\n3. \n")
    }

    func testAClickTicks() throws {
        try write("milk")
        try app.keyboard.press("ctrl+alt+8")
        let word = try note.screenRectangle(ofText: "milk")
        app.pointer.click(at: ScreenPoint(x: word.x - 14, y: word.center.y))
        try expectPlain("☑ milk")
    }
}
