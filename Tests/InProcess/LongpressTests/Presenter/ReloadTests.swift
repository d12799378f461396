import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Reloading an open menu.
final class ReloadTests: LongpressTestCase {
    private func withSongs(
        _ body: (Widget, Window, _ change: ([String]) -> Void, _ done: () -> [String]) throws -> Void
    ) throws {
        let item = Label("a song")
        var lists = ["Evening", "Morning"]
        var done: [String] = []
        item.contextMenu(title: "\(lists.count) Lists") {
            Action("Play") { done.append("play") }
            Submenu("Add to") {
                for list in lists { Action(list) { [lists] in done.append("\(list) of \(lists.count)") } }
            }
            if lists.count > 2 { Action("Tidy Up") {} }
        }
        try TestWindow.with(item) { window in
            try body(item, window, { lists = $0 }) { done }
        }
    }

    /// C8: the submenu stays open, the focus stays on its item, and choosing the item performs the new item's action.
    func testReloadingKeepsTheSubmenuAndTheFocus() throws {
        try withSongs { item, window, change, done in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            MenuOnScreen.press("Down")
            MenuOnScreen.press("Right")
            MenuOnScreen.press("Down")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Add to > Morning")
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let frame = MenuPresenter.shared.lastOpened?.frame
            change(["Dawn", "Evening", "Morning"])
            TestWindow.settle()
            XCTAssertEqual(MenuOnScreen.submenu(in: window), "Evening\nMorning", "the menu is requested once each time")
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("the new list") { MenuOnScreen.submenu(in: window) == "Dawn\nEvening\nMorning" }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[3 Lists]\nPlay\nAdd to ▸\nTidy Up")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Add to > Morning")
            XCTAssertEqual(MenuOnScreen.popovers(in: window), [popover])
            XCTAssertEqual(MenuPresenter.shared.lastOpened?.frame.origin, frame?.origin)
            MenuOnScreen.press("Return")
            try waitUntil("it to be done") { done() == ["Morning of 3"] }
        }
    }

    /// A menu without any items left closes, and so does a menu that is now of another kind.
    func testAMenuWithoutItemsCloses() throws {
        let item = Label("some text")
        var isThere = true
        item.contextMenu { if isThere { Action("Play") {} } }
        try TestWindow.with(item) { _ in
            MenuPresenter.shared.open(on: item)
            isThere = false
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("it to close") { MenuPresenter.shared.openKind == nil }
            isThere = true
            MenuPresenter.shared.open(on: item)
            item.menu = .edit(EditMenu())
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("it to close") { MenuPresenter.shared.openKind == nil }
            MenuPresenter.shared.reloadVisibleMenu()
        }
    }

    /// E12: an edit menu shows its other items immediately, and keeps the keyboard focus on its item.
    func testAnEditMenuUpdatesAndKeepsTheFocus() throws {
        let view = TextView()
        view.buffer.text = "some text"
        var isQuoting = false
        view.editMenu {
            Standard()
            if isQuoting { Action("Quote") {} }
            Action("Search") {}
        }
        try TestWindow.with(ScrolledWindow(view)) { window in
            view.grabFocus()
            MenuPresenter.shared.open(on: view, by: .keyboard)
            MenuOnScreen.press("End")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Search")
            isQuoting = true
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("the new item") {
                MenuOnScreen.outline(in: window) == "Select | Select All | Quote | Search"
            }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Search")
        }
    }

    /// C10: the loaded commands are shown until they have been loaded again.
    func testLoadedCommandsShowUntilLoadedAgain() throws {
        var (lists, continuation): ([String], CheckedContinuation<Void, Never>?) = (["Evening"], nil)
        let item = Label("a song")
        item.contextMenu {
            Later(isCached: false) {
                await withCheckedContinuation { continuation = $0 }
                return lists.map { Action($0) {} }
            }
        }
        try TestWindow.with(item) { window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            try waitUntil("the loading to begin") { continuation != nil }
            continuation?.resume()
            continuation = nil
            try waitUntil("the list") { MenuOnScreen.outline(in: window) == "Evening" }
            MenuOnScreen.press("Down")
            lists = ["Dawn", "Evening"]
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("the loading to begin again") { continuation != nil }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Evening")
            continuation?.resume()
            try waitUntil("the lists") { MenuOnScreen.outline(in: window) == "Dawn\nEvening" }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Evening")
        }
    }
}
