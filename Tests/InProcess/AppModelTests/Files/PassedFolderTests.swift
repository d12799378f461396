import Foundation
import TestSupport
import XCTest

@testable import Platform

/// The placeholder for a folder whose disk doesn't respond.
final class PassedFolderTests: XCTestCase {
    /// If the folder could be created, the libraries would leave their files there and find them again.
    func testTheFolderCannotBeCreated() {
        let path = UserFolder.nowhere
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        XCTAssertThrowsError(
            try FileManager.default.createDirectory(atPath: path + "/.config", withIntermediateDirectories: true))
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        // The libraries ignore a folder that doesn't exist.
        XCTAssertEqual(open(path, O_RDONLY), -1)
        XCTAssertEqual(errno, ENOENT)
    }
}
