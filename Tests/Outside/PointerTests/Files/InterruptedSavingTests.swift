import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The program ends while it writes a file.
final class InterruptedSavingTests: RecoveryTestCase {
    /// Created lazily: every test program makes an instance for each test of its module, whichever it runs.
    private lazy var slow = SlowNote.page("one")

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: files.path).sorted() }
    }

    /// Opens the slow note, types something and saves. Returns once a file with this prefix is beside it.
    private func beginSaving(_ start: String) throws -> String {
        try begin([files.path + "/note.html"])
        try expectTitle("note.html")
        try app.waitUntil("the picture", upTo: 60) {
            try self.app.accessible.first { try $0.role == "grid cell" && $0.isShowing } != nil
        }
        try type(" two")
        try waitForJournal(of: "one two")
        try app.keyboard.press("ctrl+s")
        let end = Date() + patience
        while Date() < end {
            if let name = try names.first(where: { $0.hasPrefix(start) }) { return name }
            usleep(500)
        }
        throw TestFailure("nothing is beside the file: \(try names)")
    }

    private func recover() throws {
        try begin()
        try answer("Recover “note.html”?")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
        // While the note is loading, it doesn't count as changed.
        try expectTitle("• note.html")
    }

    func testTerminatingWhileSavingLeavesNoTemporaryFile() throws {
        try files.write(slow, to: "note.html")
        _ = try beginSaving(".note.html.")
        app.terminate()
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        XCTAssertEqual(try names, ["note.html"])
        XCTAssertTrue(files.read("note.html")?.hasSuffix("</html>\n") ?? false, "the file is incomplete")
        try recover()
    }

    /// A file with several names is written in place.
    func testAKillWhileSavingLeavesThePreviousVersionAndReportsIt() throws {
        let path = try files.write(slow, to: "note.html")
        try FileManager.default.linkItem(atPath: path, toPath: files.path + "/other.html")
        let copy = try beginSaving("note (before saving ")
        try killApp()
        XCTAssertEqual(try names, [copy, "note.html", "other.html"])
        XCTAssertTrue(files.read(copy) == slow, "it isn't the previous version")
        try recover()
        let message = "Saving “note.html” was interrupted. The previous version is in “\(copy)”."
        let bar = try app.waitFor(role: "alert", name: "Message")
        try TestSupport.waitFor("the message", value: { try bar.find(role: "label")?.text }, until: { $0 == message })
        // After saving, the file is complete under both names, and the copy belongs to the user.
        try saveOverWhatIsThere()
        try expectTitle("note.html")
        XCTAssertTrue(files.read("other.html")?.contains("one two") ?? false)
        XCTAssertEqual(try names, [copy, "note.html", "other.html"])
    }

    /// Saves the note. If the app was killed after part of the file had been written, the file has changed: a message says so
    /// before, or a sheet asks when saving.
    private func saveOverWhatIsThere() throws {
        let title = "Another program changed “note.html”"
        func sheet() throws -> AccessibleNode? {
            try app.accessible.find(role: "dialog", name: title).flatMap { $0.isShowing ? $0 : nil }
        }
        try app.keyboard.press("ctrl+s")
        try app.waitUntil("the note to be saved, or a question") {
            try self.app.windows.active?.title == "note.html – Longpress" || sheet() != nil
        }
        guard let told = try sheet() else { return }
        if try told.find(role: "button", name: "Overwrite") == nil {
            try app.keyboard.press("Escape")
            try app.waitUntil("the sheet to close") { try sheet() == nil }
            try app.keyboard.press("ctrl+s")
        }
        try answer(title, row: 1)
    }
}
