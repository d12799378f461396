import TestSupport
import XCTest

@testable import Driving

/// The effects of commands on a picture.
final class PictureCommandTests: PictureTestCase {
    /// C27: another program gets the picture; if it is unchanged, the original file.
    func testCopyImageGivesAnotherProgramThePicture() throws {
        try openPictureMenu()
        try choose("Copy Image")
        try app.waitUntil("a picture on the clipboard") { try self.app.clipboard.types().contains("image/png") }
        let bytes = try XCTUnwrap(app.clipboard.read(type: "image/png"))
        XCTAssertEqual(Array(bytes.prefix(4)), [0x89, 0x50, 0x4e, 0x47])
        XCTAssertEqual(Self.size(ofPNG: bytes), [720, 480])
        try expectNoMenu()
    }

    /// A turned picture is copied as it is displayed.
    func testARotatedPictureIsCopiedRotated() throws {
        try focusPicture()
        try app.keyboard.press("ctrl+r")
        try expectPicture(upright: true)
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("a picture on the clipboard") { try self.app.clipboard.types().contains("image/png") }
        XCTAssertEqual(Self.size(ofPNG: try XCTUnwrap(app.clipboard.read(type: "image/png"))), [480, 720])
    }

    /// Four quarter turns, and two flips, restore the picture exactly.
    func testFullRotationsAndTwoFlipsChangeNothing() throws {
        try focusPicture()
        let place = try picture().screenRectangle
        let before = try Screenshot.settled(of: place)
        for turn in 1...4 {
            try app.keyboard.press("ctrl+r")
            try expectPicture(upright: turn % 2 == 1)
        }
        // The picture may be drawn a little after the menu's or the preview's animation.
        func expectAllTurned(asBefore: Bool) throws {
            try app.waitUntil("the picture \(asBefore ? "of before" : "to be flipped")") {
                let difference = try Screenshot.settled(of: place).difference(from: before)
                return asBefore ? difference == 0 : difference > 0.1
            }
        }
        try expectAllTurned(asBefore: true)
        for isFlipped in [true, false] {
            try openPictureMenu()
            try choose("Rotate")
            try choose("Flip Horizontally")
            try expectNoMenu()
            try expectAllTurned(asBefore: !isFlipped)
        }
    }

    func testOpenShowsThePictureInAWindowThatEscapeCloses() throws {
        try openPictureMenu()
        try choose("Open")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == welcomeCaption }
        try app.keyboard.press("Escape")
        try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
        try app.waitUntil("the note to be active") { self.app.windows.active?.title == "Welcome – Longpress" }
        try focusPicture()
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer by Return") { self.app.windows.active?.title == welcomeCaption }
    }

    /// Return keeps a new caption, Escape restores the old one.
    func testTheCaptionIsEditedInPlace() throws {
        try openPictureMenu()
        try choose("Edit Caption…")
        let field = try find(role: "text box", name: "Edit Caption")
        try app.waitUntil("the field to have the focus") { field.has("focused") }
        try app.keyboard.type("A new caption")
        try app.keyboard.press("Return")
        XCTAssertEqual(try picture("A new caption").name, "A new caption")
        try caption("A new caption")

        try app.keyboard.press("F2")
        try app.waitUntil("the field to have the focus") { field.has("focused") }
        try app.keyboard.type("Not this one")
        try app.keyboard.press("Escape")
        try caption("A new caption")
    }

    func testRemoveImageRemovesOnlyThePicture() throws {
        let text = try note.text
        try openPictureMenu()
        try choose("Remove Image")
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
        XCTAssertEqual(try note.text, text)
        app.pointer.click(.secondary, at: try images.screenRectangle.center)
        try expectMenu(.context, "Add Image…")
    }

    func testDeleteRemovesTheFocusedPicture() throws {
        try focusPicture()
        try app.keyboard.press("Delete")
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    private static func size(ofPNG bytes: [UInt8]) -> [Int] {
        [16..<20, 20..<24].map { range in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    }
}
