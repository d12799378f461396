import TestSupport
import XCTest

@testable import Driving

/// What closes an edit menu. The closing input has the same effect as without a menu.
final class EditMenuClosingTests: AppTestCase {
    private func openMenu() throws {
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Select | Select All")
    }

    /// The pointer is where the menu opened, and the text still has the keyboard focus.
    func testEscapeKeepsTheFocusInTheTextUnderAMenu() throws {
        try write("above\n\n\nbelow")
        let (above, below) = (try place(of: "above"), try place(of: "below"))
        for offset in [-16, 0, 16] {
            try open(.hold, at: ScreenPoint(x: above.x + offset, y: (above.y + below.y) / 2))
            try expectMenu(.edit, "Select All")
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try app.keyboard.press("x")
            try app.waitUntil("the letter to be in the text, \(offset) pixels aside") { try note.text.contains("x") }
            try app.keyboard.press("BackSpace")
            try expectText("above\n\n\nbelow")
        }
    }

    /// A press beside the menu closes it and acts on the text.
    func testAPressOutsideClosesTheMenuAndMovesTheInsertionPoint() throws {
        try openMenu()
        let caption = try note.screenRectangle(ofText: "caption")
        app.pointer.click(at: ScreenPoint(x: caption.x + 1, y: caption.center.y))
        try expectNoMenu()
        let text = try note.text
        try expectCaret(at: text.distance(from: text.startIndex, to: text.range(of: "caption")!.lowerBound))
    }

    func testTheWheelClosesTheMenu() throws {
        try openMenu()
        try app.pointer.scroll(at: place(of: "caption"), clicks: 1)
        try expectNoMenu()
    }
}
