import TestSupport
import XCTest

/// A test of a disk that no longer answers, with notes on it and beside it.
class StalledDiskTestCase: RecoveryTestCase {
    private(set) var disk: StallingDisk!

    override func setUpWithError() throws {
        try super.setUpWithError()
        disk = try StallingDisk()
    }

    override func tearDownWithError() throws {
        // Whoever waits for it can end.
        disk?.end()
        try super.tearDownWithError()
        disk = nil
    }

    /// Makes a note on a disk that answers.
    func writeNear() throws -> String { try files.write(FileTestCase.page("near"), to: "near.html") }

    /// Makes a note on the disk.
    func writeFar() throws -> String { try disk.write(FileTestCase.page("far"), to: "far.html") }

    func save(_ title: String) throws {
        try app.keyboard.press("ctrl+s")
        try expectTitle(title)
    }

    /// Types into the note beside it, and saves that.
    func useNear() throws {
        try type(" written")
        try save("near.html")
        try app.waitUntil("the note to be saved") { self.files.read("near.html")?.contains("near written") ?? false }
    }

    func quit() throws {
        try app.keyboard.press("ctrl+q")
        XCTAssertEqual(try app.waitForExit(), .exited(0))
    }
}
