import TestSupport
import XCTest

/// A test of what is kept from one start to the next: programs are started one after another in one home.
class SettingsTestCase: AppTestCase {
    private(set) var home: TemporaryFolder!
    private(set) var bus: SessionBus!

    /// The file with the settings, in the home.
    static let file = ".config/longpress/settings"

    /// Starts no app by itself.
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

    /// Ends the app as a person does.
    func quit() throws {
        try app.keyboard.press("ctrl+q")
        XCTAssertEqual(try app.waitForExit(), .exited(0))
    }

    /// Where the line between text and pictures is, from the window's left edge.
    var divider: Int {
        get throws { try images.screenRectangle.x - window.visibleFrame.x }
    }

    /// Moves the line between text and pictures.
    func dragDivider(by distance: Int) throws {
        let pane = try images.screenRectangle
        let start = ScreenPoint(x: pane.x - 2, y: pane.center.y)
        let before = try divider
        app.pointer.move(to: start)
        app.pointer.press()
        app.pointer.move(to: ScreenPoint(x: start.x + distance / 2, y: start.y))
        app.pointer.move(to: ScreenPoint(x: start.x + distance, y: start.y))
        app.pointer.release()
        try app.waitUntil("the divider to be elsewhere") { abs(try self.divider - before - distance) < 8 }
    }

    /// Waits until the line between text and pictures is about where it is expected.
    func waitForDivider(at expected: () throws -> Int) throws {
        try app.waitUntil("the divider to be in its place") { try abs(self.divider - expected()) <= 3 }
    }

    /// Has the window manager give the window all of the screen, or takes that back.
    func maximize(_ isMaximized: Bool = true) throws {
        try app.windows.setMaximized(window, isMaximized)
    }

    /// Waits until the ground of the text has a brightness, from 0 to 255.
    func waitForBackground(_ isRight: (Int) -> Bool) throws {
        let frame = try note.screenRectangle
        let spot = ScreenRectangle(x: frame.x + 2, y: frame.bottom - 12, width: 4, height: 4)
        try app.waitUntil("the brightness of the text's ground") {
            let color = try Screenshot.settled(of: spot).pixel(at: ScreenPoint(x: 1, y: 1))
            return isRight((Int(color.red) + Int(color.green) + Int(color.blue)) / 3)
        }
    }

    /// The commands of View ▸ Style, one a line, ✓ before the one that is chosen.
    func styles() throws -> String { try menuBar.rows(of: "View", "Appearance") }

    /// Types a path into the dialog that asks where to save, and accepts it.
    func saveAs(_ path: String) throws {
        try fileDialog.expect("Save As")
        toleratedErrors.append("Trying to snapshot GtkButton")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(path)
        try app.keyboard.press("Return")
        try app.waitUntil("the dialog to be gone") { !self.app.windows.topLevels.contains { $0.title == "Save As" } }
    }
}
