import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// How an open edit menu responds when its text, selection or commands change.
final class EditMenuUpdateTests: LongpressTestCase {
    /// Opens the menu of a text with the pointer, on a word that isn't selected.
    private static func with(
        _ trigger: MenuTrigger = .secondaryClick, _ body: (TextView, Window) throws -> Void
    ) throws {
        try TestWindow.withText("some text") { view, window in
            let word = view.bounds(of: 0..<4)
            MenuPresenter.shared.open(on: view, by: trigger, at: Point(x: word.minX, y: word.midY))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            try body(view, window)
        }
    }

    private static func expect(_ outline: String?, in window: Window) throws {
        try waitUntil("the menu to be \(outline ?? "closed")") { MenuOnScreen.outline(in: window) == outline }
    }

    func testChangingTheSelectionUpdatesAndMovesTheMenu() throws {
        try Self.with { view, window in
            let before = try XCTUnwrap(MenuOnScreen.popovers(in: window).first).size
            view.buffer.select(5..<9)
            try Self.expect("Cut | Copy | Delete | Select All", in: window)
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            try waitUntil("the wider menu") { popover.size.width > before.width }
            XCTAssertTrue(view.containsFocus)
            try MenuOnScreen.choose("Delete", in: window)
            try waitUntil("the word to go") { view.buffer.text == "some " }
        }
    }

    /// A list follows the target of its arrow, as a bar does.
    func testAListFollowsTheSelection() throws {
        MenuPresenter.shared.opensEditMenuListsOnSecondaryClick = true
        defer { MenuPresenter.shared.opensEditMenuListsOnSecondaryClick = false }
        try TestWindow.withText("some words a long way before the last") { view, window in
            @MainActor func place() -> ScreenPoint? { try? RowPlace.middle(of: "Cut", in: window) }
            view.buffer.select(0..<4)
            MenuPresenter.shared.open(on: view, by: .secondaryClick)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut\nCopy\nDelete\nSelect All")
            let before = try waitFor("the list") { place() }
            view.buffer.select(33..<37)
            try waitUntil("the list at the other word") {
                place().map { $0.x > before.x + 50 && $0.y == before.y } == true
            }
            try MenuOnScreen.choose("Delete", in: window)
            try waitUntil("the word to go") { view.buffer.text == "some words a long way before the " }
        }
    }

    func testFillingTheClipboardAddsPaste() throws {
        try Self.with { view, window in
            Clipboard.standard.offer([.text("new ")])
            defer { Clipboard.standard.offer([]) }
            try Self.expect("Paste | Select | Select All", in: window)
            try MenuOnScreen.choose("Paste", in: window)
            try waitUntil("the text") { view.buffer.text == "new some text" }
        }
    }

    func testTheMenuClosesWithItsLastCommand() throws {
        try Self.with { view, window in
            view.isEditable = false
            view.buffer.text = ""
            try Self.expect(nil, in: window)
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testTheMenuFollowsOrClosesWhenTheTextScrolls() throws {
        let text = (1...200).map { "line \($0)" }.joined(separator: "\n")
        try TestWindow.withText(text, height: 300) { view, window in
            MenuPresenter.shared.open(on: view)
            XCTAssertNotNil(MenuOnScreen.outline(in: window))
            view.buffer.insertionPoint = view.buffer.count
            view.scrollToInsertionPoint()
            try waitUntil("the menu to follow or to close") {
                let end = view.buffer.count
                guard view.bounds(of: end..<end).minY < 300 else { return false }
                return MenuOnScreen.outline(in: window) == "Select | Select All" || MenuPresenter.shared.openKind == nil
            }
        }
    }

    func testTheFocusStaysOnItsItem() throws {
        try Self.with(.keyboard) { view, window in
            MenuOnScreen.press("End")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Select All")
            Clipboard.standard.offer([.text("new ")])
            defer { Clipboard.standard.offer([]) }
            try Self.expect("Paste | Select | Select All", in: window)
            XCTAssertEqual(MenuOnScreen.current(in: window), "Select All")
            try waitUntil("the focus to be on it") { window.focus.map(MenuOnScreen.title) == "Select All" }
            XCTAssertTrue(MenuOnScreen.press("Return"))
            try waitUntil("all of it to be selected") { view.buffer.selection == 0..<9 }
        }
    }

    func testTheProgramCanRequestAnUpdate() throws {
        try ItemWindow.with { item, responder, window in
            item.menu = .edit(EditMenu(commands: [.copy, ItemWindow.open, ItemWindow.copy]))
            responder.able = [ItemWindow.open.id, ItemWindow.copy.id]
            MenuPresenter.shared.open(on: item)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open | Copy Image")
            responder.able = [ItemWindow.copy.id]
            MenuPresenter.shared.setNeedsUpdate()
            try Self.expect("Copy Image", in: window)
        }
    }
}
