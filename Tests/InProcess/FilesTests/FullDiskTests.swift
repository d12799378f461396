import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Writing to a full disk, simulated with a limit on the size of files.
final class FullDiskTests: MainLoopTestCase {
    func testAFullDiskLeavesNoNewFileAndKeepsTheOldOne() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write("old", to: "old")
        let new = folder.path + "/new"
        let content = [UInt8](repeating: 7, count: 5_000_000)
        try FullDisk.withRoom(for: 1_000_000) {
            for path in [old, new] {
                let error = try errorAwaiting("writing") { try await File(path: path).replaceContents(content) }
                XCTAssertTrue(error is PlatformError)
            }
        }
        XCTAssertTrue(folder.read("old") == "old", "the old file has changed")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["old"])
    }
}
