import Foundation
import Platform
import RichText
import TestSupport
import XCTest

@testable import Files
@testable import Notes

/// The app is killed while it recovers a note: after the note's new journal has been written to disk, and before the old one is
/// removed. Two journals then contain the same note.
final class KilledRecoveryTests: RecoveredNotesTestCase {
    private static let journals = "state/journals"

    private func offer(_ answer: RecoveryAnswer? = nil) throws {
        let person = try XCTUnwrap(notes.open.last).person
        if let answer { person.answers = [answer] }
        let recovery = Recovery(into: notes, from: folder.journals)
        try awaiting("recovery") { await recovery.offer() }
    }

    private var asked: [String] { notes.open.flatMap(\.person.asked).map(\.title) }
    private var only: FileName { get throws { try XCTUnwrap(folder.journalNames.first) } }

    /// Returns the only file of a journal with this prefix, as a path in the tests' folder.
    private func file(_ kind: String, of journal: FileName) throws -> String {
        let names = try folder.journals.folder(journal).names().filter { $0.text.hasPrefix(kind) }
        XCTAssertEqual(names.count, 1)
        return "\(Self.journals)/\(journal)/\(try XCTUnwrap(names.first))"
    }

    /// Ends the app with everything it has, and starts another one.
    private func restart() {
        notes = OpenedNotes([OpenNote(journalsIn: folder)], journalsIn: folder)
    }

    /// Changes a note, keeps it in a journal, and ends its app.
    private func leave(_ content: String) throws {
        let lost = OpenNote(journalsIn: folder)
        let note = File(path: try folder.write(content, to: "note.html"))
        try awaiting("the note") { try await lost.open(note) }
        lost.text.append(RichText(" two"))
        try awaiting("the journal") { await lost.store.journal.flush() }
    }

    /// Changes a note and ends its app, recovers the note, and kills that app. The new journal's text is then a different one, to
    /// tell the journals apart.
    ///
    /// - Returns: The old journal, and the new one.
    private func leaveTwo(_ content: String = page("one")) throws -> (old: FileName, new: FileName) {
        try leave(content)
        let old = try only
        try FileManager.default.copyItem(
            atPath: "\(folder.path)/\(Self.journals)/\(old)", toPath: "\(folder.path)/kept")
        try offer(.recover)
        let new = try only
        XCTAssertNotEqual(new, old)
        restart()
        try FileManager.default.moveItem(
            atPath: "\(folder.path)/kept", toPath: "\(folder.path)/\(Self.journals)/\(old)")
        try folder.write(RichText("one two three").journalBytes, to: file("text-", of: new))
        return (old, new)
    }

    func testOnlyTheNewJournalIsOffered() throws {
        _ = try leaveTwo()
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two three")
        XCTAssertEqual(notes.shown, [])
        XCTAssertEqual(folder.journalNames.count, 1)
    }

    /// The old journal is used if the new one can't be read.
    func testTheOldJournalIsOfferedIfTheNewOneIsDamaged() throws {
        let (_, new) = try leaveTwo()
        try folder.write("no text", to: file("text-", of: new))
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two")
        XCTAssertEqual(
            notes.shown,
            [
                "The unsaved changes of a note can’t be read. They were moved to \(folder.path)/state/unreadable/\(new)"
            ])
    }

    func testTheOldJournalIsOfferedIfTheNewOneHasNoIndex() throws {
        let (_, new) = try leaveTwo()
        try folder.write("longpress-journal 1\n2\n", to: "\(Self.journals)/\(new)/index")
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two")
    }

    /// A journal that the system doesn't allow the app to read stays.
    func testTheOldJournalIsOfferedIfTheNewOneIsUnreadable() throws {
        let (_, new) = try leaveTwo()
        let text = "\(folder.path)/\(try file("text-", of: new))"
        try FileManager.default.removeItem(atPath: text)
        try FileManager.default.createSymbolicLink(atPath: text, withDestinationPath: text)
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two")
        XCTAssertEqual(notes.shown.count, 1)
        XCTAssertTrue(notes.shown.first?.hasPrefix("Unsaved changes can’t be read now. ") ?? false, "\(notes.shown)")
        XCTAssertTrue(folder.journalNames.contains(new))
    }

    /// Once it is decided, neither journal is offered again.
    func testDiscardingRemovesBothJournals() throws {
        _ = try leaveTwo()
        try offer(.discard)
        XCTAssertEqual(folder.journalNames, [])
    }

    func testAfterCancellingOnlyTheNewJournalIsOfferedAgain() throws {
        _ = try leaveTwo()
        try offer()
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?", "Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two three")
    }

    func testWorkAlreadyInTheFileIsNotOffered() throws {
        _ = try leaveTwo()
        try folder.write(Self.page("one two three"), to: "note.html")
        try offer()
        XCTAssertEqual(asked, [])
        XCTAssertEqual(folder.journalNames, [])
    }

    /// Parts of the old journal that can't be read aren't in the new one, and so aren't removed.
    func testUnreadablePartsOfTheOldJournalAreSetAside() throws {
        let (old, _) = try leaveTwo()
        try folder.write("no text", to: file("text-", of: old))
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two three")
        XCTAssertEqual(folder.read("state/unreadable/\(old)/\(try oldText(in: old))"), "no text")
    }

    private func oldText(in journal: FileName) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/state/unreadable/\(journal)")
        return try XCTUnwrap(names.first { $0.hasPrefix("text-") })
    }

    /// The same happens twice: of three journals, one is offered.
    func testOneOfThreeJournalsIsOfferedAfterTwoKills() throws {
        let (old, new) = try leaveTwo()
        for name in [old, new] {
            try FileManager.default.copyItem(
                atPath: "\(folder.path)/\(Self.journals)/\(name)", toPath: "\(folder.path)/kept-\(name)")
        }
        try offer(.recover)
        restart()
        for name in [old, new] {
            try FileManager.default.moveItem(
                atPath: "\(folder.path)/kept-\(name)", toPath: "\(folder.path)/\(Self.journals)/\(name)")
        }
        try offer(.recover)
        XCTAssertEqual(asked, ["Recover “note.html”?"])
        XCTAssertEqual(notes.open.last?.words, "one two three")
        XCTAssertEqual(folder.journalNames.count, 1)
    }
}
