import Foundation
import TestSupport
import XCTest

@testable import Platform

/// The folder that stands for one whose disk doesn't answer.
final class PassedFolderTests: XCTestCase {
    /// Otherwise the libraries would leave their files there, and find them again.
    func testNobodyCanMakeIt() {
        let path = UserFolder.nowhere
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        XCTAssertThrowsError(
            try FileManager.default.createDirectory(atPath: path + "/.config", withIntermediateDirectories: true))
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        // The libraries don't complain of a folder that there isn't.
        XCTAssertEqual(open(path, O_RDONLY), -1)
        XCTAssertEqual(errno, ENOENT)
    }
}
