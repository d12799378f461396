import TestSupport
import XCTest

@testable import Driving

/// C28: a menu that is too high for its window is limited to the height available, shows at which edges there is more, and can be
/// scrolled by all means of input.
final class LowWindowMenuTests: PictureTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try makeWindowLow()
    }

    /// The open menu's frame on screen, without its shadow.
    private var menuFrame: ScreenRectangle {
        get throws {
            _ = try openMenu(.context)
            let frame = try XCTUnwrap(app.windows.popovers.first).frame
            return ScreenRectangle(x: frame.x + 4, y: frame.y + 3, width: frame.width - 8, height: frame.height - 8)
        }
    }

    private func frame(of name: String) throws -> ScreenRectangle {
        try find(role: "menu item", name: name).screenRectangle
    }

    /// Returns whether an item is completely visible, and not below the fade.
    private func isInSight(_ name: String) throws -> Bool {
        let (item, menu) = (try frame(of: name), try menuFrame)
        return item.y >= menu.y && item.bottom <= menu.bottom
    }

    /// Waits until an item is visible, within two points: GTK 4.18 and newer report the first item as one point higher.
    private func expectInSight(_ name: String) throws {
        try TestSupport.waitFor(
            "\(name) in sight of the menu", value: { [try frame(of: name), try menuFrame] },
            until: { $0[0].y >= $0[1].y - 2 && $0[0].bottom <= $0[1].bottom + 2 })
    }

    private enum Edge { case top, bottom }

    /// Returns whether there is only an arrow at an edge of the menu, where the rows fade out.
    private func showsArrow(at edge: Edge) throws -> Bool {
        let menu = try menuFrame
        let area = ScreenRectangle(
            x: menu.x + 10, y: edge == .top ? menu.y + 6 : menu.bottom - 16, width: menu.width - 20, height: 10)
        let picture = try Screenshot.picture(of: area)
        var (inside, outside) = (0, 0)
        for x in 0..<area.width {
            for y in 0..<area.height where try picture.pixel(at: ScreenPoint(x: x, y: y)).green < 140 {
                if abs(x - area.width / 2) <= 10 { inside += 1 } else { outside += 1 }
            }
        }
        return inside > 5 && outside == 0
    }

    private func expectMore(top: Bool, bottom: Bool) throws {
        try TestSupport.waitFor(
            "the arrows at the edges", value: { [try showsArrow(at: .top), try showsArrow(at: .bottom)] },
            until: { $0 == [top, bottom] })
    }

    private func expectRemoved() throws {
        try expectNoMenu()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    func testTheMenuFillsALowWindowAndIndicatesMoreItems() throws {
        try openPictureMenu()
        let (menu, window) = (try menuFrame, try window.visibleFrame)
        let bar = try XCTUnwrap(app.accessible.find(role: "menu bar")).screenRectangle
        XCTAssertLessThan(menu.y - bar.bottom, 14)
        XCTAssertLessThan(window.bottom - menu.bottom, 14)
        XCTAssertFalse(try isInSight("Remove Image"))
        try expectMore(top: false, bottom: true)
    }

    /// Moving the focus scrolls, and the focused item isn't covered.
    func testKeysScrollTheMenu() throws {
        try focusPicture()
        try app.keyboard.press("Menu")
        try expectMenu(.context, Self.rows)
        try expectMore(top: false, bottom: true)
        let names = [
            "Copy Image", "Save Image As…", "Open With…", "Share…", "Rotate", "Edit Caption…", "Move to Text",
            "Remove Image",
        ]
        for name in names {
            try app.keyboard.press("Down")
            try expectFocus(on: name)
            try app.waitUntil("\(name) in sight") {
                try self.isInSight(name)
                    && (name == names.last || self.frame(of: name).bottom < self.menuFrame.bottom - 12)
            }
        }
        try expectMore(top: true, bottom: false)
        try app.keyboard.press("Return")
        try expectRemoved()
    }

    func testTheWheelScrollsTheMenu() throws {
        try openPictureMenu()
        try app.pointer.scroll(at: menuFrame.center, clicks: 5)
        try expectInSight("Remove Image")
        try expectMore(top: true, bottom: false)
        try choose("Remove Image")
        try expectRemoved()
    }

    /// With the pointer resting at the edge.
    func testThePointerAtAnEdgeScrollsTheMenu() throws {
        try openPictureMenu()
        let menu = try menuFrame
        app.pointer.glide(to: ScreenPoint(x: menu.center.x, y: menu.bottom - 4), steps: 20, milliseconds: 300)
        try expectInSight("Remove Image")
        try expectMore(top: true, bottom: false)
        app.pointer.glide(to: ScreenPoint(x: menu.center.x, y: menu.y + 4), steps: 20, milliseconds: 300)
        try expectInSight("Open")
        try expectMore(top: false, bottom: true)
        XCTAssertEqual(try pictureNames.count, 1)
    }

    /// C3: a held press scrolls at the edge and beyond, and chooses by its release.
    func testAHeldPressAtAnEdgeScrollsTheMenu() throws {
        app.pointer.move(to: try middle)
        app.pointer.press(.secondary)
        try expectMenu(.context, Self.rows)
        let menu = try menuFrame
        app.pointer.glide(to: ScreenPoint(x: menu.center.x, y: menu.bottom + 2), steps: 20, milliseconds: 300)
        try expectInSight("Remove Image")
        app.pointer.glide(to: try frame(of: "Remove Image").center, steps: 10, milliseconds: 200)
        app.pointer.release(.secondary)
        try expectRemoved()
    }
}
