import CGtk
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Reading whole files within limits, and replacing them.
final class FileTests: MainLoopTestCase {
    func testContentsAreRead() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let path = try folder.write(bytes, to: "bytes")
        let file = File(path: path)
        XCTAssertEqual(try awaiting("reading") { try await file.contents(limit: 100_000) }, bytes)
        XCTAssertEqual(try file.read(limit: 100_000).bytes, bytes)
    }

    func testEmptyFileHasNoBytes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "empty")
        let file = File(path: path)
        XCTAssertEqual(try awaiting("reading") { try await file.contents(limit: 0) }, [])
        XCTAssertEqual(try file.read(limit: 0).bytes, [])
    }

    func testMissingFileIsAnError() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/missing"
        let file = File(path: path)
        let error = try errorAwaiting("reading") { try await file.contents(limit: 10) } as? PlatformError
        XCTAssertEqual(error?.domain, "g-io-error-quark")
        XCTAssertEqual(error?.code, Int(G_IO_ERROR_NOT_FOUND.rawValue))
        XCTAssertThrowsError(try file.read(limit: 10).bytes) {
            XCTAssertEqual(($0 as? PlatformError)?.code, Int(G_IO_ERROR_NOT_FOUND.rawValue))
        }
    }

    func testFolderIsAnError() throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        let file = File(path: path)
        let error = try errorAwaiting("reading") { try await file.contents(limit: 1 << 20) }
        XCTAssertEqual(error as? PlatformError, PlatformError("It is a folder."))
        XCTAssertThrowsError(try file.read(limit: 1 << 20).bytes) {
            XCTAssertEqual($0 as? PlatformError, PlatformError("It is a folder."))
        }
    }

    /// A pipe or a device never ends.
    func testADeviceIsAnErrorInsteadOfAnEndlessWait() throws {
        let file = File(path: "/dev/null")
        XCTAssertNotNil(try errorAwaiting("reading") { try await file.contents(limit: 10) })
        XCTAssertThrowsError(try file.read(limit: 10).bytes)
    }

    func testAFileOverTheLimitIsAnErrorWithBothSizes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([UInt8](repeating: 1, count: 3_000_001), to: "large")
        let file = File(path: path)
        let expected = PlatformError("It is 3 MB large; the limit is 2 MB.")
        let error = try errorAwaiting("reading") { try await file.contents(limit: 2_000_000) }
        XCTAssertEqual(error as? PlatformError, expected)
        XCTAssertThrowsError(try file.read(limit: 2_000_000).bytes) {
            XCTAssertEqual($0 as? PlatformError, expected)
        }
        XCTAssertEqual(try awaiting("reading") { try await file.contents(limit: 3_000_001) }.count, 3_000_001)
    }

    func testContentIsReplaced() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a longer old text", to: "note")
        let file = File(path: path)
        try awaiting("writing") { try await file.replaceContents(Array("new".utf8)) }
        XCTAssertEqual(try file.read(limit: 100).bytes, Array("new".utf8))
        try awaiting("writing") { try await file.replaceContents([]) }
        XCTAssertEqual(try file.read(limit: 100).bytes, [])
    }

    func testNewFileIsCreated() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ünïcode name"
        let file = File(path: path)
        try awaiting("writing") { try await file.replaceContents(Array("text".utf8)) }
        XCTAssertEqual(try file.read(limit: 100).bytes, Array("text".utf8))
        XCTAssertEqual(file.name, "ünïcode name")
    }

    func testWritingIntoAMissingFolderIsAnError() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/missing/note"
        let file = File(path: path)
        XCTAssertNotNil(try errorAwaiting("writing") { try await file.replaceContents([1]) })
    }

    func testPathURIAndArgumentMeanTheSameFile() {
        let file = File(path: "/tmp/a b.png")
        XCTAssertEqual(file.uri, "file:///tmp/a%20b.png")
        XCTAssertEqual(File(uri: file.uri).path, "/tmp/a b.png")
        XCTAssertEqual(File(argument: "/tmp/a b.png").uri, file.uri)
        XCTAssertEqual(File(argument: "file:///tmp/a%20b.png").path, file.path)
        XCTAssertNil(File(uri: "https://example.org/a.png").path)
    }
}
