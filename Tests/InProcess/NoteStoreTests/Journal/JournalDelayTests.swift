import Formats
import Foundation
import RichText
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// Text written while pictures are being added is on disk as soon as at other times.
final class JournalDelayTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var root: StateFolder { StateFolder(path: folder.path + "/journals") }
    private var all: [NotePicture] { (1...3).map { NotePicture(id: $0, file: PictureFile.sample, caption: "") } }

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    /// Returns the numbers of the texts and pictures that would be found after a crash; `nil` if there would be no note.
    private static func kept(in root: StateFolder) throws -> (texts: [Int], pictures: [Int])? {
        guard let journal = try root.names().first.map({ root.folder($0) }), try journal.names().contains("index"),
            let entry = try JournalEntry(journal.file("index").read(limit: 1 << 20, cancellation: Cancellation()).bytes)
        else { return nil }
        // Everything that the index names exists.
        let names = try journal.names()
        for id in entry.texts { XCTAssertTrue(names.contains(JournalEntry.text(id))) }
        for picture in entry.pictures { XCTAssertTrue(names.contains(JournalEntry.picture(picture.id))) }
        return (entry.texts, entry.pictures.map(\.id))
    }

    /// Writes a note with one piece of text, and returns whether everything has been written.
    private func write(_ writer: JournalWriter, text: Int, _ pictures: [NotePicture]) throws -> Bool {
        var isWhole: Bool?
        Task {
            let snapshot = NoteSnapshot(
                pieces: [TextMirror.Piece(id: text, text: RichText("text \(text)"))], pictures: pictures)
            let entry = JournalEntry(title: "a", location: .init(), snapshot)
            isWhole = try await writer.write(entry, snapshot)
        }
        return try waitFor("the journal") { isWhole }
    }

    func testTextDoesNotWaitForNewPictures() throws {
        let writer = JournalWriter(root: root, timeForPictures: .zero)
        XCTAssertTrue(try write(writer, text: 1, []))
        // One picture each time, and the text every time.
        for count in 1...3 {
            XCTAssertEqual(try write(writer, text: count + 1, all), count == 3)
            let kept = try XCTUnwrap(Self.kept(in: root))
            XCTAssertEqual(kept.texts, [count + 1])
            XCTAssertEqual(kept.pictures, Array(1...count))
        }
        // A picture that was removed and added again is treated as new.
        XCTAssertTrue(try write(writer, text: 5, [all[2]]))
        XCTAssertFalse(try write(writer, text: 6, all))
        XCTAssertEqual(try Self.kept(in: root)?.pictures, [1, 3])
        XCTAssertTrue(try write(writer, text: 6, all))
        XCTAssertEqual(try Self.kept(in: root)?.pictures, [1, 2, 3])
    }

    /// Otherwise, recovering and saving the note would lose the pictures that it had before.
    func testTheFirstJournalHasThePicturesOfTheNote() throws {
        let writer = JournalWriter(root: root, timeForPictures: .zero)
        XCTAssertTrue(try write(writer, text: 1, all))
        XCTAssertEqual(try Self.kept(in: root)?.pictures, [1, 2, 3])
    }

    /// The time for writing doesn't delay the next change any further.
    func testAChangeWhileWritingIsWrittenRightAfter() throws {
        let journal = NoteJournal(JournalWriter(root: root))
        var (begins, ends): ([Int], [Int]) = ([], [])
        journal.content = {
            begins.append(Clock.milliseconds)
            if begins.count == 1 {
                journal.noteChanged()
                // Longer than the delay of a change.
                await MainLoop.pause(milliseconds: NoteJournal.delay + 200)
                ends.append(Clock.milliseconds)
            }
            return nil
        }
        journal.noteChanged()
        try waitUntil("the second writing") { begins.count == 2 }
        XCTAssertLessThan(begins[1] - ends[0], NoteJournal.delay / 2)
    }
}
