import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressApp
@testable import Notes

/// Links in a note's text are added, changed, removed, and kept through other edits around them.
final class LinkTests: FindingTestCase {
    private static let address = "https://example.org/a"

    private static func pane(_ text: String) -> (note: Note, pane: TextPane) {
        let buffer = TextBuffer(ofNoteWith: RichText(text))
        let note = Note(buffer)
        return (note, TextPane(note, in: buffer) { _ in })
    }

    /// Returns the text with its links in brackets.
    private static func text(_ pane: TextPane) -> String {
        pane.view.buffer.richText(in: 0..<pane.view.buffer.count).runs.map { run in
            run.attributes.link.map { "[\(run.text)](\($0))" } ?? run.text
        }.joined()
    }

    func testAddingChangingAndRemovingALinkAreOneStepEach() {
        let (note, pane) = Self.pane("one two three")
        pane.responder.link(4..<7, to: Self.address)
        XCTAssertEqual(Self.text(pane), "one [two](https://example.org/a) three")
        XCTAssertEqual(note.history.undoName, "Link")
        XCTAssertEqual(pane.view.buffer.link(at: 7)?.range, 4..<7)
        pane.responder.link(4..<7, to: "mailto:ada@example.org")
        XCTAssertEqual(Self.text(pane), "one [two](mailto:ada@example.org) three")
        XCTAssertEqual(note.history.undoName, "Edit Link")
        pane.view.buffer.insertionPoint = 5
        pane.responder.perform(.removeLink)
        XCTAssertEqual(Self.text(pane), "one two three")
        for text in [
            "one [two](mailto:ada@example.org) three", "one [two](https://example.org/a) three", "one two three",
        ] {
            note.history.undo()
            XCTAssertEqual(Self.text(pane), text)
        }
        for _ in 0..<2 { note.history.redo() }
        XCTAssertEqual(Self.text(pane), "one [two](mailto:ada@example.org) three")
    }

    func testALinkWithoutTextShowsItsAddress() {
        let (_, pane) = Self.pane("")
        pane.responder.link(0..<0, to: Self.address)
        XCTAssertEqual(Self.text(pane), "[https://example.org/a](https://example.org/a)")
        pane.view.buffer.insertionPoint = pane.view.buffer.count
        pane.view.buffer.replaceSelection(with: " more")
        XCTAssertEqual(Self.text(pane), "[https://example.org/a](https://example.org/a) more")
    }

    func testLinksExcludeLineBreaks() {
        let (_, pane) = Self.pane("one\ntwo")
        pane.responder.link(0..<7, to: Self.address)
        XCTAssertEqual(Self.text(pane), "[one](https://example.org/a)\n[two](https://example.org/a)")
    }

    func testAdjacentLinksStaySeparate() {
        let (_, pane) = Self.pane("onetwo")
        pane.responder.link(0..<3, to: Self.address)
        pane.responder.link(3..<6, to: "tel:+4930123")
        XCTAssertEqual(Self.text(pane), "[one](https://example.org/a)[two](tel:+4930123)")
        XCTAssertEqual(pane.view.buffer.link(at: 1)?.range, 0..<3)
        XCTAssertEqual(pane.view.buffer.link(at: 4)?.range, 3..<6)
    }

    func testTextTypedWithinALinkIsPartOfIt() {
        let (note, pane) = Self.pane("two")
        pane.responder.link(0..<3, to: Self.address)
        pane.view.buffer.insertionPoint = 1
        pane.view.buffer.replaceSelection(with: "w")
        XCTAssertEqual(Self.text(pane), "[twwo](https://example.org/a)")
        note.history.undo()
        XCTAssertEqual(Self.text(pane), "[two](https://example.org/a)")
    }

    func testVisibleAddressesLookLikeLinks() throws {
        try show("see https://example.org/a or ada@example.org")
        let buffer = note.buffer
        try waitUntil("the addresses to be marked") {
            buffer.highlights(.address, in: 0..<buffer.count) == [4..<25, 29..<44]
        }
        buffer.insertionPoint = 25
        buffer.replaceSelection(with: "bc")
        try waitUntil("the longer address") {
            buffer.highlights(.address, in: 0..<buffer.count) == [4..<27, 31..<46]
        }
    }

    func testUnsafeAddressesCannotBeOpened() {
        let (_, pane) = Self.pane("two")
        for address in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,a"] {
            pane.responder.link(0..<3, to: address)
            pane.view.buffer.insertionPoint = 1
            let chain = ResponderChain(first: pane.responder)
            XCTAssertFalse(chain.canPerform(.openLink), address)
            XCTAssertTrue(chain.canPerform(.removeLink), address)
        }
    }
}
