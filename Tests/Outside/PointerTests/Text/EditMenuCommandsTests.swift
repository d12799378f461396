import TestSupport
import XCTest

@testable import Driving

/// The edit menu's commands, with the clipboard as another program reads it.
final class EditMenuCommandsTests: AppTestCase {
    private let text = "one two three"

    private func openMenu(on word: String) throws {
        try select(word)
        try app.pointer.click(.secondary, at: place(of: word))
        _ = try openMenu(.edit)
    }

    /// E26: without a question, however long the text is; R3, R28: in any script.
    func testAnyScriptPassesThroughTheClipboardUnchanged() throws {
        let sample = "Zażółć gęślą 日本語 😀👩‍👩‍👧 مرحبا e\u{301}\ttab\nnext line\nlast line"
        try write("")
        // Whatever the original line ends, they are line feeds in the note and for other programs.
        try offer(sample.replacing("\nlast", with: "\u{2028}last"))
        try app.pointer.click(.secondary, at: note.screenPoint)
        try choose("Paste")
        try expectText(sample)
        app.clipboard.clear()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Menu")
        try choose("Cut")
        try expectClipboard(sample)
        try expectText("")
    }

    /// R28: a large text is pasted and copied completely, and the app keeps running.
    func testALargeTextIsPastedAndCopiedCompletely() throws {
        let large = (1...7000).map { "Line \($0) of a very long text, number \($0 * 7919).\n" }.joined()
        XCTAssertGreaterThan(large.utf8.count, 300_000)
        // GTK 4.8 warns about a scroll bar that disappears with the text.
        toleratedErrors = ["without a current allocation"]
        try write("")
        try offer(large)
        try app.pointer.click(.secondary, at: note.screenPoint)
        try choose("Paste")
        try expectText(large)
        app.clipboard.clear()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Menu")
        try choose("Copy")
        try expectClipboard(large)
        try app.keyboard.press("Delete")
        try expectText("")
    }

    /// R26: the text is offered as plain text with the types that programs request.
    func testCopiedTextIsOfferedAsPlainText() throws {
        try write(text)
        try openMenu(on: "two")
        try choose("Copy")
        try expectClipboard("two")
        let types = try app.clipboard.types()
        XCTAssertTrue(types.contains("text/plain;charset=utf-8"), "\(types)")
        XCTAssertTrue(types.contains("UTF8_STRING"), "\(types)")
        XCTAssertEqual(try app.clipboard.read(type: "text/plain;charset=utf-8"), Array("two".utf8))
    }
}
