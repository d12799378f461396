import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Where a context menu is on the screen (C12, C28).
final class ContextMenuPlaceTests: LongpressTestCase {
    private static func frames(in window: Window) throws -> (
        menu: ScreenRectangle, window: ScreenRectangle
    ) {
        let windows = try TestDisplay.shared().windows
        let menu = try waitFor("the menu on the screen") { windows.popovers.last }
        return (menu.frame, try XCTUnwrap(windows.topLevels.last).visibleFrame)
    }

    private static let long = ContextMenu(
        (0..<60).map { ContextMenu.Section(.command(Command(Command.ID(rawValue: "c\($0)"), title: "Command \($0)"))) })

    func testC12MenuBeginsAtThePointer() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            let (menu, frame) = try Self.frames(in: window)
            let press = try XCTUnwrap(item.convert(Point(x: 20, y: 10), to: window))
            // The popover’s surface has a margin for its shadow on every side.
            XCTAssertEqual(Double(menu.x), Double(frame.x) + press.x, accuracy: 40)
            XCTAssertGreaterThan(menu.center.y, frame.y + Int(press.y))
        }
    }

    /// E9: the menu's own keep-clear rectangles count like those of its window: a bar below makes the menu open upwards.
    func testTheMenuDoesNotCoverItsKeepClearAreas() throws {
        let item = Label("a song")
        item.setMinimumSize(width: 500, height: 300)
        var bar: [Rectangle] = []
        item.contextMenu(keepClear: bar) { for title in ["Play", "Pause", "Add", "Share"] { Action(title) {} } }
        try TestWindow.with(item) { window in
            let press = Point(x: 100, y: item.size.height / 2)
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: press)
            guard case .context(let before) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail() }
            XCTAssertFalse(before.placement.opensUpward)
            bar = [Rectangle(x: 0, y: press.y + 20, width: item.size.width, height: item.size.height / 2 - 20)]
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: press)
            guard case .context(let context) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail() }
            XCTAssertTrue(context.placement.opensUpward)
            XCTAssertEqual(MenuPresenter.shared.lastOpened?.surroundings.keepClear.count, 1)
        }
    }

    func testMenuOpensUpwardWhereThereIsNoRoomBelow() throws {
        try ItemWindow.with(y: 400, height: 480) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            let (menu, frame) = try Self.frames(in: window)
            let press = try XCTUnwrap(item.convert(Point(x: 20, y: 10), to: window))
            XCTAssertLessThan(menu.center.y, frame.y + Int(press.y))
        }
    }

    func testC28ATooLongMenuScrollsWithinTheWindow() throws {
        try ItemWindow.with(Self.long, y: 20, height: 300) { item, _, window in
            XCTAssertTrue(MenuPresenter.shared.open(on: item, by: .keyboard))
            let (menu, frame) = try Self.frames(in: window)
            XCTAssertLessThanOrEqual(menu.height, frame.height + 60, "with the shadow’s margin")
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let view = try XCTUnwrap(
                MenuOnScreen.descendants(of: popover).first { $0.typeName == "GtkScrolledWindow" })
            try waitUntil("the menu to be laid out") { view.size.height > 1 }
            XCTAssertLessThanOrEqual(view.size.height, 300)
            XCTAssertGreaterThanOrEqual(view.size.height, 60)
            MenuOnScreen.press("End")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Command 59")
            let last = try XCTUnwrap(MenuOnScreen.buttons(of: popover).last)
            try waitUntil("the last row to be scrolled to") {
                last.bounds(in: view).map { $0.maxY <= view.size.height + 1 } == true
            }
        }
    }

    func testRightToLeftMenuIsAtTheLeftOfThePointer() throws {
        try RightToLeft.during {
            try ItemWindow.with(x: 200) { item, _, window in
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
                let (menu, frame) = try Self.frames(in: window)
                let press = try XCTUnwrap(item.convert(Point(x: 20, y: 10), to: window))
                XCTAssertLessThan(menu.center.x, frame.x + Int(press.x))
            }
        }
    }
}
