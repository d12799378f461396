import Documents
import Formats
import Markup
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// If one of the offered forms fails or doesn't match its type, the next one is used (R16, R28).
final class OfferTests: GtkTestCase {
    private static let address = "https://example.invalid/a?b=c"
    private static let plain = "text/plain;charset=utf-8"

    private static func png() throws -> [UInt8] {
        let file = EditedNote.file
        return try awaiting("a picture") {
            try await PictureExport.content(of: NotePicture(id: 1, file: file, caption: ""), as: "image/png")
        }
    }

    private static func paste(_ forms: OfferedForms) throws -> PastedContent? {
        try awaiting("reading") { try await PastedContent.read(from: forms) }
    }

    private static func text(_ forms: [(type: String, text: String)]) throws -> String? {
        try paste(OfferedForms(texts: forms))?.text.text
    }

    // MARK: Links

    func testALinkDraggedFromABrowserBecomesItsAddress() throws {
        let list = (type: "text/uri-list", text: "\(Self.address)\r\n")
        XCTAssertEqual(try Self.text([list, (Self.plain, Self.address)]), Self.address)
        XCTAssertEqual(try Self.text([list]), Self.address)
        let html = (type: "text/html", text: "<a href=\"\(Self.address)\">The <b>title</b></a>")
        XCTAssertEqual(try Self.text([list, html, (Self.plain, Self.address)]), Self.address)
    }

    func testALoneLinkWithItsAddressAsTextBecomesTheAddress() throws {
        let html = (
            type: "text/html",
            text: "<meta charset='utf-8'><p>\n<a href=\"\(Self.address)\"><span>The</span> <b>title</b></a>\n</p>"
        )
        XCTAssertEqual(try Self.text([html, (Self.plain, Self.address)]), Self.address)
        XCTAssertEqual(try Self.text([html, (Self.plain, "\(Self.address)\n")]), Self.address)
        XCTAssertEqual(try Self.text([html]), Self.address)
        // Selected words are pasted as words, even if all of them are one link.
        XCTAssertEqual(try Self.text([html, (Self.plain, "The title")]), "The title")
    }

    func testALinkAmongOtherWordsKeepsItsWords() throws {
        for page in ["see <a href='\(Self.address)'>this</a>", "<a href='x:1'>this</a> <a href='x:2'>that</a>"] {
            let words = page.contains("see") ? "see this" : "this that"
            XCTAssertEqual(try Self.text([("text/html", page), (Self.plain, "plain")]), words)
        }
        // A link that can't be opened, or that leads to a place in the page itself, isn't an address.
        for address in ["#top", "javascript:void(0)", "page.html", ""] {
            XCTAssertEqual(try Self.text([("text/html", "<a href='\(address)'>this</a>")]), "this", address)
        }
    }

    // MARK: Text

    func testTextIsPastedInsteadOfMissingFiles() throws {
        let missing = (type: "text/uri-list", text: "file:///nowhere/at/all.png\r\n")
        XCTAssertEqual(try Self.text([missing, (Self.plain, "words")]), "words")
        XCTAssertEqual(try Self.text([missing, ("text/html", "<b>words</b>")]), "words")
        let files = try errorAwaiting("reading") { try await PastedContent.read(from: OfferedForms(texts: [missing])) }
        XCTAssertEqual((files as? FailedFiles)?.message, "“all.png” was not added. The file doesn’t exist.")
    }

    func testExistingFilesArePastedInsteadOfText() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("of the file", to: "a.txt")
        let list = (type: "text/uri-list", text: "file://\(path)\r\n\(Self.address)\r\n")
        let pasted = try Self.paste(OfferedForms(texts: [list, (Self.plain, path)]))
        XCTAssertEqual(pasted?.text.text, "of the file")
        XCTAssertEqual(pasted?.failures.count, 1)
        XCTAssertTrue(pasted?.failures.first?.contains("on the web") == true, "\(pasted?.failures ?? [])")
    }

    func testUnreadableTextIsReplacedByTheNextForm() throws {
        let html = OfferedForms([("text/html", nil), (Self.plain, nil), ("text/plain", Array("words".utf8))])
        XCTAssertEqual(try Self.paste(html)?.text.text, "words")
        XCTAssertEqual(html.asked, ["text/html", Self.plain, "text/plain"])
        let list = OfferedForms([("text/uri-list", nil), (Self.plain, Array("words".utf8))])
        XCTAssertEqual(try Self.paste(list)?.text.text, "words")
        let matching = OfferedForms([(Self.plain, nil), ("text/html", Array("<i>words</i>".utf8))])
        let text = try awaiting("reading") { try await PastedContent.readText(from: matching) }
        XCTAssertEqual(text?.text.text, "words")
        // If every form fails, the error is that of the first one.
        let none = OfferedForms([("text/html", nil), (Self.plain, nil)])
        XCTAssertNotNil(try errorAwaiting("reading") { try await PastedContent.read(from: none) } as? PlatformError)
    }

    // MARK: Pictures

    func testTextIsPastedInsteadOfADamagedPicture() throws {
        let words = Array("words".utf8)
        let damaged = OfferedForms([("image/png", [1, 2, 3]), (Self.plain, words)])
        XCTAssertEqual(try Self.paste(damaged)?.text.text, "words")
        let png = try Self.png()
        let page = Array("<img src='\(Self.address)'>".utf8)
        let good = OfferedForms([("text/html", page), ("image/png", png), (Self.plain, Array(Self.address.utf8))])
        let pasted = try Self.paste(good)
        XCTAssertEqual(pasted?.isPicture, true)
        XCTAssertEqual(pasted?.pictures.first?.picture.file.bytes, png)
        XCTAssertEqual(pasted?.text.isEmpty, true)
    }

    private static func pictures(_ forms: [OfferedForms.Form]) throws -> [PictureSource.Outcome] {
        try awaiting("reading") { try await PictureSource.load(from: OfferedForms(forms), called: "Pasted Image") }
    }

    func testAPictureIsPastedFromWhicheverFormWorks() throws {
        let png = try Self.png()
        let address = Array("\(Self.address)\r\n".utf8)
        let embedded = Array("<img src='data:image/png;base64,\(Base64.encode(png))'>".utf8)
        let all: [[OfferedForms.Form]] = [
            [("text/uri-list", address), ("image/png", png)],
            [("text/uri-list", nil), ("image/png", png)],
            [("text/uri-list", Array("file:///nowhere.png\r\n".utf8)), ("image/png", png)],
            [("image/png", [0]), ("image/jpeg", nil), ("image/bmp", png)],
            [("text/uri-list", address), ("text/html", embedded)],
        ]
        for forms in all {
            let outcomes = try Self.pictures(forms)
            XCTAssertEqual(outcomes.count, 1, "\(forms.map(\.type))")
            XCTAssertEqual(try outcomes.first?.get().file.bytes, png, "\(forms.map(\.type))")
        }
    }

    /// The picture's own format is preferred to formats it can be converted to.
    func testAPicturesOwnFormatIsPreferred() throws {
        let svg = EditedNote.file.bytes
        let png = try Self.png()
        for (forms, expected) in [
            ([("image/svg+xml", svg), ("image/png", png)], svg), ([("image/png", png), ("image/svg+xml", svg)], png),
        ] {
            XCTAssertEqual(try Self.pictures(forms.map { ($0.0, $0.1) }).first?.get().file.bytes, expected)
            XCTAssertEqual(
                try Self.paste(OfferedForms(forms.map { ($0.0, $0.1) }))?.pictures.first?.picture.file.bytes, expected)
        }
    }

    func testTheFailureForAWebPictureSuggestsASolution() throws {
        let outcomes = try Self.pictures([("text/uri-list", Array("https://example.invalid/a.png\r\n".utf8))])
        guard case .failure(let failure)? = outcomes.first else { return XCTFail("\(outcomes)") }
        XCTAssertEqual(
            failure.message,
            "“a.png” was not added. It is on the web, and Longpress doesn’t download anything. Copy the image itself, or "
                + "save it and add the file.")
    }
}
