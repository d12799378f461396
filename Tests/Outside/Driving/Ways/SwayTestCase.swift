import TestSupport
import XCTest

/// A test of features that, among the compositors, only sway has: commands from outside that place a window or change a
/// monitor, or a wheel.
class SwayTestCase: WaylandTouchTestCase {
    override var asksForMonitor: Bool { false }

    /// Removes the window from the compositor's tiling, and gives it a place on the screen.
    func float(at place: ScreenRectangle) throws {
        try tellCompositor(
            "[app_id=.*] floating enable, border none, resize set \(place.width) \(place.height), "
                + "move absolute position \(place.x) \(place.y)")
    }

    /// Sends the compositor a command.
    func tellCompositor(_ command: String) throws {
        let socket = try XCTUnwrap(
            TestSupport.environment("LONGPRESS_SWAY"), "run this test with Tests/run, which starts sway")
        try run("swaymsg", ["-s", socket, command])
    }

    /// Runs a system program on the display, and expects it to succeed.
    func run(_ tool: String, _ arguments: [String]) throws {
        let environment = ["PATH", "DISPLAY"].map { ($0, TestSupport.environment($0) ?? "") }
        let process = try ChildProcess(
            tool, arguments, environment: Dictionary(uniqueKeysWithValues: environment), outputIn: app.home)
        XCTAssertEqual(try process.waitForExit(), .exited(0), process.standardError)
    }
}
