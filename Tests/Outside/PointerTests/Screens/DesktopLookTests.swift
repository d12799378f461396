import TestSupport
import XCTest

@testable import Driving

/// A test of the menus' look with appearance settings from the desktop's portal.
class DesktopLookTestCase: ScreenTestCase {
    /// The desktop's appearance settings.
    var wishes: [String: String] { [:] }
    private var bus: SessionBus?
    private var portal: SettingsPortal?

    override func startApp() throws {
        // From 4.22 on, GTK looks for another service of the portal.
        toleratedErrors.append("Creating a portal monitor failed")
        let bus = try SessionBus()
        self.bus = bus
        portal = try SettingsPortal(on: bus, wishes)
        try startApp(in: bus)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        portal?.stop()
        bus?.stop()
        (portal, bus) = (nil, nil)
    }

    /// Returns how much of a row is within a range of brightness, from 0 to 255.
    func share(of row: String, within brightness: ClosedRange<Int>) throws -> Double {
        try share(of: item(row).screenRectangle) { color in
            [color.red, color.green, color.blue].allSatisfy(brightness.contains)
        }
    }
}

/// Menus have high contrast like everything else (E11).
final class HighContrastLookTests: DesktopLookTestCase {
    override var look: String { "high-contrast" }
    override var wishes: [String: String] { ["contrast": "uint32 1"] }

    func testMenusAreBlackOnWhite() throws {
        try takeEditMenu(of: "empty")
        try takeContextMenu()
        XCTAssertGreaterThan(try share(of: "Open", within: 250...255), 0.5)
        XCTAssertGreaterThan(try share(of: "Open", within: 0...30), 0.01)
        XCTAssertGreaterThan(try redShare(), 0.01)
    }
}

final class DarkHighContrastLookTests: DesktopLookTestCase {
    override var look: String { "dark-high-contrast" }
    override var wishes: [String: String] { ["contrast": "uint32 1", "color-scheme": "uint32 1"] }

    func testMenusAreWhiteOnBlack() throws {
        try takeEditMenu(of: "empty")
        try takeContextMenu()
        XCTAssertGreaterThan(try share(of: "Open", within: 0...60), 0.5)
        XCTAssertGreaterThan(try share(of: "Open", within: 235...255), 0.01)
        XCTAssertGreaterThan(try redShare(), 0.01)
    }
}

/// Menus don't use the accent colour: destructive items are always red (C15).
final class AccentLookTests: DesktopLookTestCase {
    override var look: String { "accent" }
    override var wishes: [String: String] { ["accent-color": "(0.2, 0.6, 0.1)", "color-scheme": "uint32 1"] }

    func testTheDestructiveRowStaysRed() throws {
        try takeEditMenu(of: "empty")
        try takeContextMenu()
        XCTAssertGreaterThan(try redShare(), 0.01)
        let green = try share(of: item("Remove Image").screenRectangle) { $0.green > $0.red + 40 }
        XCTAssertEqual(green, 0)
    }
}
