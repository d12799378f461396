import TestSupport
import XCTest

/// A test of Undo and Redo by keys and by the menu bar (E25).
class UndoTestCase: AppTestCase {
    /// Expects the first two items of the Edit menu to have these labels; `(…)` means insensitive.
    func expectUndo(_ undo: String, redo: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let items = try menuBar.rows(of: "Edit").split(separator: "\n").prefix(2).map { row in
            String(row).replacing("\tCtrl+Z", with: "").replacing("\tShift+Ctrl+Z", with: "")
        }
        XCTAssertEqual(items, [undo, redo], file: file, line: line)
    }

    /// Undoes with the keyboard.
    func undo() throws { try app.keyboard.press("ctrl+z") }

    /// Redoes with the keyboard.
    func redo() throws { try app.keyboard.press("shift+ctrl+z") }

    /// Waits until the picture is in portrait or landscape format.
    func expectPicture(_ name: String = welcomeCaption, upright: Bool) throws {
        try app.waitUntil(upright ? "the picture to be upright" : "the picture to be horizontal") {
            let place = try self.picture(name).screenRectangle
            return (place.height > place.width) == upright
        }
    }

    /// Waits until the note has exactly these pictures, in this order.
    func expectPictures(_ names: [String]) throws {
        try app.waitUntil("the pictures \(names)") { try self.pictureNames == names }
    }
}
