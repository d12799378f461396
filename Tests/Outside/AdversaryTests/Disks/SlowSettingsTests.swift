import TestSupport
import XCTest

@testable import Driving

/// A disk that reads the settings slowly: the first window doesn't wait for them, and they apply when they arrive.
final class SlowSettingsTests: SettingsTestCase {
    private static let kept = "[Longpress]\nformat=1\nstyle=dark\n\n[Window]\nwidth=700\nheight=500\n"

    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    /// Starts the app with a settings file that opens only after a delay.
    private func begin(after milliseconds: Int) throws {
        let path = try home.write(Self.kept, to: Self.file)
        keep(
            try AppUnderTest.traced(
                [
                    "-qqq", "-o", "/dev/null", "-P", path, "-e", "trace=openat",
                    "-e", "inject=openat:delay_enter=\(milliseconds * 1000)",
                ], bus: bus, home: home))
        try app.waitForWindow()
        try focusNote()
    }

    func testLateSettingsAreApplied() throws {
        try begin(after: 1000)
        try waitForBackground { $0 < 90 }
        try app.waitUntil("its size") { try self.window.frame.width == 700 && self.window.frame.height == 500 }
        XCTAssertEqual(try styles(), "System\nLight\n✓ Dark")
        XCTAssertEqual(complaints(of: app), [])
        // They are saved as usual.
        try menuBar.choose("View", "Appearance", "Light")
        try waitForBackground { $0 > 200 }
        try app.waitUntil("the change to be saved") { self.home.read(Self.file)?.contains("style=light") == true }
    }

    /// A window that the user has changed by then stays unchanged.
    func testLateSettingsDoNotOverrideAChangedWindow() throws {
        try begin(after: 1500)
        try resize(800, 600)
        try waitForBackground { $0 < 90 }
        try app.keyboard.press("ctrl+q")
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        let kept = try XCTUnwrap(home.read(Self.file))
        XCTAssertTrue(kept.contains("width=800\nheight=600"), kept)
    }

    /// Settings that couldn't be read aren't overwritten.
    func testUnresponsiveSettingsTimeOut() throws {
        try begin(after: 30_000)
        try app.waitUntil("the line") { !self.complaints(of: self.app).isEmpty }
        XCTAssertEqual(
            complaints(of: app),
            ["longpress: the settings can’t be read: \(home.path)/\(Self.file). The disk isn’t responding."])
        try menuBar.choose("View", "Appearance", "Dark")
        try waitForBackground { $0 < 90 }
        XCTAssertEqual(home.read(Self.file), Self.kept)
        try kill(app)
    }
}
