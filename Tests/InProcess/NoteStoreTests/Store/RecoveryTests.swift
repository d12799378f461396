import Foundation
import Platform
import RichText
import TestSupport
import XCTest

@testable import Notes

/// Unsaved work is offered after a crash: the question, the effect of each reply, and journals that can't be read.
final class RecoveryTests: RecoveredNotesTestCase {
    /// Changes a note, keeps it in a journal, and ends its app.
    private func leave(
        _ name: String = "note.html", _ content: String = page("one"),
        typing: RichText = RichText(" two")
    ) throws {
        let lost = OpenNote(journalsIn: folder)
        let file = File(path: try folder.write(content, to: name))
        try awaiting("the note") { try await lost.open(file) }
        lost.text.append(typing)
        try awaiting("the journal") { await lost.store.journal.flush() }
        // Freeing the note releases the lock on its journal.
    }

    private func offer(_ answer: RecoveryAnswer? = nil) throws {
        if let answer { person.answers = [answer] }
        let recovery = Recovery(into: notes, from: folder.journals)
        try awaiting("recovery") { await recovery.offer() }
    }

    private var recovered: OpenNote { get throws { try XCTUnwrap(notes.open.last) } }

    func testANoteIsRecoveredUnderItsFilesName() throws {
        try leave()
        let before = folder.journalNames
        try offer(.recover)
        XCTAssertEqual(person.asked.map(\.title), ["Recover “note.html”?"])
        XCTAssertEqual(try question().answers, ["Recover", "Discard!"])
        XCTAssertEqual(notes.presented, ["note.html"])
        let note = try recovered
        XCTAssertEqual(note.words, "one two")
        XCTAssertTrue(note.store.isModified)
        XCTAssertNil(note.note.history.undoName)
        // By now it has a journal of its own.
        XCTAssertEqual(folder.journalNames.count, 1)
        XCTAssertNotEqual(folder.journalNames, before)
        XCTAssertTrue(try awaiting("saving") { await note.store.save() })
        XCTAssertEqual(note.person.asked, [])
        XCTAssertEqual(folder.read("note.html"), Self.page("one two"))
        try waitUntil("no journal") { self.folder.journalNames.isEmpty }
    }

    /// A change of styles alone is work, too.
    func testStylesAreRecovered() throws {
        try leave(typing: RichText(" two", .init(styles: [.bold, .italic])))
        try offer(.recover)
        let text = try recovered.text
        XCTAssertEqual(
            text.richText(in: 3..<text.count), RichText(" two", .init(styles: [.bold, .italic])))
    }

    func testDiscardedWorkIsRemoved() throws {
        try leave()
        try offer(.discard)
        XCTAssertEqual(folder.journalNames, [])
        XCTAssertEqual(notes.open.count, 1)
        try offer()
        XCTAssertEqual(person.asked.count, 1)
    }

    func testWorkIsOfferedAgainAfterCancelling() throws {
        try leave()
        try offer()
        try offer()
        XCTAssertEqual(person.asked.count, 2)
        XCTAssertEqual(folder.journalNames.count, 1)
    }

    func testWorkAlreadyInTheFileIsNotOffered() throws {
        try leave()
        try folder.write(Self.page("one two"), to: "note.html")
        try offer()
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(folder.journalNames, [])
    }

    /// Content that another program has written isn't the journal's, and isn't overwritten without being asked.
    func testWorkThatDiffersFromTheFileIsOffered() throws {
        try leave()
        try folder.write(Self.page("one two three"), to: "note.html")
        try offer(.recover)
        let note = try recovered
        XCTAssertEqual(note.words, "one two")
        XCTAssertFalse(try awaiting("saving") { await note.store.save() })
        XCTAssertEqual(note.person.asked.map(\.title), ["Another program changed “note.html”"])
    }

    /// The note that was changed last is opened last, and so is at the front.
    func testTheLatestOfSeveralNotesIsInFront() throws {
        try leave("a.txt", "a")
        try leave("b.txt", "b")
        try offer(.recover)
        XCTAssertEqual(person.asked.map(\.title), ["Recover 2 notes?"])
        XCTAssertEqual(notes.presented, ["a.txt", "b.txt"])
    }

    /// An open note isn't opened a second time.
    func testAnOpenNoteRecoversItsOwnWork() throws {
        try leave()
        try awaiting("the note") { try await self.open.open(self.folder.file("note.html")) }
        try offer(.recover)
        XCTAssertEqual(notes.open.count, 1)
        XCTAssertEqual(open.words, "one two")
        XCTAssertTrue(store.isModified)
    }

    func testAPageOfAnotherProgramStaysForeign() throws {
        try leave("page.html", "<title>Trip</title><p>one<table><tr><td>two</table>")
        try offer(.recover)
        let note = try recovered
        XCTAssertNotNil(note.store.location.foreign)
        XCTAssertEqual(note.opened.count, 1)
        XCTAssertFalse(try awaiting("saving") { await note.store.save() })
        XCTAssertEqual(note.person.suggested, ["page (Longpress).html"])
    }

    // MARK: What can't be read

    private var onlyJournal: String { get throws { try XCTUnwrap(folder.journalNames.first).text } }

    func testADamagedIndexIsSetAsideAndNamedOnce() throws {
        try folder.write("longpress-journal 1\n2\n", to: "state/journals/7-7/index")
        try offer()
        XCTAssertEqual(
            notes.shown,
            [
                "The unsaved changes of a note can’t be read. They were moved to \(folder.path)/state/unreadable/7-7"
            ])
        XCTAssertEqual(folder.read("state/unreadable/7-7/index"), "longpress-journal 1\n2\n")
        try offer()
        XCTAssertEqual(notes.shown.count, 1)
        XCTAssertEqual(person.asked, [])
    }

    func testADamagedTextIsSetAside() throws {
        try leave()
        let journal = try onlyJournal
        let path = "\(folder.path)/state/journals/\(journal)"
        let text = try XCTUnwrap(
            FileManager.default.contentsOfDirectory(atPath: path).first { $0.hasPrefix("text-") })
        try folder.write("no text", to: "state/journals/\(journal)/\(text)")
        try offer(.recover)
        XCTAssertEqual(
            notes.shown,
            [
                "The unsaved changes of a note can’t be read. They were moved to \(folder.path)/state/unreadable/\(journal)"
            ])
        XCTAssertEqual(notes.open.count, 1)
    }

    /// An image that can't be decoded doesn't prevent recovering anything else, and stays in the place that the message names.
    func testADamagedImageDoesNotPreventRecovery() throws {
        let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#
        let page = Self.page("one").replacing(
            "</body>",
            with: #"<figure><img alt="A hill" data-name="hill.svg" src="data:image/svg+xml;base64,"#
                + Data(picture.utf8).base64EncodedString()
                + #""><figcaption dir="auto">A hill</figcaption></figure>"# + "\n</body>")
        try leave("hill.html", page)
        let journal = try onlyJournal
        let path = "\(folder.path)/state/journals/\(journal)"
        let name = try XCTUnwrap(
            FileManager.default.contentsOfDirectory(atPath: path).first { $0.hasPrefix("picture-") })
        try folder.write("no picture", to: "state/journals/\(journal)/\(name)")
        try offer(.recover)
        let note = try recovered
        XCTAssertEqual(note.words, "one two")
        XCTAssertEqual(
            note.person.shown,
            [
                "Some images of “hill.html” can’t be read: hill.svg. Their files are in \(folder.path)/state/unreadable/\(journal)"
            ])
        XCTAssertEqual(folder.read("state/unreadable/\(journal)/\(name)"), "no picture")
    }

    /// A journal that the system doesn't allow the app to read isn't damaged: it stays, and the user is told.
    func testAnUnreadableJournalStays() throws {
        try leave()
        let journal = try onlyJournal
        let (index, kept) = ("\(folder.path)/state/journals/\(journal)/index", "\(folder.path)/index")
        try FileManager.default.moveItem(atPath: index, toPath: kept)
        try FileManager.default.createSymbolicLink(atPath: index, withDestinationPath: index)
        try offer()
        XCTAssertEqual(notes.shown.count, 1)
        XCTAssertTrue(notes.shown[0].hasPrefix("Unsaved changes can’t be read now. "), notes.shown[0])
        XCTAssertTrue(notes.shown[0].hasSuffix(journal), notes.shown[0])
        try FileManager.default.removeItem(atPath: index)
        try FileManager.default.moveItem(atPath: kept, toPath: index)
        try offer(.recover)
        XCTAssertEqual(try recovered.words, "one two")
    }
}
