import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Gtk

/// Writing where there is no room left, which a limit on the size of files stands for.
final class FullDiskTests: GtkTestCase {
    @MainActor private static func withRoom(for bytes: rlim_t, _ body: () throws -> Void) rethrows {
        var before = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        let handler = signal(SIGXFSZ, SIG_IGN)
        var limit = before
        limit.rlim_cur = bytes
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        defer {
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
            signal(SIGXFSZ, handler)
        }
        try body()
    }

    func testNothingIsLeftOfANewFileAndAnOldOneStays() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write("old", to: "old")
        let new = folder.path + "/new"
        let content = [UInt8](repeating: 7, count: 5_000_000)
        try MainActor.assumeIsolated {
            try Self.withRoom(for: 1_000_000) {
                for path in [old, new] {
                    let error = try errorAwaiting("writing") { try await File(path: path).replaceContents(content) }
                    XCTAssertTrue(error is PlatformError)
                }
            }
        }
        XCTAssertTrue(folder.read("old") == "old", "the old file isn't what it was")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["old"])
    }
}
