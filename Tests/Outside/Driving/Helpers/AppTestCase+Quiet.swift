import TestSupport
import XCTest

extension AppTestCase {
    /// Waits until popovers no longer appear or disappear. On X11, GTK 4.8 sends a press within milliseconds of that to the
    /// wrong window, and its release to another one. A hand isn't that fast.
    ///
    /// - Parameter settle: A function that waits until the app has processed the input so far.
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

    /// Fails if any menu or other popover appears, however briefly, while `body` runs and until the app has shown that it has
    /// processed the input.
    ///
    /// By default, the app shows this when a letter typed into the note after a click appears in its text; `proof` replaces
    /// this. Nothing may have opened before that.
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

    /// Clicks into the last line of the note, types a letter, and waits until it appears.
    func typeALetter() throws {
        let note = try note
        let count = try note.characterCount
        let area = try note.screenRectangle
        // A click within the double-click time of the previous one would be a double click, which opens a menu.
        waitForNewSuccession()
        // A click that raises the window passes through the window manager, and may arrive after the keys that follow.
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
