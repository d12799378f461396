import Documents
import Foundation
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp

/// What is kept of unsaved work.
final class JournalTests: GtkTestCase {
    private var folder: TemporaryFolder!
    private var root: StateFolder { StateFolder(path: folder.path + "/state/journals") }

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    private static let file = EditedNote.file

    private static func snapshot(_ texts: [(Int, RichText)], pictures: [NotePicture] = []) -> NoteSnapshot {
        NoteSnapshot(pieces: texts.map { TextMirror.Piece(id: $0.0, text: $0.1) }, pictures: pictures)
    }

    /// Runs what is asynchronous to its end.
    private static func run<Value: Sendable>(_ body: @escaping @MainActor () async throws -> Value) throws
        -> Value
    {
        var result: Result<Value, any Error>?
        Task {
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        return try waitFor("its end") { result }.get()
    }

    /// The names of the files in the only journal.
    private static func names(in root: StateFolder) -> [FileName] {
        root.names.first.map { root.folder($0).names } ?? []
    }

    func testANoteComesBackAsItWas() throws {
        let root = root
        let styled = RichText("bold\nnul ", .init(styles: [.bold, .underline], direction: .rightToLeft))
        var turned = NotePicture(id: 9, file: Self.file, caption: "two\nlines “x”")
        turned.pose = Pose.upright.turned(.flipVertically).turned(.left)
        let snapshot = Self.snapshot(
            [(3, RichText("plain ")), (5, styled)],
            pictures: [turned, NotePicture(id: 2, file: Self.file, caption: "")])
        let place = NotePlacement(
            file: File(path: "/tmp/a b.txt"), format: .text, hasMark: true, lineEnd: .both, title: "A title",
            foreign: ForeignFile(message: "Made\nby another."), state: FileState(identity: "1:2", version: "3:4"))
        try Self.run {
            let writer = JournalWriter(root: root)
            try await writer.write(JournalEntry(title: "a b.txt", place: place, snapshot), snapshot)
        }
        // The writer, and so its lock, is gone, as after a crash.
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.setAside, [])
        let journal = try XCTUnwrap(found.found.first)
        XCTAssertEqual(journal.entry.title, "a b.txt")
        XCTAssertEqual(journal.entry.place, place)
        let note = try XCTUnwrap(try Self.run { await journal.note() })
        XCTAssertEqual(note.text, snapshot.text)
        XCTAssertEqual(note.pictures.pictures.map(\.pose), snapshot.pictures.map(\.pose))
        XCTAssertEqual(note.pictures.pictures.map(\.caption), ["two\nlines “x”", ""])
        XCTAssertEqual(note.pictures.pictures.map(\.picture.file.bytes), [Self.file.bytes, Self.file.bytes])
        XCTAssertEqual(note.hasMark, true)
        XCTAssertEqual(note.lineEnd, .both)
        XCTAssertEqual(note.title, "A title")
        XCTAssertEqual(note.foreign, place.foreign)
        try Self.run { await journal.remove() }
        XCTAssertEqual(root.names, [])
    }

    /// A picture is written once, and so is a piece of text that stays as it is.
    func testOnlyWhatIsNewIsWritten() throws {
        let picture = NotePicture(id: 1, file: Self.file, caption: "")
        let first = Self.snapshot([(1, RichText("one")), (2, RichText("two"))], pictures: [picture])
        let second = Self.snapshot([(1, RichText("one")), (4, RichText("too"))], pictures: [picture])
        let third = Self.snapshot([(4, RichText("too"))])
        let writer = JournalWriter(root: root)
        try Self.run { try await writer.write(JournalEntry(title: "a", place: .init(), first), first) }
        let journal = root.folder(try XCTUnwrap(root.names.first))
        let before = try [journal.file("text-1").state(), journal.file("picture-1").state()]
        try Self.run { try await writer.write(JournalEntry(title: "a", place: .init(), second), second) }
        XCTAssertEqual(try [journal.file("text-1").state(), journal.file("picture-1").state()], before)
        XCTAssertEqual(Self.names(in: root), ["index", "picture-1", "text-1", "text-4"])
        try Self.run { try await writer.write(JournalEntry(title: "a", place: .init(), third), third) }
        XCTAssertEqual(Self.names(in: root), ["index", "text-4"])
        try Self.run { await writer.remove() }
        XCTAssertEqual(root.names, [])
    }

    /// Whatever the person's mask allows others.
    func testOnlyThePersonMayReadIt() throws {
        let mask = umask(0)
        defer { umask(mask) }
        let writer = JournalWriter(root: root)
        let picture = NotePicture(id: 1, file: Self.file, caption: "")
        let snapshot = Self.snapshot([(1, RichText("one"))], pictures: [picture])
        let entry = JournalEntry(title: "a", place: .init(), snapshot)
        for _ in 0..<2 { try Self.run { try await writer.write(entry, snapshot) } }
        let journal = root.folder(try XCTUnwrap(root.names.first))
        XCTAssertEqual(journal.names, ["index", "picture-1", "text-1"])
        for name in journal.names {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(journal.path)/\(name)")
            XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600, name.text)
        }
        try Self.run { await writer.remove() }
    }

    func testTheJournalOfARunningProgramIsLeftAlone() throws {
        let root = root
        let writer = JournalWriter(root: root)
        let snapshot = Self.snapshot([(1, RichText("one"))])
        try Self.run { try await writer.write(JournalEntry(title: "a", place: .init(), snapshot), snapshot) }
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(Self.names(in: root), ["index", "text-1"])
        try Self.run { await writer.remove() }
    }

    /// Damaged at any place, it is put aside or gives exactly what was written, and never stays in the way.
    func testADamagedJournalIsSetAside() throws {
        let root = root
        let unreadable = StateFolder(path: folder.path + "/state/unreadable/1-1")
        let snapshot = Self.snapshot([(1, RichText("one"))])
        let whole = JournalEntry(title: "a", place: .init(), snapshot).bytes
        for count in stride(from: 0, to: whole.count, by: 7) {
            XCTAssertNil(JournalEntry(Array(whole.prefix(count))), "cut after \(count) bytes")
        }
        let damaged = root.folder("1-1")
        try damaged.make()
        try damaged.write(Array(whole.prefix(whole.count / 2)), to: "index")
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(found.setAside, [unreadable.path])
        XCTAssertEqual(root.names, [])
        XCTAssertEqual(unreadable.names, ["index"])
        let again = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(again.setAside, [])
    }
}
