import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// Moving through a context menu by keyboard, with real keys where the path of key events matters.
final class ContextMenuKeyboardTests: LongpressTestCase {
    func testMenuKeysOpenTheFocusedItemsMenuOnItsFirstRow() throws {
        for key in ["Menu", "shift+F10"] {
            try ItemWindow.with { _, _, window in
                try TestDisplay.shared().keyboard.press(key)
                try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
                XCTAssertEqual(MenuOnScreen.current(in: window), "Open")
            }
        }
    }

    func testRealKeysReachTheMenuAndItsSubmenu() throws {
        try ItemWindow.with { item, responder, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.current(in: window) == "Open" }
            for (key, expected) in [
                ("Up", "Remove Image"), ("Home", "Open"), ("r", "Rotate"), ("Right", "Rotate > Rotate Left"),
                ("End", "Rotate > Rotate Right"), ("Left", "Rotate"), ("Right", "Rotate > Rotate Left"),
            ] {
                try keyboard.press(key)
                try waitUntil("\(key) to lead to \(expected)") { MenuOnScreen.current(in: window) == expected }
            }
            try keyboard.press("Return")
            try waitUntil("the command") { responder.performed == ["rotate-left"] }
            try waitUntil("the focus to return") { item.containsFocus }
        }
    }

    func testEscapeClosesTheMenuAndReturnsTheFocus() throws {
        try ItemWindow.with { item, responder, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.current(in: window) == "Open" }
            try keyboard.press("Escape")
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            try waitUntil("the focus to return") { item.containsFocus }
            XCTAssertEqual(responder.performed, [])
        }
    }

    func testSpaceRunsTheRow() throws {
        try ItemWindow.with { item, responder, _ in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            MenuOnScreen.press("space")
            try waitUntil("the command") { responder.performed == ["open"] }
        }
    }

    func testAMenuOpenedByPointerRespondsToArrowKeys() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            XCTAssertEqual(MenuOnScreen.current(in: window), "")
            try TestDisplay.shared().keyboard.press("Down")
            try waitUntil("the first row") { MenuOnScreen.current(in: window) == "Open" }
        }
    }

    func testAKeyWithControlClosesTheMenuAndIsPassedOn() throws {
        try ItemWindow.with { item, _, _ in
            MenuPresenter.shared.open(on: item)
            XCTAssertFalse(MenuOnScreen.press("s", control: true))
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertFalse(MenuOnScreen.press("Down"), "there is no menu to handle it")
        }
    }

    func testTabAndUnknownKeysDoNothing() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            for key in ["Tab", "comma", "z"] {
                XCTAssertTrue(MenuOnScreen.press(key))
                XCTAssertEqual(MenuOnScreen.current(in: window), "Open")
            }
        }
    }

    func testHeldMenuKeyOpensTheMenuOnce() throws {
        for key in ["Menu", "shift+F10"] {
            try ItemWindow.with { item, _, window in
                var openings = 0
                item.menu = .context { _ in
                    openings += 1
                    return ContextMenuConfiguration(menu: ItemWindow.menu)
                }
                let keyboard = try TestDisplay.shared().keyboard
                // Longer than keyboards wait before they repeat, and then for some more repeats.
                try keyboard.press(key, lasting: 1500)
                try keyboard.press("Down")
                try waitUntil("the next row") { MenuOnScreen.current(in: window) == "Copy Image" }
                XCTAssertEqual(openings, 1)
            }
        }
    }

    func testHeldReturnChoosesOnceAndHeldEscapeClosesOneLevel() throws {
        try ItemWindow.with { item, responder, window in
            let keyboard = try TestDisplay.shared().keyboard
            for key in ["Menu", "r", "Right"] { try keyboard.press(key) }
            try waitUntil("the submenu") { MenuOnScreen.current(in: window) == "Rotate > Rotate Left" }
            try keyboard.press("Escape", lasting: 1500)
            try keyboard.press("Home")
            try waitUntil("the first row") { MenuOnScreen.current(in: window) == "Open" }
            try keyboard.press("Return", lasting: 1500)
            try keyboard.press("Menu")
            try waitUntil("the next menu") {
                MenuOnScreen.current(in: window) == "Open" && !responder.performed.isEmpty
            }
            XCTAssertEqual(responder.performed, ["open"])
            XCTAssertTrue(item.isMapped)
        }
    }

    func testSpaceContinuesATitleBeingTyped() throws {
        let menu = ContextMenu([
            ContextMenu.Section(
                [("copy", "Copy"), ("copy-as", "Copy As"), ("crop", "Crop")].map {
                    .command(Command(Command.ID(rawValue: $0.0), title: $0.1))
                })
        ])
        try ItemWindow.with(menu) { item, responder, window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            for key in ["c", "o", "p", "y", "space"] { MenuOnScreen.press(key) }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Copy As")
            XCTAssertEqual(responder.performed, [])
        }
    }

    func testPageKeysGoToTheVisibleEndsAndThenFurther() throws {
        let titles = (1...30).map { "Row \($0)" }
        let menu = ContextMenu([
            ContextMenu.Section(
                titles.map { .command(Command(Command.ID(rawValue: "c" + $0.filter(\.isNumber)), title: $0)) })
        ])
        try ItemWindow.with(menu, height: 300) { _, _, window in
            let keyboard = try TestDisplay.shared().keyboard
            @MainActor func current() -> Int? { titles.firstIndex(of: MenuOnScreen.current(in: window)) }
            @MainActor func press(_ key: String) throws -> Int {
                let before = current()
                try keyboard.press(key)
                return try waitFor("\(key) to lead on") {
                    guard let now = current(), now != before, try isInSight(titles[now], in: window) else { return nil }
                    return now
                }
            }
            XCTAssertEqual(try press("Menu"), 0)
            let last = try press("Page_Down")
            XCTAssertGreaterThan(last, 2)
            XCTAssertLessThan(last, 12)
            XCTAssertFalse(try isInSight(titles[last + 1], in: window))
            let next = try press("Page_Down")
            XCTAssertEqual(next, 2 * last)
            XCTAssertLessThan(try press("Page_Up"), next)
            for expected in [29, 0] { XCTAssertEqual(try press(expected == 0 ? "Home" : "End"), expected) }
        }
    }

    /// Returns whether a row is completely visible, and not faded out at an edge beyond which there are more.
    private func isInSight(_ title: String, in window: Window) throws -> Bool {
        let (popover, row) = try RowPlace.row(title, in: window)
        guard let view = MenuOnScreen.descendants(of: popover).first(where: { $0.typeName == "GtkScrolledWindow" }),
            let place = row.bounds(in: view), let list = row.parent, let all = list.bounds(in: view)
        else { return false }
        let top = all.minY < -1 ? ScrolledList.fade : 0
        let bottom = view.size.height - (all.maxY > view.size.height + 1 ? ScrolledList.fade : 0)
        return place.minY >= top - 1 && place.maxY <= bottom + 1
    }
}
