import Glibc
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// Reading a folder of notes, and following its changes.
final class NotesFolderTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var notes: NotesFolder!

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    override func end() throws {
        notes = nil
        try super.end()
    }

    private func read(order: FolderOrder = .name) throws {
        notes = NotesFolder(File(path: folder.path), order: order)
        try waitUntil("the folder to be read") { self.notes.state != .reading }
    }

    /// The titles, with a slash after those of folders, and the lines below them.
    private var list: [String] {
        notes.items.map { $0.isFolder ? $0.title + "/" : $0.line.isEmpty ? $0.title : "\($0.title): \($0.line)" }
    }

    private func expect(_ list: [String], line: UInt = #line) throws {
        do { try waitUntil("\(list)") { self.list == list } } catch { XCTAssertEqual(self.list, list, line: line) }
    }

    private func setTime(_ seconds: Int, of name: String) {
        var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        utimensat(AT_FDCWD, folder.path + "/" + name, &times, 0)
    }

    func testNotesAndFoldersAreListed() throws {
        for name in ["b.html", "a.txt", "c.md", "picture.png", "program", ".hidden.html", "z/in.html"] {
            try folder.write("words of \(name)", to: name)
        }
        try read()
        try expect(["z/", "a: words of a.txt", "b: words of b.html", "c: words of c.md"])
    }

    func testNotesAreSortedInEachOrder() throws {
        for (name, time) in [("a.txt", 200), ("b.txt", 300), ("c.txt", 100)] {
            try folder.write("", to: name)
            setTime(time, of: name)
        }
        try read(order: .newest)
        try expect(["b", "a", "c"])
        notes.order = .oldest
        try expect(["c", "a", "b"])
        notes.order = .name
        try expect(["a", "b", "c"])
    }

    func testChangesByOtherProgramsAreFollowed() throws {
        try folder.write("one", to: "a.txt")
        try read()
        try expect(["a: one"])
        try folder.write("two", to: "b.txt")
        try expect(["a: one", "b: two"])
        try folder.write("another beginning", to: "a.txt")
        try expect(["a: another beginning", "b: two"])
        rename(folder.path + "/b.txt", folder.path + "/c.txt")
        try expect(["a: another beginning", "c: two"])
        unlink(folder.path + "/a.txt")
        try expect(["c: two"])
    }

    func testAnUnreadableFolderIsReportedAndReadOnceItCanBe() throws {
        let path = folder.path + "/notes"
        notes = NotesFolder(File(path: path))
        try waitUntil("the message") { self.notes.state == .failed("The folder “notes” isn’t there any more.") }
        try folder.write("words", to: "notes/a.txt")
        notes.refresh()
        try expect(["a: words"])
        XCTAssertEqual(notes.state, .read)
        rename(path, path + " elsewhere")
        try waitUntil("the message") { self.notes.state == .failed("The folder “notes” isn’t there any more.") }
        XCTAssertEqual(list, [])
    }

    func testAFileInsteadOfAFolderIsReported() throws {
        let file = File(path: try folder.write("", to: "file"))
        notes = NotesFolder(file)
        try waitUntil("the message") {
            if case .failed(let message) = self.notes.state { message.contains("“file”") } else { false }
        }
    }

    /// Only the beginning of a note of 100 MB is read.
    func testOnlyTheBeginningOfALongNoteIsRead() throws {
        let path = try folder.write("The beginning\n", to: "long.txt")
        XCTAssertEqual(truncate(path, 100_000_000), 0)
        let memory = Self.peak
        try read()
        try expect(["long: The beginning"])
        XCTAssertLessThan(Self.peak - memory, 20_000)
    }

    /// The process's peak memory, in kilobytes.
    private static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }

    func testAFolderThatIsNoLongerShownIsFreed() throws {
        try read()
        weak let weakly = notes
        notes = nil
        try waitUntil("it to go") { weakly == nil }
    }
}
