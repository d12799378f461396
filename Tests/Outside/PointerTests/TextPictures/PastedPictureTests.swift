import TestSupport
import XCTest

@testable import Driving

/// A picture that is pasted while the text has the keyboard stands in the text, where the insertion point was; otherwise it goes
/// beside it.
final class PastedPictureTests: ClipboardTestCase {
    private func offerPicture() throws { try offer(SamplePicture.png.bytes, type: "image/png") }

    /// In a line of its own, and one step; what is typed next goes on below it.
    func testInTheMiddleOfALine() throws {
        try write("before after")
        try moveCaret(to: 6)
        try offerPicture()
        try app.keyboard.press("ctrl+v")
        try expectPicturesInText(1)
        try expectSample(picturesInText[0])
        try expectText("before\n\n after")
        try expectPictures(1)
        try app.keyboard.type("x")
        try expectText("before\n\nx after")
        try app.keyboard.press("ctrl+z")
        try chooseInMenuBar("Edit", "Undo Paste Image")
        try expectText("before after")
        try expectPicturesInText(0)
        try expectCaret(at: 6)
        try app.keyboard.press("shift+ctrl+z")
        try expectPicturesInText(1)
        try expectText("before\n\n after")
    }

    /// It takes the place of what is selected.
    func testInPlaceOfTheSelection() throws {
        try write("one two three")
        try select("two ")
        try offerPicture()
        try chooseInMenuBar("Edit", "Paste")
        try expectPicturesInText(1)
        try expectText("one \n\nthree")
        try app.keyboard.press("ctrl+z")
        try expectText("one two three")
        try expectSelection("two ")
        try expectPicturesInText(0)
    }

    /// At the end of a line that is there already, no other is made.
    func testAtTheEndOfALine() throws {
        try write("one\ntwo")
        try moveCaret(to: 3)
        try offerPicture()
        try app.keyboard.press("ctrl+v")
        try expectPicturesInText(1)
        try expectText("one\n\ntwo")
    }

    /// Where the pictures beside the text are hidden, they stay so.
    func testTheHiddenPaneStaysHidden() throws {
        try app.keyboard.press("F9")
        try app.waitUntil("no pane") { try self.pictureNames.isEmpty }
        try write("words")
        try offerPicture()
        try app.keyboard.press("ctrl+v")
        try expectPicturesInText(1)
        XCTAssertEqual(try pictureNames, [])
    }

    func testWithTheFocusOnThePicturesItGoesThere() throws {
        try write("words")
        try offerPicture()
        try focusPicture()
        try app.keyboard.press("ctrl+v")
        try expectPictures(2)
        try expectText("words")
        try expectPicturesInText(0)
    }

    /// A menu on the text pastes there, too.
    func testByTheEditMenu() throws {
        try write("words")
        try offerPicture()
        app.pointer.click(.secondary, at: try note.screenRectangle(ofText: "words").center.moved(x: 200))
        try choose("Paste")
        try expectPicturesInText(1)
        try expectText("words\n\n")
        try expectPictures(1)
    }
}
