import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Files on another machine, accessible only through GIO: no partial file ever has the final name, and the old content stays
/// until the new content is complete.
final class RemoteWritingTests: MainLoopTestCase {
    private var remote: RemoteFolder!
    private let content = [UInt8](repeating: 7, count: 3 << 20)

    override func begin() throws {
        try super.begin()
        remote = try RemoteFolder()
    }

    private func file(_ name: String) -> File {
        let file = File(uri: "\(remote.uri)/\(name)")
        XCTAssertNil(file.path)
        return file
    }

    private func content(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(remote.folder.path)/\(name)").map { [UInt8]($0) }
    }

    private func create(_ name: String, _ content: [UInt8]) throws -> Bool {
        let file = file(name)
        return try awaiting("saving") { try await file.createContents(content) }
    }

    private func replace(_ name: String, _ content: [UInt8]) throws {
        let file = file(name)
        try awaiting("saving") { try await file.replaceContents(content) }
    }

    /// Writes a note's file.
    private func save(_ name: String, _ content: [UInt8]) throws -> FileState { try file(name).replace(with: content) }

    /// Expects a file to have been written under a temporary name and then renamed.
    private func expectWrittenBeside(_ name: String) throws {
        XCTAssertEqual(remote.log.count, 2, "\(remote.log)")
        let sibling = try XCTUnwrap(remote.log.first?.dropFirst("create ".count))
        XCTAssertTrue(sibling.hasPrefix(".\(name).") && sibling.hasSuffix(".longpress~"), "\(sibling)")
        XCTAssertEqual(remote.log.last, "move \(sibling) to \(name)")
    }

    // MARK: New files

    func testOneOfSeveralImagesIsWrittenUnderATemporaryName() throws {
        XCTAssertTrue(try create("a b.png", content))
        try expectWrittenBeside("a b.png")
        XCTAssertEqual(content(of: "a b.png"), content)
        XCTAssertFalse(try create("a b.png", [1]))
        XCTAssertEqual(content(of: "a b.png"), content)
        XCTAssertEqual(remote.names, ["a b.png"])
    }

    func testOneImageIsWrittenUnderATemporaryName() throws {
        try replace("a.png", content)
        try expectWrittenBeside("a.png")
        XCTAssertEqual(content(of: "a.png"), content)
        XCTAssertEqual(remote.names, ["a.png"])
    }

    func testANoteIsWrittenUnderATemporaryName() throws {
        let state = try save("a.html", content)
        try expectWrittenBeside("a.html")
        XCTAssertEqual(try file("a.html").state(), state)
        XCTAssertEqual(content(of: "a.html"), content)
        XCTAssertEqual(remote.names, ["a.html"])
    }

    /// Not every protocol supports renaming.
    func testFilesAreWrittenWithoutSupportForRenaming() throws {
        remote.canMove = false
        XCTAssertTrue(try create("a.png", content))
        XCTAssertEqual(content(of: "a.png"), content)
        XCTAssertFalse(try create("a.png", [1]))
        try replace("b.png", content)
        _ = try save("c.html", content)
        XCTAssertEqual(remote.names, ["a.png", "b.png", "c.html"])
        XCTAssertEqual(content(of: "a.png"), content)
    }

    // MARK: Files that exist

    func testAnExistingFileIsReplaced() throws {
        let path = try remote.folder.write("old", to: "a.html")
        // The tag of a state is its modification time, and both changes could be within one tick of the system's clock.
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
        let before = try XCTUnwrap(file("a.html").state())
        let after = try save("a.html", content)
        XCTAssertEqual(content(of: "a.html"), content)
        XCTAssertNotEqual(after, before)
        XCTAssertEqual(try file("a.html").state(), after)
        try replace("a.html", [1, 2])
        XCTAssertEqual(content(of: "a.html"), [1, 2])
        XCTAssertEqual(remote.log, ["replace a.html", "replace a.html"])
        XCTAssertEqual(remote.names, ["a.html"])
    }

    // MARK: A full disk

    private func expectFull(_ body: () throws -> Void) throws {
        try FullDisk.withRoom(for: 1 << 20) {
            XCTAssertThrowsError(try body()) { XCTAssertTrue($0 is PlatformError, "\($0)") }
        }
    }

    func testAFullDiskLeavesNoNewFile() throws {
        for canMove in [true, false] {
            remote.canMove = canMove
            try expectFull { _ = try create("a.png", content) }
            try expectFull { try replace("a.png", content) }
            try expectFull { _ = try save("a.html", content) }
            XCTAssertEqual(remote.names, [])
        }
    }

    func testAFullDiskKeepsTheExistingFile() throws {
        try remote.folder.write("old", to: "a.html")
        try expectFull { try replace("a.html", content) }
        try expectFull { _ = try save("a.html", content) }
        XCTAssertEqual(content(of: "a.html"), Array("old".utf8))
        XCTAssertEqual(remote.names, ["a.html"])
    }
}
