import TestSupport
import XCTest

@testable import Driving

/// C19, R9: an item has one kind of menu, only one menu is open, and it is never GTK's.
final class MenuKindTests: AppTestCase {
    /// Returns the kind of the only open menu; throws if there is another popover, including GTK's own.
    private func kind() throws -> MenuKind {
        let menu = try app.waitFor("a menu") { try self.openMenus.first }
        let kind = try XCTUnwrap(
            MenuKind(rawValue: MenuKind.kindName(of: menu.name)), "this is GTK's menu: \(menu.outline)")
        _ = try openMenu(kind)
        XCTAssertEqual(app.windows.popovers.count, 1)
        return kind
    }

    func testEveryWayOfOpeningGivesTheItemsKindOfMenu() throws {
        let text = ScreenPoint(x: try place(of: "picture").x, y: try place(of: "picture").y)
        let items: [(name: String, place: ScreenPoint, kind: MenuKind, ways: [Opening])] = [
            ("text", text, .edit, Opening.allCases),
            ("caption", try caption.screenRectangle.center, .edit, Opening.allCases),
            ("picture", try picture().screenRectangle.center, .context, [.hold, .secondaryClick, .menuKey, .shiftF10]),
            ("pane", try emptyPlace, .context, [.hold, .secondaryClick, .menuKey, .shiftF10]),
        ]
        for item in items {
            for way in item.ways {
                try open(way, at: item.place)
                XCTAssertEqual(try kind(), item.kind, "\(item.name) by \(way)")
                // The keys of the next way act on the focused widget, which is the item after its menu has closed.
                try app.keyboard.press("Escape")
                try expectNoMenu()
            }
        }
    }

    /// R24: a secondary click on a widget without a menu opens none.
    func testWidgetsWithoutAMenuOpenNone() throws {
        let bar = try find(role: "menu item", name: "File").screenRectangle
        let window = try window.visibleFrame
        let places = [
            "the menu bar's end": ScreenPoint(x: window.right - 40, y: bar.center.y),
            "the divider": ScreenPoint(x: try images.screenRectangle.x - 1, y: window.y + window.height / 2),
        ]
        for (name, place) in places {
            try expectNothingOpens(name) {
                app.pointer.click(.secondary, at: place)
                app.pointer.hold(at: place)
            }
        }
    }
}
