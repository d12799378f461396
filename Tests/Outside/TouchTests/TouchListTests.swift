import TestSupport
import XCTest

@testable import Driving

/// Lists, with a finger.
final class TouchListTests: TouchTestCase {
    /// A tap on an item's box checks it, and another one unchecks it; one on its words moves the insertion point there.
    func testATapTicksAChecklistItem() throws {
        try write("milk")
        let body = try note.screenRectangle(ofText: "milk").x
        try app.keyboard.press("ctrl+alt+8")
        try app.waitUntil("the text to be indented") { try self.note.screenRectangle(ofText: "milk").x > body }
        let word = try note.screenRectangle(ofText: "milk")
        let box = ScreenPoint(x: word.x - 14, y: word.center.y)
        for text in ["☑ milk", "☐ milk"] {
            waitForNewSuccession()
            try touch.tap(at: box)
            try app.keyboard.press("ctrl+a")
            try app.keyboard.press("ctrl+c")
            try expectClipboard(text)
            // The selection's handles would be nearer to the finger.
            try app.keyboard.press("Right")
        }
        waitForNewSuccession()
        try touch.tap(at: try note.screenRectangle(ofText: "milk").center)
        try app.keyboard.type("y")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try expectClipboard("☐ myilk")
    }
}
