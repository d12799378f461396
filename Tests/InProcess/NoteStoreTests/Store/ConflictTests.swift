import Foundation
import Platform
import TestSupport
import XCTest

@testable import Notes

/// A file that can't be saved as usual: the questions, and the effect of each reply.
final class ConflictTests: NoteStoreTestCase {
    private static let changed = Person.Asked(
        title: "Another program changed “note.html”",
        message: "Overwriting discards its changes; reloading discards yours.",
        answers: ["Save As…", "Overwrite!", "Reload!"])

    /// Opens a note with an unsaved “!”, whose file another program has changed.
    private func conflict() throws {
        try open("note.html", Self.page("one"))
        open.text.type("!")
        try folder.write(Self.page("theirs"), to: "note.html")
    }

    func testCancellingTheQuestionChangesNothing() throws {
        try conflict()
        XCTAssertFalse(try save())
        XCTAssertEqual(person.asked, [Self.changed])
        XCTAssertEqual(open.words, "one!")
        XCTAssertEqual(folder.read("note.html"), Self.page("theirs"))
        XCTAssertTrue(store.isModified)
        // The question is repeated.
        XCTAssertFalse(try save())
        XCTAssertEqual(person.asked, [Self.changed, Self.changed])
    }

    func testReloadingTakesTheFilesContent() throws {
        try conflict()
        person.answers = [SavingAnswer.reload]
        XCTAssertFalse(try save())
        XCTAssertEqual(open.words, "theirs")
        XCTAssertFalse(store.isModified)
        XCTAssertNil(open.note.history.undoName)
        XCTAssertFalse(open.isReading)
        open.text.type("?")
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("note.html"), Self.page("theirs?"))
    }

    func testOverwritingWritesTheNotesContent() throws {
        try conflict()
        person.answers = [SavingAnswer.overwrite]
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("note.html"), Self.page("one!"))
        XCTAssertTrue(try save())
        XCTAssertEqual(person.asked.count, 1)
    }

    func testSavingElsewhereKeepsBoth() throws {
        try conflict()
        person.answers = [SavingAnswer.elsewhere]
        person.files = [folder.file("mine.txt")]
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("note.html"), Self.page("theirs"))
        XCTAssertEqual(folder.read("mine.txt"), "one!")
        XCTAssertEqual(store.location.file, folder.file("mine.txt"))
    }

    /// Another program may change the file again while the question is open.
    func testAChangeDuringTheQuestionIsOverwrittenToo() throws {
        try conflict()
        person.answers = [SavingAnswer.overwrite]
        person.onAsk = { [folder] in _ = try? folder?.write(Self.page("again"), to: "note.html") }
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("note.html"), Self.page("one!"))
    }

    func testAMissingFileCanBeSavedAgain() throws {
        try open("note.html", Self.page("one"))
        open.text.type("!")
        try FileManager.default.removeItem(atPath: folder.path + "/note.html")
        XCTAssertFalse(try save())
        XCTAssertEqual(
            person.asked,
            [
                .init(
                    title: "“note.html” no longer exists", message: "The file was moved, renamed or deleted.",
                    answers: ["Save As…", "Save Here Again"])
            ])
        XCTAssertTrue(store.isModified)
        person.answers = [SavingAnswer.overwrite]
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("note.html"), Self.page("one!"))
    }

    /// The message names the problem, which may be solved for the next attempt.
    func testAFailedSaveCanBeTriedAgain() throws {
        open.text.type("one")
        person.answers = [SavingAnswer.again, SavingAnswer.again]
        // At the second question, the folder exists.
        person.onAsk = { [person, folder] in person.onAsk = { _ = try? folder?.folder("new") } }
        XCTAssertTrue(try saveAs("new/note.txt"))
        let failure = Person.Asked(
            title: "“note.txt” was not saved", message: "The folder doesn’t exist.",
            answers: ["Save As…", "Try Again"])
        XCTAssertEqual(person.asked, [failure, failure])
        XCTAssertEqual(folder.read("new/note.txt"), "one")
    }

    func testAFailedSaveCanBeMadeElsewhere() throws {
        open.text.type("one")
        person.files = [File(path: "/proc/note.txt"), folder.file("there.txt")]
        person.answers = [SavingAnswer.elsewhere]
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("there.txt"), "one")
    }
}
