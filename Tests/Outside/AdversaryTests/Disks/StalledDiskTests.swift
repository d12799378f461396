import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A disk that no longer responds, such as a disconnected network folder, affects nothing else. Windows keep working, other notes
/// are backed up and saved, and the user is told about the disk.
final class StalledDiskTests: StalledDiskTestCase {
    /// Starts the app with a note on its own disk and one on the other, both open, the first in front.
    private func beginWithBoth() throws {
        try begin([writeNear(), writeFar()])
        try expectWindows(["near.html", "far.html"], of: app)
        try activate("near.html – Longpress")
    }

    /// Starts the app with a note on its own disk, and stalls the other disk, on which there is a note. Returns that note and
    /// another one on the app's disk.
    private func beginWithoutDisk() throws -> (far: String, other: String) {
        let far = try writeFar()
        let other = try files.write(FileTestCase.page("other"), to: "other.html")
        try begin([writeNear()])
        try expectTitle("near.html")
        disk.stall()
        return (far, other)
    }

    private func silence(_ name: String) -> String {
        "The disk with “\(name)” isn’t responding. The note is still here."
    }

    private func expectMessage(_ text: String, in title: String) throws {
        try app.waitUntil("the message \(text)") {
            let window = try self.app.accessible.children.first { try $0.name.hasSuffix("\(title) – Longpress") }
            return try window?.messageText?.contains(text) ?? false
        }
    }

    // MARK: Other notes

    func testAnotherNoteIsBackedUpAndSaved() throws {
        try beginWithBoth()
        disk.stall()
        // The note's file is checked each time its window becomes active.
        for _ in 0..<6 {
            try activate("far.html – Longpress")
            try activate("near.html – Longpress")
        }
        try type(" written")
        try waitForJournal(of: "near written")
        try app.keyboard.press("ctrl+s")
        try expectTitle("near.html")
        try app.waitUntil("the note to be saved") { self.files.read("near.html")?.contains("near written") ?? false }
        try expectMessage(silence("far.html"), in: "far.html")
        // The message appears once, and the note is unchanged.
        try activate("far.html – Longpress")
        XCTAssertEqual(try note.text, "far")
        disk.resume()
        try type(" away")
        try save("far.html")
        XCTAssertTrue(disk.read("far.html")?.contains("far away") ?? false)
    }

    func testOtherFilesCanBeOpened() throws {
        let (far, other) = try beginWithoutDisk()
        try handOver([far, other])
        try expectWindows(["near.html", "far.html", "other.html"], of: app)
        try activate("other.html – Longpress")
        try expectText("other")
        try type(" one")
        try save("other.html")
        // A file that is being read has a window that says so, and in which reading can be cancelled.
        try activate("far.html – Longpress")
        _ = try find(name: "Opening “far.html”…")
        disk.resume()
        try expectText("far")
    }

    /// The first dropped file is on the stalled disk.
    func testOtherDroppedFilesAreOpened() throws {
        let (far, other) = try beginWithoutDisk()
        let source = try DragSource(files: [far, other])
        defer { source.close() }
        try source.drag(to: note.screenRectangle.center)
        for title in ["other.html", "far.html"] {
            try app.waitUntil("the window of \(title)") {
                self.app.windows.topLevels.contains { $0.title == "\(title) – Longpress" }
            }
        }
        disk.resume()
        try activate("far.html – Longpress")
        try expectText("far")
    }

    /// The dialog for a note there starts in another folder.
    func testOtherFilesCanBeChosen() throws {
        let other = try files.write(FileTestCase.page("other"), to: "other.html")
        try beginWithBoth()
        try activate("far.html – Longpress")
        disk.stall()
        try app.keyboard.press("ctrl+o")
        try fileDialog.expect("Open")
        try fileDialog.type(other, in: "Open")
        try fileDialog.accept("Open")
        try expectTitle("other.html")
        try expectText("other")
    }

    func testSavingCanBeCancelledWhileOtherNotesAreSaved() throws {
        try beginWithBoth()
        try activate("far.html – Longpress")
        try type(" away")
        disk.stall()
        try app.keyboard.press("ctrl+s")
        let cancel = try find(role: "button", name: "Cancel")
        try activate("near.html – Longpress")
        try type(" written")
        try save("near.html")
        try activate("• far.html – Longpress")
        app.pointer.click(at: try cancel.screenRectangle.center)
        try app.waitUntil("the operation to end") {
            try self.app.accessible.first { try $0.name == "Cancel" && $0.isShowing } == nil
        }
        try expectTitle("• far.html")
        // The unsaved text is in the journal.
        try waitForJournal(of: "far away")
        disk.resume()
        try save("far.html")
        XCTAssertTrue(disk.read("far.html")?.contains("far away") ?? false)
    }

    // MARK: Starting and ending

    /// One of the recent notes is on the disk.
    func testAStartOpensItsWindow() throws {
        try beginWithBoth()
        try app.waitUntil("the note in the desktop's list") {
            self.home.read(".local/share/recently-used.xbel")?.contains("/far.html\"") ?? false
        }
        try quit()
        disk.stall()
        try begin([files.path + "/near.html"])
        try expectTitle("near.html")
        try type(" written")
        try save("near.html")
    }

    func testAStartWithANoteOnTheDiskOpensItsWindow() throws {
        let far = try writeFar()
        disk.stall()
        try begin([far])
        _ = try find(name: "Opening “far.html”…")
        disk.resume()
        try expectText("far")
    }

    func testTheProgramQuits() throws {
        try beginWithBoth()
        disk.stall()
        try activate("far.html – Longpress")
        try quit()
    }

    // MARK: The main thread

    /// The main thread makes no system calls to the disk with the notes, whatever is done with them.
    func testTheMainThreadMakesNoCallsToTheDisk() throws {
        let log = try TemporaryFolder()
        let one = try files.write(FileTestCase.page("one"), to: "one.html")
        let two = try files.write(FileTestCase.page("two"), to: "two.html")
        try begin {
            try AppUnderTest.traced(
                ["-qqq", "-o", log.path + "/calls", "-y", "-e", "trace=%file,%desc"], [one, two], bus: bus, home: home)
        }
        try expectWindows(["one.html", "two.html"], of: app)
        try activate("one.html – Longpress")
        try activate("two.html – Longpress")
        try type(" more")
        try save("two.html")
        try handOver([one, files.path + "/none.html"])
        try expectTitle("one.html")
        try type(" and more")
        try app.keyboard.press("ctrl+z")
        try app.keyboard.press("ctrl+q")
        try answer("Save changes to “one.html”?", row: 1)
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        let lines = (log.read("calls") ?? "").split(separator: "\n").filter { $0.contains(files.path + "/") }
        XCTAssertTrue(lines.contains { $0.contains("one.html") }, "the disk was never accessed")
        // The first call is the start itself, which has the names as its arguments.
        let own = lines.filter { $0.hasPrefix("\(app.process.id) ") && !$0.contains("execve(") }
        XCTAssertEqual(own, [])
    }
}
