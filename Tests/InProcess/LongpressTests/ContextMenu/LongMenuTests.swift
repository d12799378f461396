import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Menus of thousands of items, as a program makes from a long list. They open immediately, and the remaining rows are added
/// while the main loop runs.
final class LongMenuTests: LongpressTestCase {
    private static let count = 2000

    private static func title(_ number: Int) -> String { "Item \(number)" }

    /// Shows an item, and passes the body a function that opens its menu.
    private func withMenu(
        last: String = "", height: Int = 400, above: Int = 0,
        _ body: (_ window: Window, _ open: (MenuTrigger) -> Void, _ done: () -> [Int]) throws -> Void
    ) throws {
        let item = Label("an item")
        item.align(horizontal: .start, vertical: .start)
        item.setMargins(horizontal: 20, vertical: 0)
        var done: [Int] = []
        item.contextMenu {
            for number in 0..<Self.count {
                Action(Self.title(number) + (number == Self.count - 1 ? last : "")) { done.append(number) }
            }
        }
        let room = Box(.vertical)
        let space = Label()
        space.setMinimumSize(height: above)
        room.append(space)
        room.append(item)
        try TestWindow.with(room, height: height) { window in
            try body(
                window, { MenuPresenter.shared.open(on: item, by: $0, at: $0 == .keyboard ? nil : Point(x: 5, y: 5)) }
            ) { done }
        }
    }

    private func rows(in window: Window) -> [Widget] {
        MenuOnScreen.popovers(in: window).flatMap(MenuOnScreen.buttons)
    }

    func testALongMenuOpensWithOneScreenAndAddsTheRest() throws {
        try withMenu { window, open, _ in
            for _ in 0..<3 {
                open(.secondaryClick)
                XCTAssertLessThan(rows(in: window).count, 500)
                let frame = MenuPresenter.shared.lastOpened?.frame
                XCTAssertEqual(rows(in: window).first.map(MenuOnScreen.title), "Item 0")
                try waitUntil("all rows") { rows(in: window).count == Self.count }
                XCTAssertEqual(rows(in: window).last.map(MenuOnScreen.title), Self.title(Self.count - 1))
                XCTAssertEqual(MenuPresenter.shared.lastOpened?.frame, frame)
                MenuPresenter.shared.close()
            }
            // Opened again before all rows have been added, and after they have been removed.
            for _ in 0..<2 {
                open(.secondaryClick)
                MenuPresenter.shared.close()
                open(.secondaryClick)
                try waitUntil("all rows") { rows(in: window).count == Self.count }
                MenuPresenter.shared.close()
                try waitUntil("the rows to go") { rows(in: window).isEmpty }
            }
        }
    }

    func testKeysReachItemsThatAreNotYetAdded() throws {
        try withMenu { window, open, done in
            for key in ["End", "Up"] {
                open(.keyboard)
                XCTAssertEqual(MenuOnScreen.current(in: window), "Item 0")
                MenuOnScreen.press(key)
                XCTAssertEqual(MenuOnScreen.current(in: window), Self.title(Self.count - 1))
                MenuOnScreen.press("Return")
                try waitUntil("it to be done") { done().last == Self.count - 1 && MenuPresenter.shared.openKind == nil }
            }
            open(.keyboard)
            for key in ["i", "t", "e", "m", "space", "1", "7", "5", "3"] { MenuOnScreen.press(key) }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Item 1753")
            let row = try RowPlace.row("Item 1753", in: window).row
            try waitUntil("the row to be visible") {
                guard let frame = row.bounds(in: window), row.size.height > 0 else { return false }
                return frame.minY >= 0 && frame.maxY <= 400
            }
            MenuOnScreen.press("Return")
            try waitUntil("it to be done") { done().last == 1753 }
        }
    }

    /// A row wider than those before it widens the menu, which stays within the window.
    func testTheMenuWidensForItsRows() throws {
        try withMenu(last: " with a title that is much longer than those of all the others") { window, open, _ in
            open(.secondaryClick)
            let body = try XCTUnwrap(MenuOnScreen.popovers(in: window).first?.firstChild)
            let narrow = try XCTUnwrap(MenuPresenter.shared.lastOpened?.frame)
            try waitUntil("the wide row") { body.size.width > narrow.width + 100 }
            try waitUntil("all rows") { rows(in: window).count == Self.count }
            let frame = try XCTUnwrap(body.bounds(in: window))
            XCTAssertLessThanOrEqual(frame.maxX, window.size.width)
            XCTAssertGreaterThanOrEqual(frame.minY, 0)
            XCTAssertLessThanOrEqual(frame.maxY, window.size.height)
            XCTAssertGreaterThan(frame.height, 200)
        }
    }

    /// The end of the list is nearest to the item if a program requests that; then all rows are added immediately.
    func testAMenuThatBeginsAtItsEndHasAllItsRows() throws {
        let items = (0..<Self.count).map { Command(.init(rawValue: "item-\($0)"), title: Self.title($0)) }
        for isUpward in [true, false] {
            let list = ContextMenuList(ContextMenu([]))
            let menu = ContextMenu { items }.arranged(opensUpward: isUpward, byKeyboard: false)
            list.update(to: menu, atItsEnd: isUpward)
            XCTAssertEqual(list.items.count == Self.count, isUpward)
            let title = isUpward ? Self.title(Self.count - 1) : "Item 0"
            XCTAssertEqual(MenuOnScreen.title(of: list.items.button(at: 0)), title)
            list.rest()
        }
    }
}
