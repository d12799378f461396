import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A turned picture keeps its file format, in the note and on the clipboard; if it can't, a message says so.
final class TurnedPictureTests: FileTestCase {
    private static let kinds: [SamplePicture] = [.jpg, .gif, .svg, .png]

    override var firstFile: (name: String, content: String)? {
        let figures = Self.kinds.map { kind in
            #"<figure><img data-name="\#(kind.name)" src="data:\#(kind.type);base64,\#(Data(kind.bytes).base64EncodedString())">"#
                + "<figcaption>\(kind.rawValue)</figcaption></figure>"
        }
        return ("note.html", Self.page("words").replacing("</body>", with: figures.joined(separator: "\n") + "</body>"))
    }

    func testARotatedPictureIsSavedAndCopiedInItsFormat() throws {
        for kind in Self.kinds {
            try focusPicture(kind.rawValue)
            try app.keyboard.press("ctrl+r")
            try app.waitUntil("\(kind) to be upright") {
                let place = try self.picture(kind.rawValue).screenRectangle
                return place.height > place.width
            }
        }
        XCTAssertFalse(try app.accessible.messageText?.contains("format") ?? false)
        try focusPicture("gif")
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("a moving picture on the clipboard") { try app.clipboard.types().contains("image/gif") }
        let copied = try XCTUnwrap(app.clipboard.read(type: "image/gif"))
        // The canvas has its width and height exchanged.
        XCTAssertEqual(Array(copied.prefix(10)), Array("GIF89a".utf8) + [32, 0, 48, 0])
        try app.keyboard.press("shift+ctrl+s")
        try fileDialog.enter(path("turned.html"), in: "Save As")
        try expectTitle("turned.html")
        let page = try XCTUnwrap(notes.read("turned.html"))
        for kind in Self.kinds {
            XCTAssertTrue(page.contains("data-name=\"\(kind.name)\" src=\"data:\(kind.type);"), "\(kind)")
        }
        let jpeg = try XCTUnwrap(
            page.firstMatch(of: #/data:image/jpeg;base64,([^"]*)/#).flatMap { Data(base64Encoded: String($0.1)) })
        // The same picture, with a tag.
        XCTAssertEqual(jpeg.count, SamplePicture.jpg.bytes.count + 36)
        XCTAssertEqual(Array(jpeg.suffix(200)), Array(SamplePicture.jpg.bytes.suffix(200)))
        // It is read as it was written.
        try open(path("turned.html"))
        try app.waitUntil("the pictures to be upright") {
            try Self.kinds.allSatisfy { kind in
                let place = try self.picture(kind.rawValue).screenRectangle
                return place.height > place.width
            }
        }
        XCTAssertNil(try app.accessible.message)
    }

    func testAFormatThatCannotBeRotatedIsReported() throws {
        try app.clipboard.offer(SamplePicture.webp.bytes, type: "image/webp")
        try focusPicture("png")
        try chooseInMenuBar("Image", "Paste Image")
        try app.waitUntil("the picture to be selected") {
            try self.pictureNames.count == Self.kinds.count + 1 && self.picture("Image 5").has("selected")
        }
        try app.keyboard.press("ctrl+r")
        try expectMessage(
            "“Pasted Image.webp” can’t be rotated in its own format and will be saved, copied and shared as PNG.")
    }
}
