import TestSupport
import XCTest

extension AppTestCase {
    /// Waits until no popover comes or goes any more: GTK 4.8 on X11 gives a press that comes within milliseconds of
    /// that to the wrong window, and its release to another one. A hand isn't that fast.
    ///
    /// - Parameter settle: Waits until the app has dealt with what there was.
    func waitForQuiet(settling settle: (() throws -> Void)? = nil) throws {
        var before: [Windows.Window]
        var rounds = 0
        repeat {
            before = app.windows.popovers
            pause(milliseconds: 40)
            if let settle { try settle() } else { _ = try app.accessible.children }
            rounds += 1
        } while app.windows.popovers != before && rounds < 50
    }

    /// Fails if any menu or other popover comes up, for however short a time, while something is done and until the
    /// app has shown that it has dealt with it.
    ///
    /// What shows it: a click into the note and a letter typed there, which the text must have, unless `proof` does
    /// something else. Nothing may have opened before that.
    func expectNothingOpens(
        _ what: String, file: StaticString = #filePath, line: UInt = #line, provenBy proof: (() throws -> Void)? = nil,
        while body: () throws -> Void
    ) throws {
        let watch = try PopoverWatch(app.windows)
        try body()
        try (proof ?? typeALetter)()
        XCTAssertEqual(watch.appeared, 0, "a popover opened: \(what)", file: file, line: line)
        try expectNoMenu()
    }

    /// Clicks into the last line of the note, types a letter and waits until it is there.
    func typeALetter() throws {
        let note = try note
        let count = try note.characterCount
        let area = try note.screenRectangle
        // A click here within the double-click time of the one before would be a double click, which opens a menu.
        waitForNewSuccession()
        // A click that brings the window forward is handed on by the window manager, and may come after keys that follow.
        if count > 0 { try moveCaret(to: 0) }
        app.pointer.click(at: ScreenPoint(x: area.center.x, y: area.bottom - 8))
        try app.waitUntil("the note to have the focus") { note.has("focused") }
        if count > 0 { try app.waitUntil("the insertion point where it was clicked") { try note.caretOffset > 0 } }
        try app.keyboard.press("q")
        try app.waitUntil("the letter to be in the text") { try note.characterCount == count + 1 }
        try app.keyboard.press("BackSpace")
        try app.waitUntil("the letter to be gone") { try note.characterCount == count }
    }
}
