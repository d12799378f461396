import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// A search in a folder of notes, with its index.
final class FolderSearchTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var cache: TemporaryFolder!
    private var notes: NotesFolder!
    private var search: FolderSearch!

    private var file: IndexFile { IndexFile(of: notes.folder, in: StateFolder(path: cache.path + "/folders")) }

    override func begin() throws {
        try super.begin()
        (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        for name in ["lake", "moon", "road"] { try folder.write("The words of \(name)", to: "\(name).txt") }
    }

    override func end() throws {
        (search, notes) = (nil, nil)
        try super.end()
    }

    private func open(waits: Bool = true) throws {
        notes = NotesFolder(File(path: folder.path), order: .name)
        if waits { try waitUntil("the folder") { self.notes.state == .read } }
        search = FolderSearch(notes, in: file)
    }

    private var found: [String]? {
        search.found.map { found in notes.items.filter { found.contains($0.id) }.map(\.title) }
    }

    private func expect(_ titles: [String]?, of query: String, line: UInt = #line) throws {
        search.query = query
        do { try waitUntil("the notes with \(query)") { self.found == titles && !self.search.isSearching } } catch {
            XCTAssertEqual(found, titles, line: line)
        }
    }

    func testResultsFollowTyping() throws {
        try open()
        try expect(["lake", "moon", "road"], of: "w")
        try expect(["moon"], of: "words moo")
        try expect([], of: "moonn")
        try expect(["road"], of: "oad")
        try expect(nil, of: "")
    }

    /// If a search begins before the folder has been read, it returns its results after that.
    func testTheSearchWaitsForTheFolder() throws {
        try open(waits: false)
        try expect(["moon"], of: "moon")
    }

    func testResultsFollowTheFolder() throws {
        try open()
        try expect(["moon"], of: "moon")
        try folder.write("Another moon", to: "night.txt")
        try waitUntil("the new one") { self.found == ["moon", "night"] }
        try folder.write("None any more", to: "moon.txt")
        // The note's title still matches.
        try waitUntil("the other ones") { self.notes.items.first { $0.title == "moon" }?.line == "None any more" }
        try expect(["night"], of: "another")
        XCTAssertEqual(unlink(folder.path + "/night.txt"), 0)
        try waitUntil("none") { self.found == [] }
    }

    /// The index is kept, used while the files are unchanged, and created again if anything is wrong with it.
    func testTheIndexIsKeptAndCanBeRecreated() throws {
        try open()
        try expect(["moon"], of: "moon")
        let kept = cache.path + "/folders/"
        // While it is being written, it has another name.
        let path = try waitFor("the index") {
            try? FileManager.default.contentsOfDirectory(atPath: kept).first { $0.hasSuffix(".index") }.map {
                kept + $0
            }
        }
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var index = try XCTUnwrap(FolderIndex(bytes))
        XCTAssertEqual(
            Set(index.entries.values.map(\.words)),
            ["lake", "moon", "road"].reduce(into: []) { $0.insert("The words of \($1)") })
        // For unchanged files, only the words in the index are known.
        for id in index.entries.keys { index.entries[id] = .init(version: index.entries[id]!.version, words: "kept") }
        // The running search might write its own index once more.
        search = nil
        try Data(index.bytes).write(to: URL(fileURLWithPath: path))
        try open()
        try expect(["lake", "moon", "road"], of: "kept")
        try Data(bytes.reversed()).write(to: URL(fileURLWithPath: path))
        try open()
        try expect(["lake", "moon", "road"], of: "words")
        try FileManager.default.removeItem(atPath: cache.path + "/folders")
        try Data().write(to: URL(fileURLWithPath: cache.path + "/folders"))
        try open()
        try expect(["moon"], of: "moon")
    }

    /// Searching many notes never blocks the window, and each letter gets its results soon.
    func testSearchingTenThousandNotesIsFast() throws {
        for number in 0..<10_000 { try folder.write("Words and more words of note \(number).", to: "\(number).txt") }
        try open()
        try expect(["9999"], of: "9999.")
        let start = Clock.milliseconds
        search.query = "note 777"
        try waitUntil("the notes") { self.search.found?.count == 19 }
        XCTAssertLessThan(Clock.milliseconds - start, 2000, "200 in an optimised build")
    }
}
