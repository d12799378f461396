import TestSupport
import XCTest

/// A test of state that persists from one start to the next. Programs are started one after another with the same home folder.
class SettingsTestCase: AppTestCase {
    private(set) var home: TemporaryFolder!
    private(set) var bus: SessionBus!

    /// The path of the settings file in the home.
    static let file = ".config/longpress/settings"

    /// Starts no app: the tests do.
    override func startApp() throws {
        home = try TemporaryFolder()
        bus = try SessionBus()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        bus?.stop()
        (bus, home) = (nil, nil)
    }

    /// Starts the app and waits for its window.
    func begin(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
        keep(try AppUnderTest(arguments, environment: environment, bus: bus, home: home))
        known = [:]
        try app.waitForWindow()
    }

    /// Quits the app as a user does.
    func quit() throws {
        try app.keyboard.press("ctrl+q")
        XCTAssertEqual(try app.waitForExit(), .exited(0))
    }

    /// The position of the divider between text and pictures, from the window's left edge.
    var divider: Int {
        get throws { try images.screenRectangle.x - window.visibleFrame.x }
    }

    /// Moves the divider between text and pictures.
    func dragDivider(by distance: Int) throws {
        let pane = try images.screenRectangle
        let start = ScreenPoint(x: pane.x - 2, y: pane.center.y)
        let before = try divider
        app.pointer.move(to: start)
        app.pointer.press()
        app.pointer.move(to: ScreenPoint(x: start.x + distance / 2, y: start.y))
        app.pointer.move(to: ScreenPoint(x: start.x + distance, y: start.y))
        app.pointer.release()
        try app.waitUntil("the divider to be moved") { abs(try self.divider - before - distance) < 8 }
    }

    /// Waits until the divider between text and pictures is near its expected position.
    func waitForDivider(at expected: () throws -> Int) throws {
        try app.waitUntil("the divider at its place") { try abs(self.divider - expected()) <= 3 }
    }

    /// Maximizes or restores the window.
    func maximize(_ isMaximized: Bool = true) throws {
        try app.windows.setMaximized(window, isMaximized)
    }

    /// Waits until the brightness of the text's background, from 0 to 255, passes a test.
    func waitForBackground(_ isRight: (Int) -> Bool) throws {
        let frame = try note.screenRectangle
        let spot = ScreenRectangle(x: frame.x + 2, y: frame.bottom - 12, width: 4, height: 4)
        try app.waitUntil("the brightness of the text's background") {
            let color = try Screenshot.settled(of: spot).pixel(at: ScreenPoint(x: 1, y: 1))
            return isRight((Int(color.red) + Int(color.green) + Int(color.blue)) / 3)
        }
    }

    /// Returns the items of View ▸ Appearance, one per line, with ✓ before the chosen one.
    func styles() throws -> String { try menuBar.rows(of: "View", "Appearance") }

    /// Types a path into the Save As dialog, and accepts it.
    func saveAs(_ path: String) throws {
        try fileDialog.expect("Save As")
        toleratedErrors.append("Trying to snapshot GtkButton")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(path)
        try app.keyboard.press("Return")
        try app.waitUntil("the dialog to be gone") { !self.app.windows.topLevels.contains { $0.title == "Save As" } }
    }
}
