import TestSupport
import XCTest

/// A test of a disk that stops responding, with notes on it and elsewhere.
class StalledDiskTestCase: RecoveryTestCase {
    private(set) var disk: StallingDisk!

    override func setUpWithError() throws {
        try super.setUpWithError()
        disk = try StallingDisk()
    }

    override func tearDownWithError() throws {
        // Ends all pending requests, so that the app can end.
        disk?.end()
        try super.tearDownWithError()
        disk = nil
    }

    /// Creates a note on a working disk.
    func writeNear() throws -> String { try files.write(FileTestCase.page("near"), to: "near.html") }

    /// Creates a note on the stalling disk.
    func writeFar() throws -> String { try disk.write(FileTestCase.page("far"), to: "far.html") }

    func save(_ title: String) throws {
        try app.keyboard.press("ctrl+s")
        try expectTitle(title)
    }

    /// Types into the note on the working disk, and saves it.
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
