import TestSupport
import XCTest

@testable import Driving

/// The app shows its icon where it isn't installed, and so no theme has it: it has that in itself.
final class IconTests: AppTestCase {
    /// The last line of the menu that the icon shows, which is as red as nothing else.
    private static let red = ScreenPicture.Color(red: 0xe0, green: 0x48, blue: 0x3e)

    func testPanelsAndSwitchersShowIt() throws {
        let icon = try app.waitFor("the icon") { try app.windows.icon(of: window) }
        XCTAssertGreaterThan(icon.share(of: Self.red), 0, "\(icon.width)×\(icon.height) pixels")
    }

    func testTheAboutWindowShowsIt() throws {
        try focusNote()
        try chooseInMenuBar("Help", "About Longpress")
        let about = try app.waitFor("the window") { app.windows.topLevels.first { $0.title.hasPrefix("About") } }
        XCTAssertGreaterThan(try Screenshot.settled(of: about.visibleFrame).share(of: Self.red), 0)
    }
}
