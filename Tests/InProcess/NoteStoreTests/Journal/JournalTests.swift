import Formats
import Foundation
import Pictures
import RichText
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// How unsaved work is kept.
final class JournalTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var root: StateFolder { StateFolder(path: folder.path + "/state/journals") }

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    private static let file = PictureFile.sample

    private static func snapshot(_ texts: [(Int, RichText)], pictures: [NotePicture] = []) -> NoteSnapshot {
        NoteSnapshot(pieces: texts.map { TextMirror.Piece(id: $0.0, text: $0.1) }, pictures: pictures)
    }

    /// Runs an asynchronous body until it returns.
    @discardableResult
    private static func run<Value: Sendable>(_ body: @escaping @MainActor () async throws -> Value) throws
        -> Value
    {
        var result: Result<Value, any Error>?
        Task {
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        return try waitFor("its end") { result }.get()
    }

    /// Returns the names of the files in the only journal.
    private static func names(in root: StateFolder) -> [FileName] {
        ((try? root.names()) ?? []).first.flatMap { try? root.folder($0).names() } ?? []
    }

    func testANoteIsRecoveredUnchanged() throws {
        let root = root
        let styled = RichText(
            "bold\nnul ", .init(styles: Set(TextStyle.allCases), direction: .rightToLeft, paragraph: .heading))
        var turned = NotePicture(id: 9, file: Self.file, caption: "two\nlines “x”")
        turned.pose = Pose.upright.turned(.flipVertically).turned(.left)
        let snapshot = Self.snapshot(
            [(3, RichText("plain ")), (5, styled)],
            pictures: [turned, NotePicture(id: 2, file: Self.file, caption: "")])
        let place = NoteLocation(
            file: File(path: "/tmp/a b.txt"), format: .text, hasMark: true, lineEnd: .both, title: "A title",
            foreign: ForeignFile(message: "Made\nby another."), state: FileState(identity: "1:2", version: "3:4"))
        try Self.run {
            let writer = JournalWriter(root: root)
            try await writer.write(JournalEntry(title: "a b.txt", location: place, snapshot), snapshot)
        }
        // The writer is gone and has released its lock, as after a crash.
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.setAside, [])
        let journal = try XCTUnwrap(found.found.first)
        XCTAssertEqual(journal.entry.title, "a b.txt")
        XCTAssertEqual(journal.entry.location, place)
        let note = try Self.run { try await journal.note() }.note
        XCTAssertEqual(note.text, snapshot.text)
        XCTAssertEqual(note.pictures.pictures.map(\.pose), snapshot.pictures.map(\.pose))
        XCTAssertEqual(note.pictures.pictures.map(\.caption), ["two\nlines “x”", ""])
        XCTAssertEqual(note.pictures.pictures.map(\.picture.file.bytes), [Self.file.bytes, Self.file.bytes])
        XCTAssertEqual(note.location.hasMark, true)
        XCTAssertEqual(note.location.lineEnd, .both)
        XCTAssertEqual(note.location.title, "A title")
        XCTAssertEqual(note.location.foreign, place.foreign)
        try Self.run { await journal.remove() }
        XCTAssertEqual(try root.names(), [])
    }

    /// For every file format, and any content of the note.
    func testANoteAlreadyInItsFileIsRecognized() throws {
        let root = root
        var turned = NotePicture(id: 1, file: Self.file, caption: "two\nlines")
        turned.pose = Pose.upright.turned(.left)
        let snapshot = Self.snapshot([(1, RichText("one\n")), (2, RichText("two"))], pictures: [turned])
        let styled = Self.snapshot([(1, RichText("bold", .init(styles: [.bold])))])
        for (name, format, snapshot) in [
            ("a.html", NoteFormat.html, snapshot), ("b.md", .markdown, styled), ("c.txt", .text, styled),
        ] {
            let file = File(path: "\(folder.path)/\(name)")
            func place(_ state: FileState?) -> NoteLocation {
                NoteLocation(
                    file: file, format: format, hasMark: format == .text, lineEnd: format == .text ? .both : .lineFeed,
                    title: format == .html ? "A title" : nil, state: state)
            }
            func isSaved(as state: FileState?, _ content: NoteSnapshot) throws -> Bool {
                let entry = JournalEntry(title: name, location: place(state), content)
                try Self.run { try await JournalWriter(root: root).write(entry, content) }
                let found = try Self.run { await JournalRecovery.find(in: root) }
                let journal = try XCTUnwrap(found.found.first)
                defer { try? Self.run { await journal.remove() } }
                return try Self.run { await journal.isSaved() }
            }
            func write() throws -> FileState {
                let place = place(nil)
                return try Self.run {
                    try await snapshot.write(to: file, as: place, expecting: .anything)
                }
            }
            let before = try write()
            let after = try write()
            XCTAssertTrue(try isSaved(as: before, snapshot), name)
            XCTAssertFalse(try isSaved(as: after, snapshot), "\(name): it hasn't been written since")
            XCTAssertFalse(try isSaved(as: nil, snapshot), "\(name): it was in no file")
            let other = Self.snapshot([(1, RichText("one"))])
            XCTAssertFalse(try isSaved(as: before, other), "\(name): another text")
        }
    }

    /// The program was killed after a note got its first file, or another one: the journal has the old place, and the
    /// destination.
    func testANoteAlreadyInItsDestinationIsRecognized() throws {
        let root = root
        let content = Self.snapshot([(1, RichText("bold\n", .init(styles: [.bold]))), (2, RichText("two"))])
        let own = NoteLocation(
            file: File(path: folder.path + "/own.txt"), format: .text, hasMark: true, lineEnd: .both,
            foreign: ForeignFile(message: "Made by another."))
        for format in [NoteFormat.html, .text, .markdown] {
            let destination = NoteLocation(
                file: File(path: "\(folder.path)/new-\(format)"), format: format, hasMark: true, lineEnd: .both,
                title: format == .html ? "A title" : nil)
            func isSaved(_ written: NoteSnapshot?) throws -> Bool {
                if let written, let file = destination.file {
                    _ = try Self.run { try await written.write(to: file, as: destination, expecting: .anything) }
                }
                let entry = JournalEntry(title: "own.txt", location: own, destination: destination, content)
                try Self.run { try await JournalWriter(root: root).write(entry, content) }
                let journal = try XCTUnwrap(Self.run { await JournalRecovery.find(in: root) }.found.first)
                defer { try? Self.run { await journal.remove() } }
                XCTAssertEqual(journal.entry.destination, destination)
                XCTAssertEqual(journal.entry.location, own)
                return try Self.run { await journal.isSaved() }
            }
            XCTAssertFalse(try isSaved(nil), "\(format): it was never written")
            XCTAssertFalse(try isSaved(Self.snapshot([(1, RichText("bold"))])), "\(format): another text")
            XCTAssertTrue(try isSaved(content), "\(format)")
        }
    }

    /// A picture is written only once, and so is an unchanged piece of text.
    func testOnlyNewContentIsWritten() throws {
        let picture = NotePicture(id: 1, file: Self.file, caption: "")
        let first = Self.snapshot([(1, RichText("one")), (2, RichText("two"))], pictures: [picture])
        let second = Self.snapshot([(1, RichText("one")), (4, RichText("too"))], pictures: [picture])
        let third = Self.snapshot([(4, RichText("too"))])
        let writer = JournalWriter(root: root)
        try Self.run { try await writer.write(JournalEntry(title: "a", location: .init(), first), first) }
        let journal = root.folder(try XCTUnwrap(root.names().first))
        let before = try [
            journal.file("text-1").state(Cancellation()), journal.file("picture-1").state(Cancellation()),
        ]
        try Self.run { try await writer.write(JournalEntry(title: "a", location: .init(), second), second) }
        XCTAssertEqual(
            try [journal.file("text-1").state(Cancellation()), journal.file("picture-1").state(Cancellation())], before)
        XCTAssertEqual(Self.names(in: root), ["index", "picture-1", "text-1", "text-4"])
        try Self.run { try await writer.write(JournalEntry(title: "a", location: .init(), third), third) }
        XCTAssertEqual(Self.names(in: root), ["index", "text-4"])
        try Self.run { await writer.remove() }
        XCTAssertEqual(try root.names(), [])
    }

    /// A cropped or restored picture has one of its files in the journal at every moment.
    func testACroppedPictureIsAlwaysInTheJournal() throws {
        let other = try PictureFile(Self.file.bytes, name: "other.svg")
        let whole = NotePicture(id: 1, file: Self.file, caption: "")
        var cropped = whole
        (cropped.file, cropped.fileID) = (other, 2)
        // Even if there is no time for new pictures.
        let writer = JournalWriter(root: root, timeForPictures: .zero)
        for (picture, name) in [(whole, "picture-1"), (cropped, "picture-2"), (whole, "picture-1")]
            as [(NotePicture, FileName)]
        {
            let snapshot = Self.snapshot([(1, RichText("one"))], pictures: [picture])
            let isWhole = try Self.run {
                try await writer.write(JournalEntry(title: "a", location: .init(), snapshot), snapshot)
            }
            XCTAssertTrue(isWhole)
            XCTAssertEqual(Self.names(in: root), ["index", name, "text-1"])
            let journal = root.folder(try XCTUnwrap(root.names().first))
            let entry = JournalEntry(
                try journal.file(JournalEntry.index).read(limit: 10_000, cancellation: Cancellation()).bytes)
            XCTAssertEqual(entry?.pictures.map(\.id), [1])
            XCTAssertEqual(entry?.pictures.map { JournalEntry.picture($0.fileID) }, [name])
        }
        try Self.run { await writer.remove() }
    }

    /// Whatever the user's umask allows others.
    func testOnlyTheUserMayReadTheJournal() throws {
        let mask = umask(0)
        defer { umask(mask) }
        let writer = JournalWriter(root: root)
        let picture = NotePicture(id: 1, file: Self.file, caption: "")
        let snapshot = Self.snapshot([(1, RichText("one"))], pictures: [picture])
        let entry = JournalEntry(title: "a", location: .init(), snapshot)
        for _ in 0..<2 { try Self.run { try await writer.write(entry, snapshot) } }
        let journal = root.folder(try XCTUnwrap(root.names().first))
        XCTAssertEqual(try journal.names(), ["index", "picture-1", "text-1"])
        for name in try journal.names() {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(journal.path)/\(name)")
            XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600, name.text)
        }
        try Self.run { await writer.remove() }
    }

    func testTheJournalOfARunningProgramIsLeftAlone() throws {
        let root = root
        let writer = JournalWriter(root: root)
        let snapshot = Self.snapshot([(1, RichText("one"))])
        try Self.run { try await writer.write(JournalEntry(title: "a", location: .init(), snapshot), snapshot) }
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(Self.names(in: root), ["index", "text-1"])
        try Self.run { await writer.remove() }
    }

    /// A journal damaged at any place is set aside or returns exactly what was written, and never blocks the start.
    func testADamagedJournalIsSetAside() throws {
        let root = root
        let unreadable = StateFolder(path: folder.path + "/state/unreadable/1-1")
        let snapshot = Self.snapshot([(1, RichText("one"))])
        let whole = JournalEntry(title: "a", location: .init(), snapshot).bytes
        for count in stride(from: 0, to: whole.count, by: 7) {
            XCTAssertNil(JournalEntry(Array(whole.prefix(count))), "cut after \(count) bytes")
        }
        let damaged = root.folder("1-1")
        try damaged.make()
        try damaged.write(Array(whole.prefix(whole.count / 2)), to: "index")
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(found.setAside, [unreadable.path])
        XCTAssertEqual(try root.names(), [])
        XCTAssertEqual(try unreadable.names(), ["index"])
        XCTAssertEqual(found.unread, [])
        let again = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(again.setAside, [])
    }

    // MARK: What can't be read

    /// An index that the system doesn't allow the app to read says nothing about its content: the work stays, and is found again
    /// once the index can be read.
    func testAnUnreadableJournalStays() throws {
        let root = root
        let snapshot = Self.snapshot([(1, RichText("one"))])
        try Self.run {
            try await JournalWriter(root: root).write(JournalEntry(title: "a", location: .init(), snapshot), snapshot)
        }
        let journal = root.folder(try XCTUnwrap(try root.names().first))
        let (index, kept) = (journal.path + "/index", folder.path + "/index")
        try FileManager.default.moveItem(atPath: index, toPath: kept)
        // A symbolic link to itself: a system error, like a disk error, which also affects the administrator.
        try FileManager.default.createSymbolicLink(atPath: index, withDestinationPath: index)
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(found.setAside, [])
        XCTAssertEqual(found.unread.map(\.path), [journal.path])
        XCTAssertFalse(found.unread.first?.reason.isEmpty ?? true)
        XCTAssertEqual(try journal.names(), ["index", "text-1"])
        try FileManager.default.removeItem(atPath: index)
        try FileManager.default.moveItem(atPath: kept, toPath: index)
        let again = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(again.found.map(\.entry.title), ["a"])
    }

    /// Text without an index, whose state isn't known.
    func testAJournalWithoutAnIndexIsSetAsideWithItsText() throws {
        let root = root
        try root.folder("1-1").make()
        try root.folder("1-1").write(Array("text".utf8), to: "text-1")
        let found = try Self.run { await JournalRecovery.find(in: root) }
        let place = StateFolder(path: folder.path + "/state/unreadable/1-1")
        XCTAssertEqual(found.setAside, [place.path])
        XCTAssertEqual(try place.names(), ["text-1"])
    }

    func testSettingAJournalAsideReplacesNothing() throws {
        let root = root
        let unreadable = StateFolder(path: folder.path + "/state/unreadable")
        try unreadable.folder("1-1").make()
        try unreadable.folder("1-1").write([1], to: "index")
        try root.folder("1-1").make()
        try root.folder("1-1").write([2], to: "index")
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.setAside, [unreadable.folder("1-1 2").path])
        XCTAssertEqual(
            try unreadable.folder("1-1").file("index").read(limit: 9, cancellation: Cancellation()).bytes, [1])
    }

    /// If a journal can't be set aside, it isn't reported as set aside.
    func testAJournalThatCannotBeSetAsideStays() throws {
        let root = root
        try root.folder("1-1").make()
        try root.folder("1-1").write([2], to: "index")
        try Data().write(to: URL(fileURLWithPath: folder.path + "/state/unreadable"))
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.setAside, [])
        XCTAssertEqual(found.unread.map(\.path), [root.path + "/1-1"])
        XCTAssertEqual(try root.folder("1-1").names(), ["index"])
    }

    /// Links, and names that no journal has, belong to others.
    func testOtherFoldersAndLinksAreLeftAlone() throws {
        let root = root
        let other = StateFolder(path: folder.path + "/other")
        for folder in [root, other, root.folder("notes"), root.hidden("trash"), root.hidden("1-2")] {
            try folder.make()
        }
        for place in [other, root.folder("notes"), root.hidden("trash"), root.hidden("1-2")] {
            try place.write([1], to: "precious")
            try place.write([1], to: "text-1")
        }
        for link in ["1-1", ".1-1"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(root.path)/\(link)", withDestinationPath: other.path)
        }
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(found.setAside, [])
        XCTAssertEqual(found.unread, [])
        for place in [other, root.folder("notes"), root.hidden("trash")] {
            XCTAssertEqual(try place.names(), ["precious", "text-1"], place.path)
        }
        // A journal that was being removed: files that don't belong to a journal stay.
        XCTAssertEqual(try root.hidden("1-2").names(), ["precious"])
        XCTAssertEqual(try root.names(), ["1-1", "notes"])
    }

    /// A journal whose removal was interrupted is not unsaved work.
    func testAnInterruptedRemovalIsFinished() throws {
        let root = root
        let snapshot = Self.snapshot([(1, RichText("one"))])
        try Self.run {
            try await JournalWriter(root: root).write(JournalEntry(title: "a", location: .init(), snapshot), snapshot)
        }
        let name = try XCTUnwrap(try root.names().first)
        try root.folder(name).move(to: root.hidden(name))
        let found = try Self.run { await JournalRecovery.find(in: root) }
        XCTAssertEqual(found.found.count, 0)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: root.path), [])
    }

    /// A picture that can't be decoded doesn't prevent recovering the text and the other pictures.
    func testAnUnreadablePictureDoesNotPreventRecovery() throws {
        let root = root
        let snapshot = Self.snapshot(
            [(1, RichText("one"))],
            pictures: [
                NotePicture(id: 1, file: Self.file, caption: "a"), NotePicture(id: 2, file: Self.file, caption: "b"),
            ])
        try Self.run {
            try await JournalWriter(root: root).write(JournalEntry(title: "a", location: .init(), snapshot), snapshot)
        }
        let journal = root.folder(try XCTUnwrap(try root.names().first))
        try journal.write(Array("no picture".utf8), to: "picture-1")
        let found = try Self.run { await JournalRecovery.find(in: root) }
        let left = try XCTUnwrap(found.found.first)
        let (note, missing) = try Self.run { try await left.note() }
        XCTAssertEqual(note.text, RichText("one"))
        XCTAssertEqual(note.pictures.pictures.map(\.caption), ["b"])
        XCTAssertEqual(missing, [Self.file.name])
    }
}
