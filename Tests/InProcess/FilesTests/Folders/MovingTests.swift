import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Whole files are moved, copied and moved to the trash. Existing files are never lost.
final class MovingTests: MainLoopTestCase {
    private var folder: TemporaryFolder!

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    private func make(_ name: String, _ words: String) throws -> File { File(path: try folder.write(words, to: name)) }

    private func expectNameTaken(_ body: () throws -> Void, line: UInt = #line) {
        XCTAssertThrowsError(try body(), line: line) {
            XCTAssertEqual(($0 as? PlatformError)?.isExisting, true, "\($0)", line: line)
        }
    }

    func testMovingAndCopyingReplaceNothing() throws {
        let (one, two) = (try make("one", "1"), try make("two", "2"))
        expectNameTaken { try one.move(to: two) }
        expectNameTaken { try one.copy(to: two, Cancellation()) }
        expectNameTaken { try two.makeFolder() }
        XCTAssertEqual(folder.read("one"), "1")
        XCTAssertEqual(folder.read("two"), "2")
        try one.move(to: File(path: folder.path + "/three"))
        XCTAssertEqual(folder.read("three"), "1")
        XCTAssertNil(folder.read("one"))
        try two.copy(to: one, Cancellation())
        XCTAssertEqual(folder.read("one"), "2")
        XCTAssertEqual(folder.read("two"), "2")
    }

    func testATrashedFileCanBeRestored() throws {
        let file = try make("one", "1")
        let trashed = try TrashedFile(moving: file, Cancellation())
        XCTAssertNil(folder.read("one"))
        try trashed.restore(Cancellation())
        XCTAssertEqual(folder.read("one"), "1")
        // Restoring works only once.
        XCTAssertThrowsError(try trashed.restore(Cancellation()))
        XCTAssertEqual(folder.read("one"), "1")
    }

    func testRestoringDoesNotReplaceAnotherFile() throws {
        let file = try make("one", "1")
        let trashed = try TrashedFile(moving: file, Cancellation())
        _ = try make("one", "another")
        expectNameTaken { try trashed.restore(Cancellation()) }
        XCTAssertEqual(folder.read("one"), "another")
    }

    func testAFolderIsTrashedAndRestoredWithItsContents() throws {
        _ = try make("in/one", "1")
        let trashed = try TrashedFile(moving: File(path: folder.path + "/in"), Cancellation())
        XCTAssertNil(folder.read("in/one"))
        try trashed.restore(Cancellation())
        XCTAssertEqual(folder.read("in/one"), "1")
    }

    func testAMissingFileIsAnError() throws {
        let missing = File(path: folder.path + "/missing")
        XCTAssertThrowsError(try TrashedFile(moving: missing, Cancellation()))
        XCTAssertThrowsError(try missing.move(to: File(path: folder.path + "/other")))
        XCTAssertThrowsError(try missing.copy(to: File(path: folder.path + "/other"), Cancellation()))
        XCTAssertNil(folder.read("other"))
    }
}
