import RichText
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// While a text is locked, only the program can change it.
final class TextLockTests: GtkTestCase {
    private static func lockedBuffer(_ text: String) -> TextBuffer {
        let buffer = TextBuffer()
        buffer.prepareLock()
        buffer.text = text
        buffer.select(0..<3)
        return buffer
    }

    /// Changes the text as GTK does for keys, for the clipboard and for drops.
    private static func changeAsTheUser(_ view: TextView) {
        let buffer = view.buffer
        view.emit("backspace")
        buffer.deleteSelection()
        buffer.replaceSelection(with: "y")
        view.emit("backspace")
    }

    func testTheUserCannotChangeLockedText() {
        let buffer = Self.lockedBuffer("one two")
        let view = TextView(buffer)
        var events = 0
        buffer.onEvent { if case .change = $0 { events += 1 } }
        buffer.lock()
        XCTAssertFalse(view.isEditable)
        Self.changeAsTheUser(view)
        XCTAssertEqual(buffer.text, "one two")
        XCTAssertEqual(events, 0)
        buffer.lock()
        buffer.unlock()
        Self.changeAsTheUser(view)
        XCTAssertEqual(buffer.text, "one two", "it was locked twice")
        buffer.unlock()
        XCTAssertTrue(view.isEditable)
        Self.changeAsTheUser(view)
        XCTAssertNotEqual(buffer.text, "one two")
    }

    func testTheProgramCanChangeLockedText() {
        let buffer = Self.lockedBuffer("one two")
        buffer.lock()
        buffer.remove(0..<4)
        XCTAssertEqual(buffer.text, "two")
        buffer.insert(RichText("three "), at: 0)
        XCTAssertEqual(buffer.text, "three two")
        buffer.apply(.deletion(RichText("three "), at: 0))
        XCTAssertEqual(buffer.text, "two")
        buffer.text = "four"
        XCTAssertEqual(buffer.text, "four")
    }
}
