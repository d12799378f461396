import Glibc
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// The entries of a folder.
final class FolderEntryTests: MainLoopTestCase {
    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try File(path: folder.path).entries(where: { $0.hasSuffix(".txt") }, Cancellation()).map(\.name).sorted()
    }

    func testOnlyWantedFilesAndFoldersAreListed() throws {
        let folder = try TemporaryFolder()
        for name in ["b.txt", "a.txt", "picture.png", ".hidden.txt", "in/c.txt", ".in/d.txt"] {
            try folder.write("words", to: name)
        }
        mkfifo(folder.path + "/pipe.txt", 0o600)
        symlink("nowhere", folder.path + "/broken.txt")
        symlink("a.txt", folder.path + "/link.txt")
        XCTAssertEqual(try names(folder), ["a.txt", "b.txt", "in", "link.txt"])
        let entries = try File(path: folder.path).entries(where: { $0 == "a.txt" }, Cancellation())
        let entry = try XCTUnwrap(entries.first { !$0.isFolder })
        XCTAssertEqual(entry.size, 5)
        XCTAssertEqual(entry.file, File(path: folder.path + "/a.txt"))
        XCTAssertLessThan(abs(entry.modified.seconds - Moment.now.seconds), 60)
    }

    /// Names are bytes. They can contain line feeds and direction overrides.
    func testOddNamesAreListed() throws {
        let folder = try TemporaryFolder()
        let odd: [[UInt8]] = [[0xFF, 0xFE], Array("line\nfeed".utf8), Array("\u{202E}turned".utf8)]
        for name in odd {
            let path = SystemPath(folder.path).child(SystemPath(bytes: name + Array(".txt".utf8)))
            close(open(path.characters, O_CREAT | O_WRONLY, 0o600))
        }
        let entries = try File(path: folder.path).entries(where: { $0.hasSuffix(".txt") }, Cancellation())
        XCTAssertEqual(entries.count, 3)
        for entry in entries { XCTAssertNotNil(try entry.file.state(Cancellation()), entry.name) }
    }

    func testNumbersAreSortedByTheirValues() throws {
        let folder = try TemporaryFolder()
        for name in ["10.txt", "9.txt", "b.txt", "A.txt"] { try folder.write("", to: name) }
        let entries = try File(path: folder.path).entries(where: { _ in true }, Cancellation())
        XCTAssertEqual(
            entries.sorted { $0.nameKey.lexicographicallyPrecedes($1.nameKey) }.map(\.name).prefix(2),
            ["9.txt", "10.txt"])
    }

    func testAFileOrAMissingFolderIsAnError() throws {
        let folder = try TemporaryFolder()
        let file = File(path: try folder.write("", to: "file"))
        for folder in [file, File(path: folder.path + "/missing"), File(uri: "sftp://nowhere.invalid/folder")] {
            XCTAssertThrowsError(try folder.entries(where: { _ in true }, Cancellation())) {
                XCTAssertTrue($0 is PlatformError)
            }
        }
    }

    func testListingCanBeCancelled() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let cancellation = Cancellation()
        cancellation.cancel()
        XCTAssertThrowsError(try File(path: folder.path).entries(where: { _ in true }, cancellation)) {
            XCTAssertTrue($0 is CancellationError)
        }
    }
}
