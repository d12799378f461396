import TestSupport
import XCTest

@testable import Driving

/// What GNOME's screen reader says about the menus (R24).
final class OrcaTests: ProgramTestCase {
    private var bus: SessionBus?
    private var orca: Orca?

    override var session: SessionBus? { bus }

    override func setUpWithError() throws {
        let bus = try SessionBus()
        self.bus = bus
        orca = try Orca(in: bus, keepingFilesIn: folder)
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        orca?.stop()
        orca = nil
        try super.tearDownWithError()
        bus?.stop()
        bus = nil
    }

    func testOrcaReadsTheEditMenu() throws {
        try focusNote()
        try press("ctrl+a", says: "selected")
        try press("Menu", says: "Edit Menu menu", "Cut")
        try press("Right", says: "Copy")
        try press("Escape", says: "Note text")
        try expectNoMenu()
        XCTAssertEqual(classNames, [])
    }

    func testOrcaReadsAPicturesMenu() throws {
        try focusNote()
        try press("F6", says: welcomeCaption)
        try press("Menu", says: "Menu of \(welcomeCaption) menu", "Open")
        try press("Down", says: "Copy Image")
        try press("Escape", says: welcomeCaption)
        try expectNoMenu()
        try press("Tab", says: "Caption")
        XCTAssertEqual(classNames, [])
    }

    func testOrcaReadsTheViewer() throws {
        try focusNote()
        try press("F6", says: welcomeCaption)
        try press("Return", says: welcomeCaption)
        try press("ctrl+a", says: "selected")
        XCTAssertEqual(classNames, [])
    }

    /// Presses a key at the pace of a listening user: Orca drops output that comes too fast to be spoken.
    private func press(_ key: String, says words: String...) throws {
        pause(milliseconds: 1500)
        try app.keyboard.press(key)
        for words in words { try orca?.expectSaid(words) }
    }

    /// The utterances that contain the name of a class.
    private var classNames: [String] { orca?.said.filter { $0.contains(/(Gtk|Gdk|Longpress)[A-Z]/) } ?? [] }
}
