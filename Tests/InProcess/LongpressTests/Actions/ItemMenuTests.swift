import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// One menu for the items of a list, for several of them, and for its empty space, in lists of all kinds.
final class ItemMenuTests: LongpressTestCase {
    private static let songs = ["Autumn Leaves", "Blue in Green", "Cantaloupe Island"]

    private func withEach(
        _ songs: [String] = songs, selection: SelectionMode = .multiple, of kinds: [ListKind] = ListKind.allCases,
        _ body: (SongList, Window) throws -> Void
    ) throws {
        for kind in kinds {
            let songs = kind.make(songs, selection: selection)
            do { try songs.onScreen { try body(songs, $0) } } catch { throw TestFailure("\(kind): \(error)") }
        }
    }

    private func open(_ songs: SongList, _ trigger: MenuTrigger = .secondaryClick, at point: Point?) -> Bool {
        MenuPresenter.shared.open(on: songs.list, by: trigger, at: point)
    }

    /// C1, C17: an item outside the selection is selected alone; an item in the selection leaves the selection unchanged.
    func testThePressedItemIsSelectedUnlessItAlreadyIs() throws {
        try withEach { songs, window in
            songs.list.selectOnly(at: 0)
            XCTAssertTrue(open(songs, at: try songs.padding(1)))
            XCTAssertEqual(songs.list.selectedIndices, [1])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Blue in Green")
            MenuPresenter.shared.close()
            songs.list.selectAll()
            XCTAssertTrue(open(songs, at: try songs.padding(2)))
            XCTAssertEqual(songs.list.selectedIndices, [0, 1, 2])
            let all = "Play " + Self.songs.joined(separator: ", ")
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[3 Songs]\n\(all)")
            try MenuOnScreen.choose(all, in: window)
            try waitUntil("them to play") { songs.done == ["play " + Self.songs.joined(separator: ", ")] }
        }
    }

    /// C20: the empty space has the same menu, without an item.
    func testTheEmptySpaceHasTheMenuWithoutAnItem() throws {
        try withEach { songs, window in
            songs.list.selectOnly(at: 0)
            XCTAssertTrue(open(songs, at: try songs.emptySpace()))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add")
            XCTAssertEqual(songs.list.selectedIndices, [0])
            try MenuOnScreen.choose("Add", in: window)
            try waitUntil("one to be added") { songs.done == ["add"] }
        }
    }

    /// An empty list has that menu, too.
    func testAnEmptyListHasTheMenuWithoutAnItem() throws {
        try withEach([]) { songs, window in
            XCTAssertTrue(open(songs, at: Point(x: 20, y: songs.list.size.height - 10)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add")
        }
    }

    /// C2: the menu keys open the menu of the focused item.
    func testMenuKeysOpenTheFocusedItemsMenu() throws {
        let keyboard = try TestDisplay.shared().keyboard
        try withEach { songs, window in
            songs.list.selectOnly(at: 0)
            XCTAssertEqual(songs.list.row(at: 2)?.grabFocus(), true)
            try keyboard.press("shift+F10")
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Play Cantaloupe Island" }
            XCTAssertEqual(songs.list.selectedIndices, [2])
            XCTAssertEqual(MenuOnScreen.current(in: window), "Play Cantaloupe Island")
            let target = try XCTUnwrap(MenuPresenter.shared.lastOpened?.surroundings.target)
            XCTAssertEqual(target, try songs.frame(2).moved(from: songs.list, to: window))
            try keyboard.press("Escape")
            try waitUntil("no menu") { MenuOnScreen.outline(in: window) == nil }
        }
    }

    /// If no item is focused, assistive technologies open the menu of the selected item.
    func testWithoutFocusTheSelectedItemHasTheMenu() throws {
        try withEach { songs, window in
            window.focus = nil
            songs.list.selectOnly(at: 1)
            XCTAssertTrue(open(songs, .keyboard, at: nil))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Blue in Green")
        }
    }

    /// In a list without selection, the menu is for the pressed item.
    func testAListWithoutSelectionHasTheMenuOfThePressedItem() throws {
        try withEach(selection: .none) { songs, window in
            XCTAssertTrue(open(songs, at: try songs.padding(1)))
            XCTAssertEqual(songs.list.selectedIndices, [])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Blue in Green")
        }
    }

    /// In a list with single selection, the pressed item is selected.
    func testSingleSelectionSelectsThePressedItem() throws {
        try withEach(selection: .single, of: [.flowBox] + ListKind.views) { songs, window in
            XCTAssertTrue(open(songs, at: try songs.padding(1)))
            XCTAssertEqual(songs.list.selectedIndices, [1])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Blue in Green")
        }
    }

    /// C2, C5: a real secondary click on an item, beside its label; the chosen command acts on that item.
    func testARealClickOpensTheItemsMenu() throws {
        let pointer = try TestDisplay.shared().pointer
        try withEach { songs, window in
            let place = try songs.padding(1)
            pointer.click(.secondary, at: try RowPlace.place(place.x, place.y, of: songs.list, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Play Blue in Green" }
            XCTAssertEqual(songs.list.selectedIndices, [1])
            pointer.click(at: try RowPlace.middle(of: "Play Blue in Green", in: window))
            try waitUntil("it to play") { songs.done == ["play Blue in Green"] }
        }
    }

    /// C2, C3: a finger's hold opens the menu of the item under it.
    func testAHoldOpensTheItemsMenu() throws {
        try withEach { songs, window in
            let finger = InputSimulator(in: window)
            let place = try songs.padding(2)
            finger.press(.finger, at: try XCTUnwrap(songs.list.convert(place, to: window)))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Play Cantaloupe Island" }
            finger.lift()
            XCTAssertEqual(songs.list.selectedIndices, [2])
        }
    }

    /// A row that is reused for another item has the menu of that item.
    func testAReusedRowHasTheMenuOfItsNewItem() throws {
        try withEach((0..<500).map { "Song \($0)" }, of: ListKind.views) { songs, window in
            XCTAssertTrue(open(songs, at: try songs.padding(1)))
            MenuPresenter.shared.close()
            songs.list.scroll(to: 400)
            let place = try songs.padding(400)
            XCTAssertTrue(open(songs, at: place))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Song 400")
            XCTAssertEqual(songs.list.selectedIndices, [400])
            try MenuOnScreen.choose("Play Song 400", in: window)
            try waitUntil("it to play") { songs.done == ["play Song 400"] }
        }
    }

    /// In a list with items of two kinds, items without commands in the menu open none, but are still selected.
    func testItemsWithoutCommandsOpenNoMenu() throws {
        try withEach(["# A", "Autumn Leaves"]) { songs, window in
            XCTAssertFalse(open(songs, at: try songs.padding(0)))
            XCTAssertEqual(songs.list.selectedIndices, [0])
            XCTAssertTrue(open(songs, at: try songs.padding(1)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Autumn Leaves")
        }
    }

    /// The column titles aren't part of the empty space.
    func testColumnTitlesHaveNoMenu() throws {
        try withEach(of: [.columnView]) { songs, _ in
            XCTAssertFalse(open(songs, at: Point(x: 20, y: 5)))
        }
    }
}

extension Rectangle {
    /// Returns this rectangle of one widget in the coordinates of another.
    @MainActor fileprivate func moved(from widget: Widget, to other: Widget) -> Rectangle? {
        widget.convert(self, to: other)
    }
}
