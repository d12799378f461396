import TestSupport
import XCTest

/// Editing the note's text with keys, and checking it.
extension OutsideTestCase {
    /// Replaces the note's text. Types short text, and pastes long text, which is faster; afterwards the clipboard is empty. Long
    /// text is typed, too, if `isTyped` is true, on Wayland, and while the clipboard has content that the test may need.
    func write(_ text: String, isTyped: Bool = false) throws {
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Delete")
        let isShort = text.count <= 200
        if try isTyped || isShort || app.isOnWayland || !app.clipboard.types().isEmpty {
            try app.keyboard.type(text)
        } else {
            try offer(text)
            try app.keyboard.press("ctrl+v")
            try expectText(text)
            app.clipboard.clear()
        }
        try expectText(text)
        // If the text doesn't fit, the view scrolls to its end, where the insertion point is.
        if text.count(where: \.isNewline) > 20 { try expectEndVisible() }
    }

    /// Waits until the end of the note is visible, with a tolerance of one point, because accessible extents are rounded.
    func expectEndVisible() throws {
        let (note, area) = (try note, try note.screenRectangle)
        try waitFor("the end of the note to be visible in \(area)") {
            let count = try note.characterCount
            return try note.screenRectangle(ofCharacters: count - 1..<count)
        } until: { place in
            place.y >= area.y - 1 && place.bottom <= area.bottom + 1
        }
    }

    /// Focuses the note without pressing on its text.
    func focusNote() throws {
        let note = try note
        // A test's first click is far from those that follow, so that they never count as double clicks.
        if !note.has("focused") {
            let area = try note.screenRectangle
            app.pointer.click(at: ScreenPoint(x: area.center.x, y: area.bottom - 8))
        }
        try app.waitUntil("the note to have the focus") { note.has("focused") }
    }

    /// Types at the end of the note, and waits until the text appears.
    func typeAtEnd(_ text: String) throws {
        try focusNote()
        try app.keyboard.press("ctrl+End")
        let before = try note.text
        try app.keyboard.type(text)
        try expectText(before + text)
    }

    /// Waits until the note has this text.
    func expectText(_ text: String, upTo seconds: Double = patience) throws {
        let note = try note
        try TestSupport.waitFor(
            "the text \(text.debugDescription)", upTo: seconds, value: { try note.text }, until: { $0 == text })
    }

    /// Waits until exactly this text is selected in the note; an empty text means no selection.
    func expectSelection(_ text: String) throws {
        let note = try note
        try TestSupport.waitFor("the selection", value: { try note.selectedText }, until: { $0 == text })
    }

    /// Moves the insertion point before a word, and focuses the note.
    func putCaret(before word: String) throws {
        try focusNote()
        let note = try note
        let text = try note.text
        guard let found = text.range(of: word) else { throw TestFailure("no \"\(word)\" in the note") }
        let offset = text.unicodeScalars.distance(from: text.startIndex, to: found.lowerBound)
        try moveCaret(to: offset)
        try app.waitUntil("the insertion point before \(word)") { try note.caretOffset == offset }
    }

    /// Moves the insertion point in the note. If assistive technologies can't, uses the keyboard if the note has the focus, and
    /// otherwise does nothing.
    func moveCaret(to offset: Int) throws {
        let note = try note
        guard try !note.setCaret(to: offset), note.has("focused") else { return }
        try app.keyboard.press("ctrl+Home")
        for _ in 0..<offset { try app.keyboard.press("Right") }
    }

    /// Selects a part of the note's text on one line with the keyboard.
    func select(_ words: String) throws {
        try putCaret(before: words)
        for _ in words.unicodeScalars { try app.keyboard.press("shift+Right") }
        try expectSelection(words)
    }

    /// Waits until the insertion point is at an offset, and expects that nothing is selected.
    func expectCaret(at offset: Int) throws {
        let note = try note
        try TestSupport.waitFor(
            "the insertion point", value: { try note.caretOffset }, until: { $0 == offset })
        XCTAssertEqual(try note.selectedText, "")
    }

    /// Waits until the clipboard, as other programs see it, has this text.
    func expectClipboard(_ text: String?) throws {
        try TestSupport.waitFor(
            "the clipboard's text", value: { try app.clipboard.text() }, until: { $0 == text })
    }

    /// Puts text on the clipboard as another program.
    func offer(_ text: String) throws {
        try app.clipboard.offer(text: text)
        try waitUntilTheClipboardIsKnown()
    }

    /// Puts content on the clipboard as another program.
    func offer(_ bytes: [UInt8], type: String) throws {
        try app.clipboard.offer(bytes, type: type)
        try waitUntilTheClipboardIsKnown()
    }

    /// Waits until the app has received the list of forms from the clipboard's owner.
    func waitUntilTheClipboardIsKnown() throws {
        let window = try window
        try app.waitUntil("the app to ask what is on the clipboard") { app.clipboard.timesAsked(by: window) > 0 }
        // The owner's answer was sent before these requests. The app's main loop processes all of them in order, the answer in
        // several iterations.
        for _ in 0..<10 { _ = try app.accessible.children }
    }

    // MARK: Past the ends of lines

    /// A note of five lines. The second is empty, and the fourth has no word.
    static let linesToClickPast = "one two\n\nthree four.\n— …\nlast"

    /// Returns a place far to the right of the end of a line of ``linesToClickPast``. For an empty line, GTK 4.24 reports the
    /// place of the next line, so the places of all lines are computed from the first and the third.
    func placePastEnd(ofLine line: Int) throws -> ScreenPoint {
        let tops = try [0, 9].map { try note.screenRectangle(ofCharacters: $0..<$0 + 1).center.y }
        return ScreenPoint(x: try note.screenRectangle.right - 60, y: tops[0] + (tops[1] - tops[0]) * line / 2)
    }
}
