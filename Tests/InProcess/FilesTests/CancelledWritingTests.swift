import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Cancelled writing changes nothing, and a file can't be written again before an abandoned writing of it has ended.
final class CancelledWritingTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var file = File(path: "/")

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
        file = File(path: try folder.write("old", to: "note"))
    }

    /// The last moment for cancelling is just before the file gets the new content.
    func testCancellingAfterTheLastByteLeavesTheFileUnchanged() throws {
        let cancellation = Cancellation()
        XCTAssertThrowsError(
            try file.replace(cancellation: cancellation) { send in
                _ = send(Array("new".utf8))
                cancellation.cancel()
            }
        ) { XCTAssertTrue($0 is CancellationError, "\($0)") }
        XCTAssertEqual(folder.read("note"), "old")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["note"])
    }

    func testAFileIsWrittenOnlyOnceAtATime() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "note")
        let link = File(path: folder.path + "/link")
        _ = try file.replace { [file] send in
            for same in [file, link] {
                XCTAssertThrowsError(try same.replace(with: Array("other".utf8))) {
                    XCTAssertEqual(
                        ($0 as? PlatformError)?.message,
                        "A cancelled save is still finishing.")
                }
            }
            // Other files can be written.
            _ = try File(path: folder.path + "/beside").replace(with: Array("beside".utf8))
            _ = send(Array("new".utf8))
        }
        XCTAssertEqual(folder.read("note"), "new")
        XCTAssertEqual(folder.read("beside"), "beside")
        // Afterwards it can be written again.
        _ = try link.replace(with: Array("newer".utf8))
        XCTAssertEqual(folder.read("note"), "newer")
    }
}
