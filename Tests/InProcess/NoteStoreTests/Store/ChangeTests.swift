import Foundation
import Platform
import TestSupport
import XCTest

@testable import Notes

/// Another program changes the note's file: the user is told once, and loses nothing without being asked.
final class ChangeTests: NoteStoreTestCase {
    private let title = "Another program changed “note.html”"

    private func look() throws { try awaiting("the check for changes") { await self.store.lookForChanges() } }

    override func begin() throws {
        try super.begin()
        try open("note.html", Self.page("one"))
    }

    func testAnUnchangedFileIsNotAskedAbout() throws {
        try look()
        open.text.type("!")
        XCTAssertTrue(try save())
        try look()
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(person.shown, [])
    }

    func testAnUnchangedNoteIsReloadedIfTheUserAgrees() throws {
        try folder.write(Self.page("theirs"), to: "note.html")
        person.answers = [ChangeAnswer.reload]
        try look()
        XCTAssertEqual(
            person.asked, [.init(title: title, message: "The note is unchanged.", answers: ["Reload"])])
        XCTAssertEqual(open.words, "theirs")
        XCTAssertFalse(store.isModified)
        XCTAssertEqual(open.opened.count, 1)
        XCTAssertEqual(open.used, ["note.html html"])
        try look()
        XCTAssertEqual(person.asked.count, 1)
    }

    /// Once for each change.
    func testEachChangeIsReportedOnce() throws {
        try folder.write(Self.page("theirs"), to: "note.html")
        try look()
        try look()
        XCTAssertEqual(person.asked.count, 1)
        XCTAssertEqual(open.words, "one")
        try folder.write(Self.page("theirs again"), to: "note.html")
        try look()
        XCTAssertEqual(person.asked.count, 2)
    }

    func testUnsavedChangesAreDiscardedOnlyIfTheUserAgrees() throws {
        open.text.type("!")
        try folder.write(Self.page("theirs"), to: "note.html")
        person.answers = [ChangeAnswer.saveAs]
        person.files = [folder.file("mine.txt")]
        try look()
        XCTAssertEqual(
            person.asked,
            [
                .init(
                    title: title, message: "Reloading discards your changes since you last saved.",
                    answers: ["Save As…", "Reload!"])
            ])
        XCTAssertEqual(folder.read("mine.txt"), "one!")
        XCTAssertEqual(folder.read("note.html"), Self.page("theirs"))
    }

    /// The open note is then the only copy.
    func testAMissingFileLeavesTheNoteUnsaved() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/note.html")
        try look()
        XCTAssertEqual(
            person.shown, ["“note.html” was moved, renamed or deleted. The note is still here."])
        XCTAssertTrue(store.isModified)
        XCTAssertEqual(open.words, "one")
    }

    /// Whatever the clock was when it was written.
    func testAChangeWithAnEarlierTimeIsDetected() throws {
        try folder.write(Self.page("theirs"), to: "note.html")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path + "/note.html")
        try look()
        XCTAssertEqual(person.asked.map(\.title), [title])
    }

    func testABusyUserIsAskedLater() throws {
        try folder.write(Self.page("theirs"), to: "note.html")
        person.isBusy = true
        try look()
        XCTAssertEqual(person.asked, [])
        person.isBusy = false
        try look()
        XCTAssertEqual(person.asked.count, 1)
    }

    /// While one question is open, no other one appears.
    func testOnlyOneQuestionIsOpenAtATime() throws {
        open.text.type("!")
        try folder.write(Self.page("theirs"), to: "note.html")
        person.onAsk = { [store] in await store.lookForChanges() }
        XCTAssertFalse(try save())
        XCTAssertEqual(person.asked.count, 1)
    }

    /// If the file is no longer a note, the open note stays.
    func testAnUnreadableFileLeavesTheNoteUnchanged() throws {
        try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "note.html")
        try FileManager.default.removeItem(atPath: folder.path + "/note.html")
        try folder.folder("note.html")
        person.answers = [ChangeAnswer.reload]
        try look()
        XCTAssertEqual(open.words, "one")
        XCTAssertEqual(person.shown.count, 1)
        XCTAssertTrue(person.shown[0].hasPrefix("“note.html” can’t be opened. "), person.shown[0])
        XCTAssertFalse(open.isReading)
    }
}
