import TestSupport
import XCTest

@testable import Driving

/// A picture pasted while the text has the focus is inserted into the text at the insertion point; otherwise it is added beside
/// the text.
final class PastedPictureTests: ClipboardTestCase {
    private func offerPicture() throws { try offer(SamplePicture.png.bytes, type: "image/png") }

    /// It gets a line of its own, as one step; typing continues below it.
    func testAPicturePastedIntoALineGetsItsOwnLine() throws {
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

    /// It replaces the selection.
    func testAPastedPictureReplacesTheSelection() throws {
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

    /// At the end of an existing line, no other line is added.
    func testAPicturePastedAtALinesEndAddsNoOtherLine() throws {
        try write("one\ntwo")
        try moveCaret(to: 3)
        try offerPicture()
        try app.keyboard.press("ctrl+v")
        try expectPicturesInText(1)
        try expectText("one\n\ntwo")
    }

    /// If the pane beside the text is hidden, it stays hidden.
    func testTheHiddenPaneStaysHidden() throws {
        try app.keyboard.press("F9")
        try app.waitUntil("no pane") { try self.pictureNames.isEmpty }
        try write("words")
        try offerPicture()
        try app.keyboard.press("ctrl+v")
        try expectPicturesInText(1)
        XCTAssertEqual(try pictureNames, [])
    }

    func testAPictureIsPastedIntoThePaneThatHasTheFocus() throws {
        try write("words")
        try offerPicture()
        try focusPicture()
        try app.keyboard.press("ctrl+v")
        try expectPictures(2)
        try expectText("words")
        try expectPicturesInText(0)
    }

    /// The text's menu also pastes into the text.
    func testTheEditMenuPastesIntoTheText() throws {
        try write("words")
        try offerPicture()
        app.pointer.click(.secondary, at: try note.screenRectangle(ofText: "words").center.moved(x: 200))
        try choose("Paste")
        try expectPicturesInText(1)
        try expectText("words\n\n")
        try expectPictures(1)
    }
}
