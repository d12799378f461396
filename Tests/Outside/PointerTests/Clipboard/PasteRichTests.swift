import TestSupport
import XCTest

@testable import Driving

/// Paste uses the richest form that it supports, and keeps as much of it as possible (R16, R28).
final class PasteRichTests: ClipboardTestCase {
    private func html(_ text: String) -> (type: String, text: String) { ("text/html", text) }
    private let plain = (type: "text/plain;charset=utf-8", text: "plain")

    /// Copies the whole text, and returns it as Markdown as another program reads it.
    private func copied() throws -> String {
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("Markdown on the clipboard") { try app.clipboard.types().contains("text/markdown") }
        return try clipboard(as: "text/markdown")
    }

    func testStylesArePasted() throws {
        try write("")
        try paste([html("<p>a <b>bold</b> word</p><ul><li><i>x</i></ul><script>no()</script>"), plain])
        try expectText("a bold word\nx")
        XCTAssertEqual(try copied(), "a **bold** word\n\n* *x*")
        try app.keyboard.press("ctrl+z")
        try expectText("")
    }

    func testPasteAndMatchStyleUsesTheSurroundingStyle() throws {
        try write("ab")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("Right")
        try app.clipboard.offer([html("<i>rich</i>"), plain].map { (type: $0.type, bytes: Array($0.text.utf8)) })
        // The test waits for the menu: its item and the keys are available once the bar knows what is on the clipboard.
        try chooseInMenuBar("Edit", "Paste and Match Style")
        try expectText("abplain")
        try app.keyboard.press("shift+ctrl+v")
        try expectText("abplainplain")
        XCTAssertEqual(try copied(), "**abplainplain**")
    }

    func testAPictureInPastedHTMLIsAddedInTheSameStep() throws {
        try write("")
        let picture = Data(SamplePicture.png.bytes).base64EncodedString()
        try paste([
            html("<p>text</p><figure><img src='data:image/png;base64,\(picture)'><figcaption>cap</figcaption></figure>")
        ])
        try expectText("text")
        try expectPictures(2)
        XCTAssertEqual(try pictureNames.last, "cap")
        try app.keyboard.press("ctrl+z")
        try expectText("")
        try expectPictures(1)
    }

    /// If HTML contains no text, the plain text is pasted; HTML with a wrong charset or a missing end is pasted as far as it can
    /// be read.
    func testMalformedHTMLIsPastedAsFarAsItCanBeRead() throws {
        let cases: [([UInt8], String)] = [
            (Array("<script>only()</script>".utf8), "plain"), (Array("<b>bo\0ld<i".utf8), "bold"),
            (Array("caf".utf8) + [0xE9], "café"), (Array(String(repeating: "<b>", count: 10_000).utf8) + [0x61], "a"),
            ([0xFF, 0xFE, 0x61, 0x00, 0x62, 0x00], "ab"), ([], "plain"),
        ]
        for (bytes, expected) in cases {
            try write("")
            try app.clipboard.offer([("text/html", bytes), (plain.type, Array(plain.text.utf8))])
            try waitUntilTheClipboardIsKnown()
            try app.keyboard.press("ctrl+v")
            try expectText(expected)
        }
    }

    /// Browsers and newer versions of libxml2 insert a replacement character for an invalid one, older versions nothing.
    func testAnInvalidCharacterReferenceDoesNotStopAPaste() throws {
        try write("")
        try app.clipboard.offer([("text/html", Array("<p>&#xD800;ok".utf8))])
        try waitUntilTheClipboardIsKnown()
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the text") { try note.text.filter { $0 != "\u{FFFD}" } == "ok" }
    }

    /// If HTML can't be read to its end, the part that could be read is pasted, and a message says so.
    func testOnlyTheBeginningOfDeeplyNestedContentIsPasted() throws {
        let deep =
            "<p>one</p>" + String(repeating: "<b>", count: 30_000) + "two" + String(repeating: "</i>", count: 200_000)
        for keys in ["ctrl+v", "shift+ctrl+v"] {
            try write("")
            try app.clipboard.offer([("text/html", Array(deep.utf8))])
            try waitUntilTheClipboardIsKnown()
            try app.keyboard.press(keys)
            try expectText("one\ntwo")
            try expectMessage("Only the beginning was pasted, because the content is nested too deeply.")
        }
    }

    func testTextIsDecodedByItsDeclaredCharset() throws {
        try write("")
        try offer([0xB1, 0xE6], type: "text/plain;charset=iso-8859-2")
        try app.keyboard.press("ctrl+v")
        try expectText("ąć")
    }

    /// Content with a wrong type: data in HTML that claims to be a picture but isn't one is reported in a message, and the words
    /// are pasted.
    func testInvalidImageDataInHTMLIsReported() throws {
        try write("")
        try expectPictures(1)
        try paste([html("<p>text<img src='data:image/png;base64,AAAA'></p>")])
        try expectText("text")
        try expectMessage(
            "“Image.png” was not added. It isn’t an image. Choose a PNG, JPEG, GIF, WebP, SVG, TIFF or BMP file.")
        try expectPictures(1)
    }

    func testAPictureFromABrowserIsPasted() throws {
        let address = "https://example.invalid/a.png"
        let forms: [(String, [UInt8])] = [
            ("text/uri-list", Array("\(address)\r\n".utf8)), ("text/html", Array("<img src='\(address)'>".utf8)),
            ("image/png", SamplePicture.png.bytes), ("text/plain;charset=utf-8", Array(address.utf8)),
        ]
        try write("words")
        try app.clipboard.offer(forms)
        try waitUntilTheClipboardIsKnown()
        try app.keyboard.press("ctrl+v")
        try expectPicturesInText(1)
        try expectText("words\n\n")
        try chooseInMenuBar("Image", "Paste Image")
        try expectPicturesInText(2)
        try expectText("words\n\n\n")
        try expectPictures(1)
        XCTAssertNil(try message)
    }

    func testFilesArePastedAsPicturesAndText() throws {
        try write("")
        let list = try [
            files.write(SamplePicture.png.bytes, to: "one.png"), files.write(Array("words\n".utf8), to: "two.txt"),
            files.write(Array("**three**".utf8), to: "three.md"),
        ]
        try offer(Array(list.map { "file://\($0)\r\n" }.joined().utf8), type: "text/uri-list")
        try app.keyboard.press("ctrl+v")
        try expectText("\nwords\n\nthree")
        try expectPicturesInText(1)
        try expectPictures(1)
    }

    func testAStyleChosenWithoutASelectionAppliesToTypedText() throws {
        try write("a ")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.type("bold")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.type(" c")
        try expectText("a bold c")
        XCTAssertEqual(try copied(), "a **bold** c")
    }
}
