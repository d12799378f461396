import Formats
import Platform
import RichText
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes

/// Pictures in the text: their places, what removes them from the note, and what is undone.
final class TextPicturesTests: GtkTestCase {
    private let picture = TextPicture.character

    /// Returns a note with this many pictures, the first of which is in the text.
    private func note(_ text: String, pictures: Int = 1, at offset: Int) -> EditedNote {
        let note = EditedNote(text)
        note.history.withoutRecording { for _ in 0..<pictures { note.addPicture() } }
        note.history.step(named: "Move to Text") { note.note.moveToText([note.ids[0]], at: offset) }
        return note
    }

    func testAPictureIsOnALineOfItsOwn() {
        for (text, offset, after) in [
            ("one two", 3, "one\n\(picture)\n two"), ("one", 0, "\(picture)\none"), ("one", 3, "one\n\(picture)\n"),
            ("one\ntwo", 4, "one\n\(picture)\ntwo"), ("", 0, "\(picture)\n"), ("one\n", 4, "one\n\(picture)\n"),
            ("one\n\ntwo", 4, "one\n\(picture)\ntwo"),
        ] {
            let note = note(text, at: offset)
            XCTAssertEqual(note.buffer.text, after, text)
            XCTAssertEqual(note.note.sidePictures.count, 0)
            XCTAssertEqual(note.note.sizeInText(note.ids[0]), .full)
            XCTAssertEqual(note.history.undoName, "Move to Text")
            note.history.undo()
            XCTAssertEqual(note.buffer.text, text)
            XCTAssertEqual(note.note.sidePictures.count, 1)
            note.history.redo()
            XCTAssertEqual(note.buffer.text, after)
            XCTAssertEqual(note.note.sidePictures.count, 0)
        }
    }

    /// Text typed beside a picture goes into a line of its own, and typing continues there.
    func testTypingBesideAPictureBeginsANewLine() {
        let note = note("one\ntwo", at: 4)
        note.buffer.insertionPoint = 4
        for letter in "ab" { note.type(String(letter)) }
        XCTAssertEqual(note.buffer.text, "one\nab\n\(picture)\ntwo")
        note.buffer.insertionPoint = note.buffer.offset(ofPicture: note.ids[0])! + 1
        for letter in "cd" { note.type(String(letter)) }
        XCTAssertEqual(note.buffer.text, "one\nab\n\(picture)\ncd\ntwo")
        while note.history.undoName != "Move to Text" { note.history.undo() }
        XCTAssertEqual(note.buffer.text, "one\n\(picture)\ntwo")
        while note.history.redoName != nil { note.history.redo() }
        XCTAssertEqual(note.buffer.text, "one\nab\n\(picture)\ncd\ntwo")
    }

    func testDeletingItsCharacterRemovesThePictureInOneStep() {
        let note = note("one\ntwo", pictures: 2, at: 4)
        let ids = note.ids
        note.buffer.select(2..<7)
        note.buffer.deleteSelection()
        XCTAssertEqual(note.buffer.text, "onwo")
        XCTAssertEqual(note.ids, [ids[1]])
        note.history.undo()
        XCTAssertEqual(note.buffer.text, "one\n\(picture)\ntwo")
        XCTAssertEqual(note.ids, ids)
        XCTAssertEqual(note.note.text.picture(at: 4)?.id, ids[0])
        XCTAssertEqual(note.note.sidePictures.map(\.id), [ids[1]])
        note.history.redo()
        XCTAssertEqual(note.ids, [ids[1]])
        note.history.undo()
        // The line is removed with it.
        note.history.step(named: "Remove Image") { note.note.remove([ids[0]]) }
        XCTAssertEqual(note.buffer.text, "one\ntwo")
        XCTAssertEqual(note.ids, [ids[1]])
        note.history.undo()
        XCTAssertEqual(note.buffer.text, "one\n\(picture)\ntwo")
        XCTAssertEqual(note.ids, ids)
    }

    func testAPictureMovesBackToTheSide() {
        let note = note("one\ntwo", at: 4)
        note.history.step(named: "Move to Side") { note.note.moveToSide(note.ids) }
        XCTAssertEqual(note.buffer.text, "one\ntwo")
        XCTAssertEqual(note.note.sidePictures.map(\.id), note.ids)
        note.history.undo()
        XCTAssertEqual(note.buffer.text, "one\n\(picture)\ntwo")
        XCTAssertEqual(note.note.sidePictures.count, 0)
        note.history.redo()
        XCTAssertEqual(note.note.sidePictures.count, 1)
        XCTAssertEqual(note.ids.count, 1)
    }

    func testSettingAPicturesSizeIsOneStep() {
        let note = note("one", at: 3)
        note.history.step(named: "Size") { note.note.setSize(.small, of: note.ids) }
        XCTAssertEqual(note.note.sizeInText(note.ids[0]), .small)
        XCTAssertEqual(note.buffer.picture(at: 4)?.size, .small)
        note.history.undo()
        XCTAssertEqual(note.note.sizeInText(note.ids[0]), .full)
        note.history.redo()
        XCTAssertEqual(note.note.sizeInText(note.ids[0]), .small)
        XCTAssertEqual(note.buffer.offset(ofPicture: note.ids[0]), 4)
    }

    /// A copy is a picture of its own.
    func testCopyingAPictureInTheTextAddsANewPicture() {
        let note = note("one\ntwo", at: 4)
        let line = note.buffer.richText(in: 4..<6)
        note.history.step(named: "Copy") { note.buffer.insert(line, at: 0) }
        XCTAssertEqual(note.buffer.text, "\(picture)\none\n\(picture)\ntwo")
        XCTAssertEqual(note.ids.count, 2)
        XCTAssertEqual(Set([0, 6].compactMap { note.note.text.picture(at: $0)?.id }), Set(note.ids))
        note.history.undo()
        XCTAssertEqual(note.ids.count, 1)
        XCTAssertEqual(note.buffer.text, "one\n\(picture)\ntwo")
        note.history.redo()
        XCTAssertEqual(Set([0, 6].compactMap { note.note.text.picture(at: $0)?.id }), Set(note.ids))
        // A moved picture stays the same picture.
        note.history.undo()
        let id = note.ids[0]
        note.history.step(named: "Move") {
            note.buffer.insert(line, at: 0)
            note.buffer.remove(6..<8)
        }
        XCTAssertEqual(note.buffer.text, "\(picture)\none\ntwo")
        XCTAssertEqual(note.ids, [id])
        XCTAssertEqual(note.note.text.picture(at: 0)?.id, id)
    }

    /// This holds however many changes a step has.
    func testAfterManyChangesEachPictureIsOnceAndOnItsOwnLine() {
        let note = note("one\ntwo", at: 4)
        let line = note.buffer.richText(in: 4..<5)
        let before = note.content
        note.history.step(named: "Replace") {
            for number in 0..<100 { note.buffer.insert(RichText("a"), at: number % 4) }
            note.buffer.insert(RichText("left"), at: note.buffer.offset(ofPicture: note.ids[0])!)
            for offset in [2, 0] { note.buffer.insert(line, at: offset) }
            note.buffer.insert(RichText(TextPicture(id: 77)), at: note.buffer.count)
        }
        XCTAssertEqual(note.ids.count, 3)
        let lines = note.buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(lines.count { $0.contains(picture) }, 3)
        XCTAssertTrue(lines.allSatisfy { !$0.contains(picture) || $0 == picture }, "\(lines)")
        XCTAssertEqual(Set(note.ids.compactMap { note.buffer.offset(ofPicture: $0) }).count, 3)
        XCTAssertEqual(note.note.sidePictures.count, 0)
        let after = note.content
        note.history.undo()
        XCTAssertEqual(note.content, before)
        note.history.redo()
        XCTAssertEqual(note.content, after)
    }

    /// The character is from another note, whose pictures aren't available here.
    func testUnknownPictureCharactersAreNotPictures() {
        let note = EditedNote("one")
        note.history.step(named: "Paste") { note.buffer.insert(RichText(TextPicture(id: 77)), at: 3) }
        XCTAssertEqual(note.buffer.text, "one")
        note.type(picture)
        XCTAssertNil(note.note.text.picture(at: 3))
        XCTAssertEqual(note.buffer.text, "one\(picture)")
    }

    /// Writes the note as a file and reads it back (the picture numbers differ).
    func testANoteWithPicturesInTheTextIsReadAsWritten() throws {
        let note = note("one\ntwo", pictures: 3, at: 4)
        note.history.step(named: "Move") { note.note.moveToText([note.ids[2]], at: 0, size: .small) }
        note.note.setCaption("A <caption>", of: note.ids[0])
        let text = note.buffer.richText(in: 0..<note.buffer.count)
        let bytes = try page(of: note.note, text)
        let loaded = try awaiting("the note") { try await LoadedNote.read(bytes, as: .html) }
        XCTAssertNil(loaded.location.foreign)
        let other = EditedNote()
        _ = try awaiting("the note to be filled") { try await other.note.fill(with: loaded) }
        XCTAssertEqual(other.buffer.text, note.buffer.text)
        XCTAssertEqual(other.note.pictures.count, 3)
        XCTAssertEqual(other.note.sidePictures.count, 1)
        XCTAssertEqual(other.note.text.picture(at: 0).flatMap { other.note.sizeInText($0.id) }, .small)
        let first = try XCTUnwrap(other.note.text.picture(at: 6))
        XCTAssertEqual(other.note.picture(first.id)?.caption, "A <caption>")
        XCTAssertEqual(try page(of: other.note, other.buffer.richText(in: 0..<other.buffer.count)), bytes)
    }

    private func page(of note: Note, _ text: RichText) throws -> [UInt8] {
        let snapshot = NoteSnapshot(pieces: [TextMirror.Piece(id: 0, text: text)], pictures: note.pictures)
        let figures = try awaiting("the figures") { try await snapshot.figures() }
        return HTMLWriter.document(NoteContent(text: snapshot.pageText, figures: figures), title: "note")
    }
}
