import Foundation
import TestSupport
import XCTest

@testable import Driving

/// HTML written by another program is opened as far as it is supported, with a message about what can't be kept, and is never
/// overwritten without asking (R28).
final class ForeignPageTests: FileTestCase {
    private static let foreign = """
        <html><head><title>Trip</title><style>p { color: red }</style></head><body><h1>Title</h1>
        <p>one <b>two</b><img src="photo.png"><script>x()</script></body></html>
        """
    private static let message =
        "This page was made by another program. It contains an image that isn’t embedded, a style sheet and a script, "
        + "which Longpress can’t keep. Saving creates a new file."

    override var firstFile: (name: String, content: String)? { ("page.html", Self.foreign) }

    func testSaveAsksForANewName() throws {
        try expectText("Title\none two")
        try expectMessage(Self.message)
        try typeAtEnd("!")
        try app.keyboard.press("ctrl+s")
        try fileDialog.expect("Save As")
        let field = try app.waitFor("the suggested name") {
            try self.app.accessible.first { try $0.role == "text box" && $0.has("focused") && $0.text != "" }
        }
        XCTAssertEqual(try field.text, "page (Longpress).html")
        try fileDialog.enter(path("mine.html"), in: "Save As")
        try expectTitle("mine.html")
        XCTAssertEqual(notes.read("page.html"), Self.foreign)
        // The message about the page doesn't apply to the note.
        try expectNoMessage()
        try typeAtEnd("?")
        try save("mine.html")
    }

    /// If the user explicitly chooses the page's own name, the page is replaced; it is then a note, and keeps its title.
    func testThePageIsReplacedIfTheUserConfirms() throws {
        try expectMessage(Self.message)
        try app.keyboard.press("shift+ctrl+s")
        try fileDialog.enterReplacing(path("page.html"), in: "Save As")
        try app.waitUntil("the note to be written") { self.notes.read("page.html")?.contains("Longpress") ?? false }
        try expectNoMessage()
        let page = try XCTUnwrap(notes.read("page.html"))
        XCTAssertTrue(page.contains("<title>Trip</title>"), page)
        try typeAtEnd("!")
        try save("page.html")
        XCTAssertEqual(notes.read("page.html"), page.replacing("two</b>", with: "two!</b>"))
    }

    /// Whether it is opened with the dialog, in an empty window, or with a drop.
    func testTheMessageAppearsHoweverThePageIsOpened() throws {
        try notes.write("<p>three<!-- four -->", to: "other.html")
        let message =
            "This page was made by another program. It contains a comment, which Longpress can’t keep. Saving creates a new file."
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try open(path("other.html"))
        try expectTitle("other.html")
        try expectWindows("page.html", "other.html")
        try expectMessage(message)
        try app.keyboard.press("ctrl+w")
        try expectTitle("page.html")
        let source = try DragSource(files: [path("other.html")])
        defer { source.close() }
        try source.drag(to: emptyPlace)
        try expectTitle("other.html")
        try expectMessage(message)
    }

    /// The message also fits in a narrow window, completely readable.
    func testTheMessageFitsANarrowWindow() throws {
        _ = try app.windows.resize(XCTUnwrap(app.windows.active), width: 420, height: 520)
        try expectMessage(Self.message)
        _ = try Screenshot.settled()
        try Screenshot.take("foreign-page-narrow")
        let window = try XCTUnwrap(app.windows.active).visibleFrame
        let label = try XCTUnwrap(try find(role: "alert", name: "Message").find(role: "label")).screenRectangle
        XCTAssertTrue(label.x >= window.x && label.right <= window.right, "\(label) is not within \(window)")
        XCTAssertGreaterThan(label.height, 50, "some lines are missing")
    }
}

/// A page that is reloaded is examined again.
final class ReloadedPageTests: FileTestCase {
    private let question = "Another program changed “note.html”"

    private func reload(_ content: String, becoming text: String) throws {
        try notes.write(content, to: "note.html")
        try typeAtEnd("!")
        try app.keyboard.press("ctrl+s")
        try sheet.choose("Reload", in: question)
        try expectText(text)
        try expectTitle("note.html")
    }

    func testReloadingUpdatesTheMessageAboutLostContent() throws {
        try expectNoMessage()
        try reload(Self.page("theirs<!-- a -->"), becoming: "theirs")
        try expectMessage(
            "This note was changed by another program. It contains a comment, which Longpress can’t keep. Saving creates a new file."
        )
        try typeAtEnd("?")
        try app.keyboard.press("ctrl+s")
        try fileDialog.cancel("Save As")
        try expectTitle("• note.html")
        XCTAssertEqual(notes.read("note.html"), Self.page("theirs<!-- a -->"))
        // The file is a note of the app's own again.
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try notes.write(Self.page("ours"), to: "note.html")
        try app.keyboard.press("ctrl+w")
        try expectTitle("• note.html")
        try sheet.choose("Reload", in: question)
        try expectText("ours")
        try expectNoMessage()
        try typeAtEnd("!")
        try save("note.html")
    }
}

/// When unsaved work on a page of another program is recovered, the message about losses is shown again.
final class RecoveredPageTests: RecoveryTestCase {
    func testARecoveredPageStillAsksForANewName() throws {
        let page = "<title>Trip</title><p>one<table><tr><td>two</table>"
        let message =
            "This page was made by another program. It contains a table, which Longpress can’t keep. Saving creates a new file."
        func expectMessage() throws {
            let bar = try app.waitFor(role: "alert", name: "Message")
            try TestSupport.waitFor(
                "the message", value: { try bar.find(role: "label")?.text }, until: { $0 == message })
        }
        try begin([files.write(page, to: "page.html")])
        try expectTitle("page.html")
        try expectMessage()
        try type(" three")
        try waitForJournal(of: "two three")
        try killApp()
        try begin()
        try answer("Recover “page.html”?")
        try expectTitle("• page.html")
        try expectMessage()
        try app.keyboard.press("ctrl+s")
        try fileDialog.expect("Save As")
        XCTAssertEqual(files.read("page.html"), page)
    }
}
