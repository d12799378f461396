import TestSupport
import XCTest

@testable import Driving

/// Menus and loupe on two monitors side by side, the second of which doesn't begin at the desktop's origin: all of them stay on
/// the window's monitor, beside their target (E9, E16, E17, E18, C28).
///
/// `Tests/run monitors` starts a compositor with these monitors.
final class MonitorsTests: SwayTestCase {
    private var number = 1

    override var monitor: ScreenRectangle {
        get throws {
            let screen = try TestDisplay.shared().bounds
            return ScreenRectangle(
                x: (number - 1) * screen.width / 2, y: 0, width: screen.width / 2, height: screen.height)
        }
    }

    /// Moves the window to a monitor.
    private func move(toMonitor number: Int) throws {
        try tellCompositor("[app_id=.*] move container to workspace \(number); workspace \(number)")
        self.number = number
        try waitForWindow(filling: monitor)
        // The window is no longer visible on the other monitor.
        let other = ScreenPoint(x: try number == 1 ? monitor.right + 300 : 300, y: 400)
        try app.waitUntil("the other monitor to be empty") {
            try Screenshot.pixel(at: other) == ScreenPicture.Color(red: 0, green: 0, blue: 0)
        }
    }

    private func onScreen(_ place: ScreenPoint) throws -> ScreenPoint {
        ScreenPoint(x: try monitor.x + place.x, y: place.y)
    }

    private func expectInside(_ box: ScreenRectangle, _ what: String) throws {
        let monitor = try monitor
        XCTAssertTrue(
            box.x >= monitor.x && box.right <= monitor.right && box.y >= monitor.y && box.bottom <= monitor.bottom,
            "\(what) is at \(box), beyond the monitor at \(monitor)")
    }

    func testAnEditMenuStaysOnItsMonitorAndPointsAtItsPlace() throws {
        for number in [2, 1, 2] {
            try move(toMonitor: number)
            // The first word of a line is close to the monitor's edge.
            let word = try onScreen(place(of: "Now"))
            let box = try opening(.edit, "Select | Select All") { app.pointer.click(.secondary, at: word) }
            try expectInside(box, "the edit menu")
            XCTAssertTrue((box.x...box.right).contains(word.x), "\(box) doesn't point at \(word)")
            XCTAssertLessThan(abs(box.bottom - word.y), 24, "\(box) isn't above \(word)")
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
    }

    func testALoupeStaysOnItsMonitor() throws {
        for number in [1, 2] {
            try move(toMonitor: number)
            let word = try onScreen(place(of: "Now"))
            app.pointer.move(to: word)
            let before = try Screenshot.settled()
            app.pointer.press()
            var box: ScreenRectangle?
            try app.waitUntil("the loupe") {
                box = try Screenshot.settled().newBox(since: before)
                return (box?.height ?? 0) > 50
            }
            try expectInside(XCTUnwrap(box), "the loupe")
            app.pointer.release()
            try expectOnlyMenu(.edit, "Select | Select All")
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
    }

    /// At the right edge of the first monitor, the menu opens to the left.
    func testAContextMenuAtTheInnerEdgeStaysOnItsMonitor() throws {
        try move(toMonitor: 1)
        let pane = try images.extents
        let place = try onScreen(ScreenPoint(x: pane.right - 6, y: pane.y + 60))
        // The menu's pane is outlined meanwhile.
        let box = try opening(.context, "Add Image…", of: Self.plain) { app.pointer.click(.secondary, at: place) }
        try expectInside(box, "the context menu")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    func testAPreviewIsShownBesideItsMenuOnTheSecondMonitor() throws {
        try move(toMonitor: 2)
        let middle = try onScreen(picture().extents.center)
        app.pointer.click(.secondary, at: middle)
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let preview = try XCTUnwrap(app.waitFor("the preview") { try self.preview }).extents
        let shown = preview.moved(x: try monitor.x, y: 0)
        try expectInside(shown, "the preview")
        let menu = try menuBox(outside: shown)
        try expectInside(menu, "the menu")
        XCTAssertGreaterThan(menu.width, 100)
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    /// With a finger: the touch screen also covers the second monitor.
    func testAHoldOnTheSecondMonitorOpensTheMenuThere() throws {
        try move(toMonitor: 2)
        let word = try onScreen(place(of: "picture"))
        let box = try opening(.edit, "Select | Select All") { try touch.hold(at: word) }
        try expectInside(box, "the edit menu")
        XCTAssertTrue((box.x...box.right).contains(word.x), "\(box) doesn't point at \(word)")
    }
}
