import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Writing files without loss: the file has either all of the old content or all of the new content, and links and permissions
/// are kept.
final class ReplacingTests: MainLoopTestCase {
    private let new = Array("new content".utf8)

    private func mode(_ path: String) throws -> Int {
        try XCTUnwrap(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    func testANewFileIsWrittenWithoutLeftovers() throws {
        let folder = try TemporaryFolder()
        let file = File(path: folder.path + "/new ü.html")
        let state = try file.replace(with: new)
        XCTAssertEqual(folder.read("new ü.html"), "new content")
        XCTAssertEqual(try file.state(), state)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["new ü.html"])
        XCTAssertEqual(try file.read(limit: 100).bytes, new)
    }

    func testTheModeIsKept() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "note")
        for mode in [0o600, 0o644, 0o755, 0o666] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            _ = try File(path: path).replace(with: new)
            XCTAssertEqual(try self.mode(path), mode)
        }
    }

    func testALinkStaysALink() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "deep/target")
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "deep/target")
        let state = try File(path: link).replace(with: new)
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), "deep/target")
        XCTAssertEqual(folder.read("deep/target"), "new content")
        XCTAssertEqual(try File(path: folder.path + "/deep/target").state(), state)
    }

    func testADanglingLinkCreatesItsTarget() throws {
        let folder = try TemporaryFolder()
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
        _ = try File(path: link).replace(with: new)
        XCTAssertEqual(folder.read("target"), "new content")
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), "target")
    }

    func testAllHardLinksHaveTheNewContent() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old content, which is longer", to: "one")
        XCTAssertEqual(link(path, folder.path + "/two"), 0)
        _ = try File(path: path).replace(with: new)
        XCTAssertEqual(folder.read("one"), "new content")
        XCTAssertEqual(folder.read("two"), "new content")
    }

    func testAChangedFileIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "note")
        let state = try XCTUnwrap(File(path: path).state())
        try folder.write("other's", to: "note")
        XCTAssertThrowsError(try File(path: path).replace(with: new, expecting: .state(state))) {
            XCTAssertEqual($0 as? FileConflict, .changed)
        }
        XCTAssertEqual(folder.read("note"), "other's")
        try FileManager.default.removeItem(atPath: path)
        XCTAssertThrowsError(try File(path: path).replace(with: new, expecting: .state(state))) {
            XCTAssertEqual($0 as? FileConflict, .gone)
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }

    /// Another program writes the file while the new content is being prepared.
    func testAFileThatChangesMeanwhileIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "note")
        let state = try XCTUnwrap(File(path: path).state())
        XCTAssertThrowsError(
            try File(path: path).replace(expecting: .state(state)) { send in
                _ = send(new)
                try folder.write("other's", to: "note")
            }
        ) { XCTAssertEqual($0 as? FileConflict, .changed) }
        XCTAssertEqual(folder.read("note"), "other's")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["note"])
    }

    func testCancellingKeepsTheOldFile() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "note")
        XCTAssertThrowsError(
            try File(path: path).replace { send in
                _ = send(new)
                throw CancellationError()
            })
        XCTAssertEqual(folder.read("note"), "old")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["note"])
    }

    func testNothingIsLostOnAFullDisk() throws {
        let folder = try TemporaryFolder()
        let single = try folder.write("old", to: "single")
        let linked = try folder.write("old", to: "linked")
        XCTAssertEqual(link(linked, folder.path + "/second"), 0)
        try FullDisk.withRoom(for: 1_000_000) {
            for path in [single, linked, folder.path + "/new"] {
                XCTAssertThrowsError(try File(path: path).replace(with: [UInt8](repeating: 7, count: 5_000_000))) {
                    XCTAssertTrue($0 is PlatformError)
                }
            }
        }
        XCTAssertEqual(folder.read("single"), "old")
        XCTAssertEqual(folder.read("linked"), "old")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["linked", "second", "single"])
    }

    func testUnreadableFilesAreErrorsWithAReason() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/pipe"
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        let large = try folder.write("0123456789", to: "large")
        for (path, reason) in [
            (folder.path, "It is a folder."), (pipe, "It is a pipe."),
            (large, "It is 0 MB large; the limit is 0 MB."),
        ] {
            XCTAssertThrowsError(try File(path: path).read(limit: 9)) {
                XCTAssertEqual(($0 as? PlatformError)?.message, reason)
            }
        }
        XCTAssertThrowsError(try File(path: folder.path + "/none").read(limit: 9)) {
            XCTAssertTrue(($0 as? PlatformError)?.isNotFound ?? false)
        }
        XCTAssertThrowsError(try File(path: folder.path + "/none/file").replace(with: new)) {
            XCTAssertTrue(($0 as? PlatformError)?.isNotFound ?? false)
        }
        XCTAssertNil(try File(path: folder.path + "/none").state())
    }
}
