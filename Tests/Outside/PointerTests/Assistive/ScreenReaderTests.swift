import CGtk
import TestSupport
import XCTest

@testable import Driving

/// What a screen reader is told for presses of each kind: where the focus is, and what opens and closes without taking it.
final class ScreenReaderTests: AppTestCase {
    private var events: AccessibilityEvents!
    /// Whether GTK supports announcements.
    private let gtkSpeaks = gtk_get_minor_version() >= 14

    override func tearDownWithError() throws {
        events = nil
        try super.tearDownWithError()
    }

    /// Waits for the expected events of a body. Announcements need GTK 4.14.
    private func expectHeard(
        _ expected: [String], file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
    ) throws {
        try events.forget()
        try body()
        let words = gtkSpeaks ? expected : expected.filter { !$0.hasPrefix("said") }
        var heard: [String] = []
        try? app.waitUntil("the accessibility events") {
            heard = try events.lines
            return heard.count >= words.count
        }
        XCTAssertEqual(heard.sorted(), words.sorted(), file: file, line: line)
    }

    private func press(_ key: String) throws { try app.keyboard.press(key) }

    func testTheEditMenuOpenedByKeyTakesTheFocusAndReturnsIt() throws {
        try select("finger")
        events = try app.listen()
        try expectHeard(["focused menu item “Cut”", "expanded text box “Note”"]) {
            try press("Menu")
            try expectFocus(on: "Cut")
        }
        // No events in between, such as from the menu bar.
        try expectHeard(["focused text box “Note”", "collapsed text box “Note”"]) {
            try press("Escape")
            try expectNoMenu()
        }
    }

    func testTheEditMenuOpenedByPointerIsAnnounced() throws {
        try focusNote()
        events = try app.listen()
        try expectHeard(["expanded text box “Note”", "said “Edit Menu”"]) {
            app.pointer.click(.secondary, at: try place(of: "picture"))
            try expectMenu(.edit, "Select | Select All")
        }
        try expectHeard(["collapsed text box “Note”", "said “Edit Menu closed”"]) {
            try press("Escape")
            try expectNoMenu()
        }
    }

    func testAPictureMenuOpenedByPointerIsAnnouncedWithItsPreview() throws {
        let cell = "grid cell “\(welcomeCaption)”"
        try focusNote()
        events = try app.listen()
        try expectHeard(["focused \(cell)", "expanded \(cell)", "said “Menu of \(welcomeCaption), with a preview”"]) {
            app.pointer.click(.secondary, at: try picture().screenPoint)
            _ = try openMenu(.context)
        }
        try expectHeard(["collapsed \(cell)", "said “Menu of \(welcomeCaption) closed”"]) {
            try press("Escape")
            try expectNoMenu()
        }
    }

    func testASheetTakesTheFocusAndReturnsIt() throws {
        try focusNote()
        try press("Menu")
        _ = try openMenu(.edit)
        try press("Escape")
        try expectNoMenu()
        events = try app.listen()
        try select("finger")
        try events.forget()
        try press("Menu")
        try expectFocus(on: "Cut")
        try press("End")
        try expectFocus(on: "Share…")
        try press("Return")
        let sheet = try app.waitForSheet("Share")
        let first = try XCTUnwrap(try sheet.find(role: "button")).name
        try app.waitUntil("the first target's focus to be announced") {
            try events.lines.last == "focused button “\(first)”"
        }
        try expectHeard(["focused text box “Note”"]) { try press("Escape") }
    }

    /// A notice is announced, if GTK supports that, and stays while the pointer or the focus is on it.
    func testANoticeIsAnnouncedAndStaysWhileInUse() throws {
        try focusPicture()
        events = try app.listen()
        try events.forget()
        try press("Delete")
        let notice = try app.waitFor("the notice") { try self.notice }
        if gtkSpeaks {
            try app.waitUntil("the notice to be announced") { try events.lines.contains("said “Image removed”") }
        }
        _ = try Screenshot.settled()
        app.pointer.move(to: try notice.screenPoint)
        // Longer than the notice stays by default.
        pause(milliseconds: 8500)
        XCTAssertNotNil(try self.notice, "the notice disappeared under the pointer")
        app.pointer.move(to: try note.screenPoint)
        try app.waitUntil("the notice to disappear by itself", upTo: 30) { try self.notice == nil }
    }

    private var notice: AccessibleNode? {
        get throws { try app.accessible.first { try $0.role == "alert" && $0.name == "Notice" && $0.isShowing } }
    }
}
