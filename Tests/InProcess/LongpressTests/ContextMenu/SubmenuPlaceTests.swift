import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The places of submenus (C8, C28), with a real pointer.
final class SubmenuPlaceTests: LongpressTestCase {
    private static func arrow(in window: Window) throws -> String? {
        let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
        let row = try XCTUnwrap(MenuOnScreen.buttons(of: popover).first { MenuOnScreen.title(of: $0) == "Rotate" })
        return MenuOnScreen.icons(of: row).last
    }

    /// Waits until the frames of menu and submenu on screen are as expected.
    private static func waitForFrames(
        _ description: String, _ test: (_ menu: ScreenRectangle, _ submenu: ScreenRectangle) -> Bool
    ) throws {
        let windows = try TestDisplay.shared().windows
        try waitFor(description, value: { windows.popovers.map(\.frame) }) { $0.count == 2 && test($0[0], $0[1]) }
    }

    func testC8RestingOnARowOpensItsSubmenuAndOnAnotherClosesIt() throws {
        try ItemWindow.with { item, _, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: ScreenPoint(x: 5, y: 5))
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            pointer.glide(to: try RowPlace.middle(of: "Rotate", in: window))
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) == "Rotate Left\nRotate Right" }
            pointer.glide(to: try RowPlace.middle(of: "Open", in: window))
            try waitUntil("the submenu to close") { MenuOnScreen.submenu(in: window) == nil }
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
        }
    }

    func testC8PointerReachesTheSubmenuAcrossOtherRows() throws {
        let menu = ContextMenu {
            Submenu("Rotate") { [ItemWindow.left, ItemWindow.right, ItemWindow.copy, ItemWindow.open] }
            for number in 0..<5 { Command(.init(rawValue: "c\(number)"), title: "A Long Command \(number)") }
        }
        try ItemWindow.with(menu) { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: ScreenPoint(x: 5, y: 5))
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            pointer.glide(to: try RowPlace.middle(of: "Rotate", in: window))
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) != nil }
            let last = try RowPlace.middle(of: "Open", in: window)
            pointer.glide(to: last, steps: 30, milliseconds: 300)
            XCTAssertNotNil(MenuOnScreen.submenu(in: window))
            try waitUntil("the row to be hovered") { try RowPlace.isHovered("Open", in: window) }
            pointer.click(at: last)
            try waitUntil("the command") { responder.performed == ["open"] }
        }
    }

    func testPressingARowOpenedByHoveringLeavesItOpen() throws {
        try ItemWindow.with { item, _, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: ScreenPoint(x: 5, y: 5))
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            pointer.glide(to: try RowPlace.middle(of: "Rotate", in: window))
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) != nil }
            try MenuOnScreen.choose("Rotate", in: window)
            XCTAssertNotNil(MenuOnScreen.submenu(in: window))
            try MenuOnScreen.choose("Rotate", in: window)
            XCTAssertNil(MenuOnScreen.submenu(in: window))
        }
    }

    func testTheArrowShowsThatTheSubmenuOpensAtTheLeft() throws {
        try ItemWindow.with(x: 100) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            XCTAssertEqual(try Self.arrow(in: window), "pan-end-symbolic")
        }
        try ItemWindow.with(x: 100) { item, _, window in
            // Far to the right: a menu that a widget opens may begin beside the widget.
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 400, y: 10))
            XCTAssertEqual(try Self.arrow(in: window), "pan-start-symbolic")
            try MenuOnScreen.choose("Rotate", in: window)
            try Self.waitForFrames("the submenu at the left") { $1.center.x < $0.center.x - 50 }
        }
    }

    func testTheArrowIsMirroredInRightToLeftLayout() throws {
        try RightToLeft.during {
            try ItemWindow.with(x: 100) { item, _, window in
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
                XCTAssertEqual(try Self.arrow(in: window), "pan-end-symbolic", "the theme mirrors it")
            }
            try ItemWindow.with(x: 100) { item, _, window in
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: -250, y: 10))
                XCTAssertEqual(try Self.arrow(in: window), "pan-start-symbolic")
                MenuOnScreen.press("r")
                MenuOnScreen.press("Left")
                try Self.waitForFrames("the submenu at the right") { $1.center.x > $0.center.x + 50 }
                MenuOnScreen.press("Right")
                XCTAssertNil(MenuOnScreen.submenu(in: window))
            }
        }
    }

    func testC28InANarrowWindowTheSubmenuCoversItsMenu() throws {
        try ItemWindow.with(x: 10, width: 260) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            try MenuOnScreen.choose("Rotate", in: window)
            let frame = try XCTUnwrap(TestDisplay.shared().windows.topLevels.last).visibleFrame
            try Self.waitForFrames("the submenu within the window") {
                // Without the margin for its shadow.
                $1.center.x > $0.center.x && $1.inset(by: 20).x >= frame.x && $1.right - 20 <= frame.right
            }
        }
    }

    func testC28ATooHighSubmenuFillsTheWindowsHeight() throws {
        let menu = ContextMenu {
            Submenu("Rotate") { (0..<30).map { Command(.init(rawValue: "c\($0)"), title: "Command \($0)") } }
            ItemWindow.open
        }
        try ItemWindow.with(menu, height: 300) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            for _ in 0..<2 {
                try MenuOnScreen.choose("Rotate", in: window)
                let popover = try XCTUnwrap(MenuOnScreen.submenuPopover(in: window))
                let body = try XCTUnwrap(popover.children.first)
                try waitFor("the submenu", value: { body.bounds(in: popover)?.height }, until: { $0 == 284 })
                MenuOnScreen.press("Escape")
            }
        }
    }

    func testEscapeClosesASubmenuOpenedByPointerAndGoesToItsRow() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            try MenuOnScreen.choose("Rotate", in: window)
            MenuOnScreen.press("Escape")
            XCTAssertNil(MenuOnScreen.submenu(in: window))
            XCTAssertEqual(MenuOnScreen.current(in: window), "Rotate")
            MenuOnScreen.press("Up")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Copy Image")
            try MenuOnScreen.choose("Rotate", in: window)
            MenuOnScreen.press("Down")
            XCTAssertNil(MenuOnScreen.submenu(in: window), "the focus moves on in the menu")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Remove Image")
            MenuOnScreen.press("Escape")
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }
}
