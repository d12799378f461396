import Foundation
import Glibc
import TestSupport
import XCTest

@testable import Driving

/// A disk refuses a step of saving: the user is told why, and the file and the note are unchanged.
final class SavingFaultTests: RecoveryTestCase {
    private let sheet = "“note.html” was not saved"

    func testARefusedStepOfSavingLosesNothing() throws {
        // GTK's list of recent files is refused, too.
        toleratedErrors.append("Attempting to store changes into")
        for fault in SavingFault.all {
            do {
                try save(with: fault)
            } catch {
                throw TestFailure("\(fault.injection): \(error)")
            }
        }
    }

    private func save(with fault: SavingFault) throws {
        let page = FileTestCase.page("one")
        let path = try files.write(page, to: "note.html")
        try begin {
            try AppUnderTest.traced(
                [
                    "-qqq", "-o", "/dev/null", "-e", "trace=\(fault.injection.prefix { $0 != ":" })",
                    "-e", "inject=\(fault.injection)",
                ], [path], bus: bus, home: home)
        }
        try expectTitle("note.html")
        try type(" two")
        try app.keyboard.press("ctrl+s")
        if let reason = fault.reason {
            let rows = try app.waitForSheet(sheet)
            let words = try rows.findAll(role: "label").map { try $0.text }
            XCTAssertTrue(words.contains { $0.hasPrefix(reason) }, "\(fault.injection): \(words)")
            XCTAssertEqual(files.read("note.html"), page, fault.injection)
            try app.keyboard.press("Escape")
            try app.waitUntil("the sheet to be gone") { !rows.isShowing }
            try expectTitle("• note.html")
            XCTAssertEqual(try note.text, "one two", fault.injection)
        } else {
            try expectTitle("note.html")
            XCTAssertTrue(files.read("note.html")?.contains("one two") ?? false, fault.injection)
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: files.path), ["note.html"], fault.injection)
        // Unsaved work would be offered at the next start; saved work leaves nothing.
        try kill(app)
        let kept = home.path + "/.local/state/longpress"
        if FileManager.default.fileExists(atPath: kept) { try FileManager.default.removeItem(atPath: kept) }
    }

    // MARK: What a failed saving has touched

    /// The file has its new content, but the disk doesn't confirm that it is durable.
    func testAFailedFolderSyncIsNotAnotherProgramsChange() throws {
        try files.write(FileTestCase.page("one"), to: "note.html")
        try saveAgain(afterFaultAt: files.path, "fsync:error=EIO")
    }

    /// Writing the file in place began, and its old content was restored.
    func testARestoredFileIsNotAnotherProgramsChange() throws {
        let path = try files.write(FileTestCase.page("one"), to: "note.html")
        try FileManager.default.linkItem(atPath: path, toPath: files.path + "/other.html")
        try saveAgain(afterFaultAt: path, "fsync:error=EIO:when=1")
        XCTAssertEqual(files.read("other.html"), files.read("note.html"))
    }

    /// Saves once while the disk fails, and once after that.
    private func saveAgain(afterFaultAt place: String, _ injection: String) throws {
        try begin {
            try AppUnderTest.traced(
                ["-qqq", "-o", "/dev/null", "-P", place, "-e", "trace=fsync", "-e", "inject=\(injection)"],
                [files.path + "/note.html"], bus: bus, home: home)
        }
        try expectTitle("note.html")
        try type(" two")
        try app.keyboard.press("ctrl+s")
        let rows = try app.waitForSheet(sheet)
        XCTAssertTrue(try rows.findAll(role: "label").contains { try $0.text.hasPrefix("Input/output error") })
        try app.keyboard.press("Escape")
        try app.waitUntil("the sheet to be gone") { !rows.isShowing }
        try endTracing()
        try app.keyboard.press("ctrl+s")
        try expectTitle("note.html")
        XCTAssertTrue(files.read("note.html")?.contains("one two") ?? false)
        XCTAssertNil(try app.accessible.message)
    }

    /// Ends the disk's faults.
    private func endTracing() throws {
        func tracer() throws -> Int32 {
            let status = try String(contentsOfFile: "/proc/\(app.process.id)/status", encoding: .utf8)
            return status.firstMatch(of: #/TracerPid:\s+(\d+)/#).flatMap { Int32($0.1) } ?? 0
        }
        Glibc.kill(try tracer(), SIGKILL)
        try app.waitUntil("strace to be gone") { try tracer() == 0 }
    }

    /// The file is unchanged, and the note can be saved elsewhere.
    func testANoteOnAReadOnlyDiskCanBeSavedElsewhere() throws {
        let disk = try SmallDisk(kilobytes: 64)
        let page = FileTestCase.page("one")
        try begin {
            try disk.start(with: "note.html", page, mayBeWritten: false, bus: bus, home: home)
        }
        try expectTitle("note.html")
        try type(" two")
        try app.keyboard.press("ctrl+s")
        let rows = try app.waitForSheet(sheet)
        XCTAssertTrue(try rows.findAll(role: "label").contains { try $0.text == "The location is read-only." })
        XCTAssertEqual(try disk.read("note.html"), page)
        XCTAssertEqual(try disk.names, ["note.html"])
        try answer(sheet)
        try fileDialog.expect("Save As")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(files.path + "/elsewhere.html")
        try app.keyboard.press("Return")
        try expectTitle("elsewhere.html")
        XCTAssertTrue(files.read("elsewhere.html")?.contains("one two") ?? false)
    }
}
