import Formats
import Platform
import RichText
import TestSupport
import XCTest

@testable import Notes

/// A test of a note's store, with files of its own and a simulated user.
class NoteStoreTestCase: MainLoopTestCase {
    private(set) var folder: TemporaryFolder!
    private(set) var open: OpenNote!

    var person: Person { open.person }
    var store: NoteStore { open.store }

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
        open = OpenNote(journalsIn: folder)
    }

    override func end() throws {
        try awaiting("the journal's end") { await self.store.journal.close() }
        open = nil
        try super.end()
    }

    /// Opens a file with some content.
    @discardableResult
    func open(_ name: String, _ content: String) throws -> File {
        let file = File(path: try folder.write(content, to: name))
        try awaiting("the note") { try await self.open.open(file) }
        return file
    }

    func save() throws -> Bool { try awaiting("saving") { await self.store.save() } }
    func saveAs(_ name: String) throws -> Bool {
        person.files = [folder.file(name)]
        return try awaiting("saving") { await self.store.saveAs() }
    }

    /// Returns the last question.
    func question() throws -> Person.Asked { try XCTUnwrap(person.asked.last) }

    /// Returns a page in the app's own format, with one paragraph.
    static func page(_ words: String) -> String {
        String(
            decoding: HTMLWriter.document(NoteContent(text: RichText(words)), title: "note"),
            as: UTF8.self)
    }
}
