import Randomness
import XCTest

@testable import Documents
@testable import Files
@testable import Geometry
@testable import Pages
@testable import Pictures
@testable import Platform
@testable import RichText

/// Notes as PDF files, read by Poppler.
final class PDFTests: GtkTestCase {
    private let a4 = PageFormat(
        paper: Size(width: 595, height: 842), least: .init(top: 18, left: 18, bottom: 18, right: 18))
    private let style = PrintStyle(font: "DejaVu Sans 11", isRightToLeft: false)

    private func pages(
        _ text: RichText, title: String = "note", figures: [PrintedNote.Figure] = [], style: PrintStyle? = nil
    ) throws -> PDFPages {
        let (folder, format) = (try TemporaryFolder(), a4)
        let style = style ?? self.style
        let note = PrintedNote(title: title, text: text, figures: figures)
        try awaiting("the file", upTo: 2 * patience) {
            try await PDF.export(note, to: File(path: folder.path + "/note.pdf"), on: format, in: style) { _ in }
        }
        return try PDFPages("note.pdf", in: folder)
    }

    private func figure(
        _ width: Int, _ height: Int, _ caption: String = "", isPhoto: Bool = false
    ) -> PrintedNote.Figure {
        PrintedNote.Figure(
            size: Size(width: Double(width), height: Double(height)), caption: caption, isPhoto: isPhoto
        ) { longest, cancellation in
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
                <rect width="\(width)" height="\(height)" fill="#29f"/></svg>
                """
            let drawn = try PictureDecoder.decode(Array(svg.utf8), pixelLimit: 100_000_000).pixels
            // A photo has no transparency.
            return try PictureDecoder.decode(
                drawn.encoded(as: isPhoto ? "jpeg" : "png"), pixelLimit: 100_000_000, toFit: longest,
                cancellation: cancellation
            ).pixels
        }
    }

    private let broken = PrintedNote.Figure(size: Size(width: 400, height: 300), caption: "lost", isPhoto: false) {
        _, _ in throw PictureError.damaged
    }

    func testLinksCanBeClicked() throws {
        var text = RichText("See ")
        text.append("the lamp's page", .init(link: "https://example.org/l\\amp's?q=Größe"))
        text.append(" or ")
        text.append("שלום עולם", .init(link: "mailto:a@example.org"))
        text.append(".")
        let pages = try pages(text)
        XCTAssertEqual(try pages.links, ["https://example.org/l%5Camp%27s?q=Gr%C3%B6%C3%9Fe", "mailto:a@example.org"])
        XCTAssertEqual(try pages.lines.first?.first?.hasPrefix("See the lamp's page or"), true)
    }

    /// They have their captions, and are between the lines that surround them in the text; the other pictures follow.
    func testPicturesInTheTextAreInTheirPlaces() throws {
        var text = RichText("one\n")
        text.append(RichText(TextPicture(id: 1, size: .small)))
        text.append("\ntwo\n")
        text.append(RichText(TextPicture(id: 2)))
        let pages = try pages(
            text, figures: [figure(40, 30, "beside"), figure(400, 300, "first"), figure(40, 30, "last")])
        XCTAssertEqual(try pages.lines, [["one", "first", "two", "last", "beside"]])
    }

    func testTextKeepsItsStylesAndOrder() throws {
        var text = RichText("Title", .init(styles: [.bold]))
        text.append("\nplain ")
        text.append("slanted", .init(styles: [.italic]))
        text.append(" ")
        text.append("underlined", .init(styles: [.underline, .strikethrough, .highlight]))
        text.append(" code", .init(styles: [.code]))
        text.append("\n\nLast & least. Größe, naïve, ﬁne 😀")
        let pages = try pages(text, title: "A “note”")
        XCTAssertEqual(
            try pages.lines, [["Title", "plain slanted underlined code", "Last & least. Größe, naïve, ﬁne 😀"]])
        let information = try pages.information
        XCTAssertEqual(information["Title"], "A “note”")
        XCTAssertEqual(information["Pages"], "1")
        XCTAssertEqual(information["Page size"]?.hasPrefix("595 x 842 pts"), true)
        XCTAssertEqual(try pages.missingFonts, [])
    }

    func testParagraphsKeepTheirStyles() throws {
        var text = RichText("nnnn", .init(paragraph: .title))
        text.append("\nnnnnn\n")
        text.append("quoted\n", .init(paragraph: .quotation))
        text.append("item", .init(paragraph: .item(.number, level: 1)))
        let places = try pages(text).places
        let (title, body) = (try XCTUnwrap(places["nnnn"]), try XCTUnwrap(places["nnnnn"]))
        XCTAssertGreaterThan((title.maxX - title.minX) / 4, (body.maxX - body.minX) / 5 * 1.5)
        let (quoted, item) = (try XCTUnwrap(places["quoted"]), try XCTUnwrap(places["item"]))
        XCTAssertGreaterThan(quoted.minX, body.minX + 15)
        XCTAssertGreaterThan(item.minX, quoted.minX + 15)
        let mark = try XCTUnwrap(places["1."])
        XCTAssertTrue((quoted.minX...item.minX - 2).contains(mark.maxX))
        XCTAssertEqual(mark.minY, item.minY, accuracy: 1)
    }

    func testAnEmptyNoteIsABlankPage() throws {
        for text in ["", "\n\n\n"] {
            let pages = try pages(RichText(text))
            XCTAssertEqual(try pages.information["Pages"], "1")
            XCTAssertEqual(try pages.text, "")
        }
    }

    /// The words are in reading order, and the paragraph begins at the right.
    func testRightToLeftTextCanBeReadAndBeginsAtTheRight() throws {
        let hebrew = "שלום עולם גדול"
        var text = RichText(hebrew + "\nleft\n")
        text.append("123", .init(direction: .rightToLeft))
        let pages = try pages(text)
        XCTAssertEqual(try pages.text, hebrew + " left 123")
        let places = try pages.places
        XCTAssertGreaterThan(try XCTUnwrap(places["123"]).maxX, 520)
        XCTAssertLessThan(try XCTUnwrap(places["left"]).minX, 75)
        // Poppler takes each letter for a word here.
        XCTAssertGreaterThan(try XCTUnwrap(places["ש"]).maxX, 520)
    }

    func testPagesAreNumberedAndNamed() throws {
        let text = RichText((1...120).map { "line \($0)" }.joined(separator: "\n"))
        let pages = try pages(text, title: "Lines\nof it")
        let lines = try pages.lines
        XCTAssertGreaterThan(lines.count, 2)
        XCTAssertEqual(lines.map(\.last), (1...lines.count).map { "Page \($0) of \(lines.count)" })
        XCTAssertEqual(lines[0].first, "line 1")
        XCTAssertEqual(lines.dropFirst().map(\.first), Array(repeating: "Lines of it", count: lines.count - 1))
        XCTAssertEqual(lines.flatMap { $0.filter { $0.hasPrefix("line ") } }, (1...120).map { "line \($0)" })
    }

    /// A paragraph of many pages is laid out in parts, without visible joints.
    func testALongParagraphIsCompleteWithoutVisibleJoints() throws {
        var text = RichText()
        for number in 1...9000 {
            text.append("wörd\(number) ", .init(styles: number.isMultiple(of: 7) ? [.bold] : []))
        }
        let pages = try pages(text)
        let lines = try pages.lines
        let body = lines.enumerated().flatMap { page in page.element.dropLast().dropFirst(page.offset > 0 ? 1 : 0) }
        XCTAssertEqual(
            body.joined(separator: " ").split(separator: " ").map(String.init), (1...9000).map { "wörd\($0)" })
        // Each line but the last is full.
        let short = body.dropLast().filter { $0.count < 50 }
        XCTAssertEqual(short, [])
    }

    /// A line may have no place to break it.
    func testVeryLongWordsAreBroken() throws {
        let word = String(repeating: "x", count: 40_000) + String(repeating: "e\u{301}", count: 20_000)
        let pages = try pages(RichText(word))
        XCTAssertGreaterThan(try pages.lines.count, 5)
        // Many combining marks on one letter, which take no room.
        let other = try self.pages(RichText("a" + String(repeating: "\u{300}", count: 20_000) + "b"))
        XCTAssertEqual(try other.information["Pages"], "1")
    }

    /// Control characters, direction marks, joiners and noncharacters: pages can be made of any text.
    func testAnyTextMakesPages() throws {
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 5))
        let signs =
            "a \t\r\n\u{1}\u{B}\u{C}\u{85}\u{AD}\u{300}\u{5D0}\u{627}\u{200B}\u{200D}\u{202E}\u{2028}\u{2029}\u{2067}\u{FFFC}\u{FFFE}\u{1F468}\u{E0001}\u{10FFFF}"
        let scalars = Array(signs.unicodeScalars)
        for _ in 0..<20 {
            var text = RichText()
            for _ in 0..<Int.random(in: 1...60, using: &random) {
                let part = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                    scalars.randomElement(using: &random)!
                }
                text.append(
                    String(String.UnicodeScalarView(part)),
                    .init(
                        styles: Set(TextStyle.allCases.filter { _ in Bool.random(using: &random) }),
                        direction: [nil, .leftToRight, .rightToLeft].randomElement(using: &random)!))
            }
            XCTAssertNotNil(try pages(text).information["Pages"])
        }
    }

    // MARK: Pictures

    func testPicturesFollowTheTextWithTheirCaptions() throws {
        let pages = try pages(
            RichText("The text."),
            figures: [figure(400, 300, "one"), figure(400, 300, "two"), figure(300, 900, "three")])
        let lines = try pages.lines
        XCTAssertEqual(
            lines.map { $0.filter { !$0.hasPrefix("Page") && $0 != "note" } },
            [["The text.", "one", "two"], ["three"]])
        XCTAssertEqual(try pages.pictures, ["400×300 image", "400×300 image", "300×900 image"])
    }

    /// A photo stays a JPEG; pictures finer than printers can show are reduced.
    func testPicturesAreReducedToPrinterResolution() throws {
        let pages = try pages(RichText(), figures: [figure(4000, 3000, isPhoto: true), figure(40, 20)])
        XCTAssertEqual(try pages.pictures, ["1634×1226 jpeg", "40×20 image"])
    }

    func testABrokenPictureLeavesAMessageInItsPlace() throws {
        let pages = try pages(RichText("The text."), figures: [broken, figure(40, 30, "there")])
        XCTAssertEqual(
            try pages.lines, [["The text.", "The image is damaged or incomplete.", "lost", "there"]])
    }

    // MARK: What goes wrong

    func testCancellingLeavesNothingBehind() throws {
        let folder = try TemporaryFolder()
        let note = PrintedNote(
            title: "note", text: RichText(String(repeating: "many words\n", count: 50_000)), figures: [])
        let (format, style) = (a4, style)
        for percent in [1, 60] {
            let error = try errorAwaiting("the end") {
                @MainActor final class Box { var task: Task<Void, any Error>? }
                let box = Box()
                box.task = Task {
                    try await PDF.export(note, to: File(path: folder.path + "/note.pdf"), on: format, in: style) {
                        now in
                        if now >= percent { Task { @MainActor in box.task?.cancel() } }
                    }
                }
                try await box.task?.value
            }
            XCTAssertTrue(error is CancellationError, "\(String(describing: error))")
            try waitUntil("nothing to be left") {
                try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
            }
        }
    }

    func testAFailedExportLeavesTheTargetUnchanged() throws {
        let folder = try TemporaryFolder()
        let format = a4
        let style = style
        let error = try errorAwaiting("the end") {
            try await PDF.export(
                PrintedNote(title: "", text: RichText("a"), figures: []), to: File(path: folder.path), on: format,
                in: style
            ) { _ in }
        }
        XCTAssertNotNil(error as? PlatformError)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }
}
