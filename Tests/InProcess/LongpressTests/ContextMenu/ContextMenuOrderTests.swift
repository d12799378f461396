import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The order of a context menu on screen depends on the side that it opens to (C11, C12, C15).
final class ContextMenuOrderTests: LongpressTestCase {
    private static let fromTheTop = "Open\nCopy Image\n—\nRotate ▸\n—\nRemove Image (destructive)"
    private static let fromTheBottom = "Remove Image (destructive)\n—\nRotate ▸\n—\nCopy Image\nOpen"

    private static func outline(
        _ order: ContextMenu.ElementOrder, y: Int, by trigger: MenuTrigger
    ) throws -> String? {
        var menu = ItemWindow.menu
        menu.elementOrder = order
        var outline: String?
        try ItemWindow.with(menu, y: y) { item, _, window in
            MenuPresenter.shared.open(on: item, by: trigger, at: trigger == .keyboard ? nil : Point(x: 20, y: 10))
            outline = MenuOnScreen.outline(in: window)
        }
        return outline
    }

    func testC12FirstIsNearestThePointerAndC15DestructiveFarthest() throws {
        for trigger in [MenuTrigger.secondaryClick, .hold] {
            XCTAssertEqual(try Self.outline(.automatic, y: 100, by: trigger), Self.fromTheTop)
            XCTAssertEqual(try Self.outline(.automatic, y: 420, by: trigger), Self.fromTheBottom)
            XCTAssertEqual(try Self.outline(.priority, y: 420, by: trigger), Self.fromTheBottom)
            XCTAssertEqual(try Self.outline(.fixed, y: 420, by: trigger), Self.fromTheTop)
        }
    }

    func testByKeyboardAMenuIsReversedOnlyIfItRequestsIt() throws {
        XCTAssertEqual(try Self.outline(.automatic, y: 420, by: .keyboard), Self.fromTheTop)
        XCTAssertEqual(try Self.outline(.priority, y: 420, by: .keyboard), Self.fromTheBottom)
    }

    func testKeysFollowTheVisibleOrder() throws {
        try ItemWindow.with(y: 420) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            var seen: [String] = []
            for key in ["Up", "Up", "Home", "Down", "End", "Down"] {
                MenuOnScreen.press(key)
                seen.append(MenuOnScreen.current(in: window))
            }
            XCTAssertEqual(seen, ["Open", "Copy Image", "Remove Image", "Rotate", "Open", "Remove Image"])
        }
    }

    /// The first arrow key goes to the first command in written order, whichever arrow it is, and never to a destructive command.
    func testC15TheFirstArrowGoesToTheFirstCommandAsWritten() throws {
        for (y, key) in [(100, "Down"), (100, "Up"), (420, "Down"), (420, "Up"), (420, "Page_Up"), (420, "Page_Down")] {
            try ItemWindow.with(y: y) { item, _, window in
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
                MenuOnScreen.press(key)
                XCTAssertEqual(MenuOnScreen.current(in: window), "Open", "\(key) at \(y)")
            }
        }
    }

    func testC17TitleStaysOnTop() throws {
        var menu = ItemWindow.menu
        menu.title = "3 Images"
        try ItemWindow.with(menu, y: 420) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[3 Images]\n\(Self.fromTheBottom)")
        }
    }

    func testC28AScrollingMenuShowsItsFirstItemFirst() throws {
        let menu = ContextMenu {
            for number in 0..<60 { Command(.init(rawValue: "c\(number)"), title: "Command \(number)") }
        }
        for y in [20, 220, 420] {
            try ItemWindow.with(menu, y: y) { item, _, window in
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
                let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
                let view = try XCTUnwrap(
                    MenuOnScreen.descendants(of: popover).first { $0.typeName == "GtkScrolledWindow" })
                let first = try XCTUnwrap(MenuOnScreen.buttons(of: popover).first)
                XCTAssertEqual(MenuOnScreen.title(of: first), "Command 0")
                try waitUntil("the first row to be in view") {
                    view.size.height > 400
                        && first.bounds(in: view).map { $0.minY >= 0 && $0.minY < 10 } == true
                }
            }
        }
    }

    func testC28TheWholeMenuShowsIfTheWindowHasRoom() throws {
        let menu = ContextMenu {
            for number in 0..<11 {
                Command(.init(rawValue: "c\(number)"), title: "Command \(number)", isDestructive: number > 8)
            }
        }
        for y in [20, 220, 420] {
            try ItemWindow.with(menu, y: y) { item, _, window in
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
                let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
                XCTAssertFalse(MenuOnScreen.descendants(of: popover).contains { $0.typeName == "GtkScrolledWindow" })
                let last = try RowPlace.middle(of: "Command 10", in: window)
                XCTAssertLessThan(last.y, try RowPlace.origin(of: window).y + 500)
            }
        }
    }
}
