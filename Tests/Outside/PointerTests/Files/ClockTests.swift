import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The clock is changed while a note is open, or was wrong when the note was written: only what another program has written
/// counts as a change, whatever its time.
final class ClockTests: FileTestCase {
    private let question = "Another program changed “note.html”"
    private static let (past, future) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 4_105_000_000))

    private func setTime(_ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path("note.html"))
    }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try setTime(Self.future)
    }

    /// Gives the note's window the focus again, as after some time in another one.
    private func comeBack() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try app.keyboard.press("ctrl+w")
    }

    func testAFutureTimeIsNotTakenForAChange() throws {
        try comeBack()
        try expectTitle("note.html")
        for _ in 0..<2 {
            try typeAtEnd("!")
            try save("note.html")
        }
        XCTAssertTrue(notes.read("note.html")?.contains("one two!!") ?? false)
        try comeBack()
        try expectTitle("note.html")
        XCTAssertNil(try app.accessible.message)
    }

    /// Another program writes the note while the clock is decades behind.
    func testAChangeWithAnEarlierTimeIsNoticed() throws {
        try notes.write(Self.page("theirs"), to: "note.html")
        try setTime(Self.past)
        try comeBack()
        try sheet.choose("Reload", in: question)
        try expectText("theirs")
        try typeAtEnd("!")
        try notes.write(Self.page("again"), to: "note.html")
        try setTime(Self.past)
        try app.keyboard.press("ctrl+s")
        try sheet.choose("Overwrite", in: question)
        try expectTitle("note.html")
        XCTAssertTrue(notes.read("note.html")?.contains("theirs!") ?? false)
    }
}

/// Unsaved work with a time in the future is recovered like any other.
final class ClockRecoveryTests: RecoveryTestCase {
    func testWorkWithAFutureTimeIsRecovered() throws {
        try begin([files.write(FileTestCase.page("one"), to: "note.html")])
        try expectTitle("note.html")
        try type(" two")
        try waitForJournal(of: "one two")
        try killApp()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 4_105_000_000)],
            ofItemAtPath: "\(home.path)/.local/state/longpress/journals/\(try XCTUnwrap(journals.first))/index")
        try begin()
        let sheet = try app.waitForSheet("Recover “note.html”?")
        let words = try sheet.description
        XCTAssertTrue(words.contains("Last changed on ") && words.contains("2100 at "), words)
        try answer("Recover “note.html”?")
        try expectTitle("• note.html")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
        try app.keyboard.press("ctrl+s")
        try expectTitle("note.html")
        XCTAssertTrue(files.read("note.html")?.contains("one two") ?? false)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: files.path), ["note.html"])
    }

    /// The clock is set back by years between the changes of two notes: the one that was changed last still comes first.
    func testSettingTheClockBackDoesNotReverseTheOrder() throws {
        try leaveTwoNotes("b.txt", writtenAt: Date(timeIntervalSince1970: 1_000_000))
        try begin()
        let lines = try app.waitForSheet("Recover 2 notes?").description.split(separator: "\n").suffix(2)
        XCTAssertTrue(lines.first?.hasPrefix("“b.txt”, last changed on January 12, 1970 at ") ?? false, "\(lines)")
        XCTAssertTrue(lines.last?.hasPrefix("“a.txt”, last changed today at ") ?? false, "\(lines)")
    }
}
