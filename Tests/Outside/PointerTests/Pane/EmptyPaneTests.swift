import TestSupport
import XCTest

@testable import Driving

/// C20: the menu of the pane's empty part adds pictures.
final class EmptyPaneTests: AppTestCase {
    func testHoldingAndClickingOfferAddImage() throws {
        for opening in [Opening.hold, .secondaryClick] {
            try open(opening, at: emptyPlace)
            try expectMenu(.context, "Add Image…")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testTheMenuKeyOffersAddImage() throws {
        app.pointer.click(.secondary, at: try emptyPlace)
        try expectMenu(.context, "Add Image…")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.keyboard.press("Menu")
        try expectMenu(.context, "Add Image…")
        try expectFocus(on: "Add Image…")
    }

    /// C12: near the window's lower edge the menu opens upward, with its first row at the bottom.
    func testAPictureOnTheClipboardCanBePasted() throws {
        try offer(SamplePicture.png.bytes, type: "image/png")
        app.pointer.click(.secondary, at: try emptyPlace)
        try expectMenu(.context, "Paste Image\nAdd Image…")
        try choose("Paste Image")
        try app.waitUntil("two pictures") { try self.pictureNames == [welcomeCaption, "Image 2"] }
    }

    /// C1: a press on the empty part applies to no picture.
    func testPressingTheEmptyPartSelectsNothing() throws {
        app.pointer.click(at: try picture().screenRectangle.center)
        try app.waitUntil("the picture to be selected") { try self.picture().has("selected") }
        app.pointer.click(.secondary, at: try emptyPlace)
        try expectMenu(.context, "Add Image…")
        try app.waitUntil("nothing to be selected") { try !self.picture().has("selected") }
    }
}
