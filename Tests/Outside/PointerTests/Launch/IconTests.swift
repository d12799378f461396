import TestSupport
import XCTest

@testable import Driving

/// The app shows its icon if it isn't installed and no theme has the icon: it contains the icon itself.
final class IconTests: AppTestCase {
    /// The last line of the menu in the icon, which has a unique red.
    private static let red = ScreenPicture.Color(red: 0xe0, green: 0x48, blue: 0x3e)

    func testTheWindowHasTheIcon() throws {
        let icon = try app.waitFor("the icon") { try app.windows.icon(of: window) }
        XCTAssertGreaterThan(icon.share(of: Self.red), 0, "\(icon.width)×\(icon.height) pixels")
    }

    func testTheAboutWindowShowsTheIcon() throws {
        try focusNote()
        try chooseInMenuBar("Help", "About Longpress")
        let about = try app.waitFor("the window") { app.windows.topLevels.first { $0.title.hasPrefix("About") } }
        try app.waitUntil("the icon") { try Screenshot.picture(of: about.visibleFrame).share(of: Self.red) > 0 }
    }

    /// The window is for reading: nothing in it is selected or framed as if it had the focus.
    func testNothingInTheAboutWindowIsSelectedOrFramed() throws {
        try focusNote()
        try chooseInMenuBar("Help", "About Longpress")
        let about = try app.waitFor("the window") { app.windows.topLevels.first { $0.title.hasPrefix("About") } }
        try app.waitUntil("the window to be active") { self.app.windows.active?.id == about.id }
        let name = try app.waitFor("the name") {
            try self.app.accessible.first { try $0.role == "label" && $0.name == "Longpress" && $0.isShowing }
        }
        let row = try name.screenRectangle
        let around = ScreenRectangle(x: row.x - 8, y: row.y - 3, width: row.width + 16, height: row.height + 6)
        _ = try Screenshot.settled(of: about.visibleFrame)
        let picture = try Screenshot.picture(of: around)
        // The name is as dark as other text, and nothing near it is coloured.
        XCTAssertGreaterThan(picture.share(of: .init(red: 0x2e, green: 0x34, blue: 0x36), tolerance: 60), 0)
        XCTAssertEqual(picture.colorfulShare, 0)
        try app.keyboard.press("Escape")
        try app.waitUntil("one window") { self.app.windows.topLevels.count == 1 }
    }
}
