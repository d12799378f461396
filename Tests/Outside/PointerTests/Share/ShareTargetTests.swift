import Foundation
import TestSupport
import XCTest

@testable import Driving

/// E29: shared content arrives at its target.
final class ShareTargetTests: ShareTestCase {
    override var programs: [String: [String]] {
        ["Mail": ["x-scheme-handler/mailto"], "Reader": ["text/plain"], "Painter": ["image/png"]]
    }

    private func file(_ path: String) throws -> String {
        try app.waitFor("the file \(path)") {
            FileManager.default.contents(atPath: path).flatMap {
                $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// Content shared from a note without a file is named after its first line.
    func testEmailBeginsAMessageWithTheSelection() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try write("one & two\nthree?")
        try app.keyboard.press("ctrl+a")
        try shareSelection()
        try sheet.choose("Email…")
        XCTAssertEqual(
            try argument(of: "Mail"), "mailto:?subject=one%20%26%20two&body=one%20%26%20two%0D%0Athree%3F")
        try sheet.expectNone()
        try expectText("one & two\nthree?")
    }

    func testOpenWithHandsTheTextToTheChosenProgram() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try write("one two")
        try shareFromFileMenu()
        try sheet.choose("Open With…")
        try sheet.choose("Reader", in: "Open With")
        let path = try file(handedTo: "Reader")
        XCTAssertTrue(path.hasPrefix("\(app.home.path)/.cache/"), path)
        XCTAssertEqual(try file(path), "one two\n")
        XCTAssertEqual((path as NSString).lastPathComponent, "one two.txt")
        try sheet.expectNone()
        try app.waitUntil("the note to have the focus") { try self.note.has("focused") }
    }

    func testOpenWithHandsOverThePicture() throws {
        app.pointer.click(at: try picture().screenPoint)
        try app.waitUntil("the picture to have the focus") { try self.picture().has("focused") }
        try shareFromFileMenu()
        try sheet.choose("Open With…")
        try sheet.choose("Painter", in: "Open With")
        let path = try file(handedTo: "Painter")
        XCTAssertEqual(FileManager.default.contents(atPath: path)?.prefix(4), Data([0x89, 0x50, 0x4e, 0x47]))
    }

    /// Files made for other programs are removed at the next start, and nothing else.
    func testTemporaryFilesAreRemovedAtTheNextStart() throws {
        let path = try fileHandedOver()
        let other = try app.home.write("stays", to: ".cache/other/shared/file")
        let own = ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        try FileManager.default.createSymbolicLink(
            atPath: own + "/link", withDestinationPath: (other as NSString).deletingLastPathComponent)
        // The app's folder may be elsewhere, through a link; files there must not be removed.
        let link = (own as NSString).deletingLastPathComponent + "/1-abcdef"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: (other as NSString).deletingLastPathComponent)
        try kill(app)
        let second = try AppUnderTest(home: app.home)
        defer { second.stop() }
        try second.waitForWindow()
        try second.waitUntil("the file to be gone") { !FileManager.default.fileExists(atPath: path) }
        try second.waitUntil("the folder to be gone") { !FileManager.default.fileExists(atPath: own) }
        XCTAssertEqual(app.home.read(".cache/other/shared/file"), "stays")
        XCTAssertNoThrow(try FileManager.default.destinationOfSymbolicLink(atPath: link))
    }

    /// A start in another session, on another bus, doesn't remove files that this session has passed to other programs.
    func testTemporaryFilesStayWhileTheProgramRuns() throws {
        let path = try fileHandedOver()
        let shared = (0..<3).reduce(path) { path, _ in (path as NSString).deletingLastPathComponent }
        // This leftover shows when the second start has checked them all.
        let left = shared + "/1-abcdef"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
        let second = try AppUnderTest(home: app.home)
        defer { second.stop() }
        try second.waitForWindow()
        try second.waitUntil("the leftover folder to be removed") { !FileManager.default.fileExists(atPath: left) }
        XCTAssertEqual(try file(path), "one\n")
    }

    /// Returns the path of a file that was made for another program.
    private func fileHandedOver() throws -> String {
        try write("one")
        try shareFromFileMenu()
        try sheet.choose("Open With…")
        try sheet.choose("Reader", in: "Open With")
        return try file(handedTo: "Reader")
    }

    func testSaveCopyWritesTextOrMarkdownByExtension() throws {
        try write("a *b*\nc")
        let folder = try TemporaryFolder()
        for (name, content) in [("copy.txt", "a *b*\nc\n"), ("copy.md", "a \\*b\\*\n\nc\n")] {
            try shareFromFileMenu()
            try sheet.choose("Save Copy…")
            try save(as: "\(folder.path)/\(name)")
            try expectNoDialog()
            XCTAssertEqual(try file("\(folder.path)/\(name)"), content)
        }
    }

    func testSaveCopyWritesOnlyTheSelection() throws {
        try write("one two three")
        try select("two")
        let folder = try TemporaryFolder()
        try shareSelection()
        try sheet.choose("Save Copy…")
        try save(as: "\(folder.path)/part.txt")
        try expectNoDialog()
        XCTAssertEqual(try file("\(folder.path)/part.txt"), "two\n")
    }

    /// An existing file is replaced only after the file chooser has asked.
    func testSaveCopyAsksBeforeReplacingAFile() throws {
        try write("new")
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "copy.txt")
        try shareFromFileMenu()
        try sheet.choose("Save Copy…")
        try save(as: path)
        try app.waitUntil("the question") { self.app.windows.topLevels.count == 3 }
        XCTAssertEqual(folder.read("copy.txt"), "old")
        try app.keyboard.press("Escape")
        try app.waitUntil("the question to be gone") { self.app.windows.topLevels.count == 2 }
        try app.waitUntil("the dialog to have the focus again") { self.app.windows.active?.title == "Save Copy" }
        try app.keyboard.press("Escape")
        try expectNoDialog()
        XCTAssertEqual(folder.read("copy.txt"), "old")
    }

    func testAPictureIsSavedAsPNG() throws {
        app.pointer.click(at: try picture().screenPoint)
        try app.waitUntil("the picture to have the focus") { try self.picture().has("focused") }
        let folder = try TemporaryFolder()
        try shareFromFileMenu()
        try sheet.choose("Save Copy…")
        try save(as: "\(folder.path)/copy.png")
        try expectNoDialog()
        try app.waitUntil("the file") {
            FileManager.default.contents(atPath: folder.path + "/copy.png")?.prefix(4)
                == Data([0x89, 0x50, 0x4e, 0x47])
        }
    }

    /// R28: if saving fails, a message says so, and nothing changes.
    func testAFailureToSaveIsReported() throws {
        try write("one")
        try shareFromFileMenu()
        try sheet.choose("Save Copy…")
        try save(as: "/proc/copy.txt")
        try expectNoDialog()
        let bar = try find(role: "alert", name: "Message")
        let text = try app.waitFor("the message") { try bar.find(role: "label")?.text }
        XCTAssertTrue(text.hasPrefix("“copy.txt” was not saved. "), text)
        XCTAssertGreaterThan(text.count, 30)
        try expectText("one")
    }

    func testARemovedProgramIsReported() throws {
        try write("one")
        try shareFromFileMenu()
        try sheet.choose("Open With…")
        try sheet.expect("Open With")
        try FileManager.default.removeItem(atPath: app.home.path + "/bin/Reader")
        try sheet.choose("Reader", in: "Open With")
        try expectMessage("“Reader” couldn’t open it. It is no longer installed.")
        try sheet.expectNone()
        try expectText("one")
    }

    func testInstalledAndRemovedProgramsAreNoticed() throws {
        try write("one")
        XCTAssertEqual(try programsOffered, ["Reader", "Cancel"])
        // The user now chooses another program.
        try app.home.install(["Editor": ["text/plain"]], writingTo: received.path)
        try app.waitUntil("the new program to be offered") { try programsOffered == ["Editor", "Cancel"] }
        try FileManager.default.removeItem(atPath: app.home.path + "/bin/Editor")
        try shareFromFileMenu()
        XCTAssertEqual(try sheet.rows().first, "Copy as Markdown")
    }

    /// The programs offered for opening a text.
    private var programsOffered: [String] {
        get throws {
            try shareFromFileMenu()
            try sheet.choose("Open With…")
            let rows = try sheet.rows("Open With")
            try app.keyboard.press("Escape")
            try sheet.expectNone()
            return rows
        }
    }

    func testATextTooLongForEmailIsReported() throws {
        try offer(String(repeating: String(repeating: "one two ", count: 1000) + "\n", count: 16))
        try write("")
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the text") { try note.characterCount == 128_016 }
        try shareFromFileMenu()
        try sheet.choose("Email…")
        try expectMessage(
            "The mail program couldn’t be started. The text is too long for an email. Save a copy and attach it.")
        XCTAssertNil(received.read("Mail"))
    }
}
