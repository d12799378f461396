import Foundation
import TestSupport
import XCTest

@testable import Driving

/// E11: menus follow the system's theme, sizes and direction.
final class LightLookTests: ScreenTestCase {
    /// The note that the app opens first: README and metainfo show these screenshots.
    override var arguments: [String] { [] }
    override var shownCaption: String { FirstNote.captions[0] }

    func testMenusShowTheDestructiveRowInRed() throws {
        try takeEditMenu(of: FirstNote.word)
        try takeContextMenu()
        XCTAssertGreaterThan(try redShare(), 0.01)
    }
}

final class DarkLookTests: ScreenTestCase {
    override var look: String { "dark" }
    override var environment: [String: String] { ["GTK_THEME": "Default:dark"] }

    func testMenusAreDarkAndTheDestructiveRowIsReadable() throws {
        try takeEditMenu(of: "empty")
        try takeContextMenu()
        let row = try item("Open").screenRectangle
        let dark = try share(of: row) { $0.red < 90 && $0.green < 90 && $0.blue < 90 }
        XCTAssertGreaterThan(dark, 0.5)
        XCTAssertGreaterThan(try redShare(), 0.01)
    }
}

final class LargeTextLookTests: ScreenTestCase {
    private let config = try? TemporaryFolder()

    override var look: String { "large" }
    override var environment: [String: String] { ["XDG_CONFIG_HOME": config?.path ?? ""] }

    override func setUpWithError() throws {
        _ = try XCTUnwrap(config).write(Array("[Settings]\ngtk-font-name=Sans 20\n".utf8), to: "gtk-4.0/settings.ini")
        try super.setUpWithError()
    }

    func testMenusGrowWithTheText() throws {
        try takeEditMenu(of: "empty")
        try takeContextMenu()
        XCTAssertGreaterThan(try item("Open").screenRectangle.height, 28)
    }
}

final class RightToLeftLookTests: ScreenTestCase {
    override var look: String { "right-to-left" }
    override var environment: [String: String] { World.rightToLeft }

    /// The picture is at the window's left edge: there is no room for a submenu to the left of its menu.
    func testTheSubmenuOpensWhereThereIsRoom() throws {
        try takeEditMenu(of: "empty")
        try takeContextMenu()
        let (row, first) = (try item("Rotate").screenRectangle, try item("Rotate Left").screenRectangle)
        XCTAssertTrue(first.right <= row.x || first.x >= row.right, "\(first) is over \(row)")
        let window = try window.visibleFrame
        XCTAssertTrue(first.x >= window.x && first.right <= window.right, "\(first) is not within \(window)")
    }
}

final class NarrowLookTests: ScreenTestCase {
    override var look: String { "narrow" }

    func testMenusStayInANarrowWindow() throws {
        try makeNarrow(height: 640)
        doubleClick(at: try place(of: "pressed"))
        _ = try openMenu(.edit)
        let (menu, window) = (try XCTUnwrap(app.windows.popovers.first?.visibleFrame), try window.visibleFrame)
        XCTAssertTrue(menu.x >= window.x && menu.right <= window.right, "\(menu) is not within \(window)")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try takeEditMenu(of: "pressed")
        try takeContextMenu()
    }
}
