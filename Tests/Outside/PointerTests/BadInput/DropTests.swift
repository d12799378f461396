import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Files and pictures dragged from another program and dropped on the window (R28).
final class DropTests: BadInputTestCase {
    private var source: DragSource?

    override func tearDownWithError() throws {
        try TestDisplay.shared().releaseAll()
        source?.close()
        source = nil
        try super.tearDownWithError()
    }

    private func drop(_ make: @autoclosure () throws -> DragSource, at place: ScreenPoint) throws {
        source?.close()
        let new = try make()
        source = new
        try new.drag(to: place)
    }

    func testAPictureFileDroppedOnThePaneIsAdded() throws {
        let text = try note.text
        let file = try files.write(SamplePicture.png.bytes, to: "dropped.png")
        try drop(DragSource(files: [file]), at: emptyPlace)
        try expectPictures(2)
        try expectSample(picture("Image 2"))
        XCTAssertEqual(try note.text, text)
        XCTAssertNil(try message)
    }

    /// Dropped on the text, it also becomes a picture instead of a file's name: it is in a line of its own.
    func testAPictureDroppedOnTheTextIsInsertedThere() throws {
        let text = try note.text
        let file = try files.write(SamplePicture.png.bytes, to: "dropped.png")
        for source in [
            { try DragSource(files: [file]) }, { try DragSource(SamplePicture.png.bytes, type: "image/png") },
        ] {
            try drop(source(), at: place(of: "finger"))
            try expectPicturesInText(1)
            try expectSample(picturesInText[0])
            let lines = try note.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(3)
            XCTAssertEqual(lines[1], "")
            XCTAssertEqual((lines[0] + lines[2]).prefix(60), text.prefix(60))
            try expectPictures(1)
            XCTAssertNil(try message)
            try chooseInMenuBar("Edit", "Undo Drop")
            try expectText(text)
            try expectPicturesInText(0)
        }
    }

    /// The window looks as before afterwards: there is no drop highlight left.
    func testAPictureDroppedAsImageDataIsAdded() throws {
        let frame = try window.visibleFrame
        let edge = ScreenRectangle(x: frame.x, y: frame.y + frame.height / 2, width: 4, height: 40)
        let before = try Screenshot.picture(of: edge)
        try drop(DragSource(SamplePicture.png.bytes, type: "image/png"), at: emptyPlace)
        try expectPictures(2)
        try expectSample(picture("Image 2"))
        try app.waitUntil("the edge of the window to look as it did") { try Screenshot.picture(of: edge) == before }
    }

    /// A file manager passes the file as a URI.
    func testAFileWhoseNameIsNotUTF8IsAdded() throws {
        let path = ChildProcess.bytes(of: files.path + "/caf" + ChildProcess.scalar(forByte: 0xE9) + ".png")
        let stream = try XCTUnwrap(fopen(path, "w"))
        fwrite(SamplePicture.png.bytes, 1, SamplePicture.png.bytes.count, stream)
        fclose(stream)
        try drop(DragSource(files: [files.path + "/caf%E9.png"]), at: emptyPlace)
        try expectPictures(2)
        try expectSample(picture("Image 2"))
        XCTAssertNil(try message)
    }

    func testADroppedBadFileIsReportedWithTheReason() throws {
        for (bad, place) in [(BadFile.text, try emptyPlace), (.empty, try place(of: "finger"))] {
            try expectUnchangedNote(bad.rawValue) {
                try drop(DragSource(files: [bad.make(in: files)]), at: place)
                try expectMessage(Self.notAdded(bad))
            }
        }
    }

    func testAMixedDropAddsGoodFilesAndReportsBadOnes() throws {
        let good = try files.write(SamplePicture.png.bytes, to: "one.png")
        try drop(DragSource(files: [BadFile.truncatedPNG.make(in: files), good]), at: emptyPlace)
        try expectMessage(Self.notAdded(.truncatedPNG))
        try expectPictures(2)
    }

    func testTruncatedImageDataThatIsDroppedIsRefused() throws {
        for place in [try emptyPlace, try place(of: "finger")] {
            try expectUnchangedNote {
                try drop(DragSource(SamplePicture.png.truncated, type: "image/png"), at: place)
                try expectMessage("“Dropped Image” was not added. The image is damaged or incomplete.")
            }
        }
    }

    /// The text view itself handles dropped text, and inserts it where it is dropped.
    func testTextDroppedOnTheNoteIsInserted() throws {
        let before = try note.text
        try drop(DragSource(Array("dropped ".utf8), type: "text/plain;charset=utf-8"), at: place(of: "finger"))
        try app.waitUntil("the text to be inserted") { try note.text.contains("dropped ") }
        XCTAssertEqual(try note.text.replacing("dropped ", with: ""), before)
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    private static let web = "https://example.invalid/a.png"

    private static func link(_ more: [(type: String, bytes: [UInt8])] = []) throws -> DragSource {
        try DragSource(
            [(type: "text/uri-list", bytes: Array("\(web)\r\n".utf8))] + more
                + [(type: "text/plain;charset=utf-8", bytes: Array(web.utf8))])
    }

    /// Browsers pass a link in the same format as files. Its address is inserted where it is dropped, and can be undone.
    func testALinkDroppedOnTheTextInsertsItsAddress() throws {
        let before = try note.text
        let html = (type: "text/html", bytes: Array("<a href='\(Self.web)'>A title</a>".utf8))
        for more in [[], [html]] {
            try drop(Self.link(more), at: place(of: "finger"))
            try app.waitUntil("the address to be inserted") { try note.text.contains(Self.web) }
            XCTAssertEqual(try note.text.replacing(Self.web, with: ""), before)
            XCTAssertNil(try message)
            try chooseInMenuBar("Edit", "Undo Drop")
            try expectText(before)
        }
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    /// On the pane, a link alone isn't a picture; nothing is fetched.
    func testALinkDroppedOnThePaneIsRefusedWithAdvice() throws {
        try expectUnchangedNote {
            try drop(Self.link(), at: emptyPlace)
            try expectMessage(
                "“a.png” was not added. It is on the web, and Longpress doesn’t download anything. Copy the image itself, or "
                    + "save it and add the file.")
        }
    }

    /// The picture comes with its original address.
    func testAPictureDroppedFromABrowserIsAdded() throws {
        let text = try note.text
        let png = (type: "image/png", bytes: SamplePicture.png.bytes)
        let html = (type: "text/html", bytes: Array("<img src='\(Self.web)'>".utf8))
        try drop(Self.link([html, png]), at: emptyPlace)
        try expectPictures(2)
        try expectSample(picture("Image 2"))
        try drop(Self.link([html, png]), at: place(of: "finger"))
        try expectPicturesInText(1)
        try expectSample(picturesInText[0])
        XCTAssertEqual(try note.text.filter { $0 != "\n" }, text.filter { $0 != "\n" })
        try expectPictures(2)
        XCTAssertNil(try message)
    }

    /// The line that shows where text would be inserted disappears after a picture that comes with text was dropped.
    func testADroppedPictureLeavesNoInsertionLineInTheText() throws {
        let word = try note.screenRectangle(ofText: "mouse").inset(by: -3)
        let before = try Screenshot.settled(of: word)
        try drop(
            Self.link([
                (type: "text/html", bytes: Array("<img src='\(Self.web)'>".utf8)),
                (type: "image/png", bytes: SamplePicture.png.bytes),
            ]), at: ScreenPoint(x: word.right + 300, y: word.center.y))
        try expectPicturesInText(1)
        try app.waitUntil("the word to look as it did") { try Screenshot.picture(of: word) == before }
        // The text still accepts drops.
        try drop(DragSource(Array("dropped ".utf8), type: "text/plain;charset=utf-8"), at: place(of: "finger"))
        try app.waitUntil("the text to be inserted") { try note.text.contains("dropped ") }
    }

    /// Text from another program is inserted with its styles where it is dropped.
    func testDroppedTextKeepsItsStyles() throws {
        let html = (type: "text/html", bytes: Array("so <b>bold</b> ".utf8))
        let plain = (type: "text/plain;charset=utf-8", bytes: Array("plain ".utf8))
        let before = try note.text
        try drop(DragSource([html, plain]), at: place(of: "finger"))
        try app.waitUntil("the text to be inserted") { try note.text.contains("so bold") }
        XCTAssertEqual(try note.text.replacing("so bold", with: ""), before)
        try app.windows.activate(app.windows.topLevels[0])
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("Markdown on the clipboard") { try app.clipboard.types().contains("text/markdown") }
        let markdown = String(decoding: try XCTUnwrap(app.clipboard.read(type: "text/markdown")), as: UTF8.self)
        XCTAssertTrue(markdown.contains("so **bold**"), markdown)
    }

    /// A drag released outside the window changes nothing.
    func testACancelledDragChangesNothing() throws {
        try expectUnchangedNote {
            let file = try files.write(SamplePicture.png.bytes, to: "dropped.png")
            let dragged = try DragSource(files: [file])
            source = dragged
            try dragged.drag(to: ScreenPoint(x: 1270, y: 790))
            try app.windows.activate(app.windows.topLevels[0])
            try typeALetter()
        }
        XCTAssertNil(try message)
    }
}
