import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// One menu for the rows of a list, for several of them, and for its empty space.
final class ListMenuTests: LongpressTestCase {
    private static func with(isForReading: Bool = false, _ body: (ListBox, Window, () -> [String]) throws -> Void)
        throws
    {
        let list = ListBox(name: "Songs", isForReading: isForReading)
        let songs = ["Autumn Leaves", "Blue in Green", "Cantaloupe Island"]
        for song in songs { list.append(ListRow(Label(song))) }
        var done: [String] = []
        list.contextMenu(for: songs, title: { $0.count > 1 ? "\($0.count) Songs" : nil }) { selected in
            if selected.isEmpty {
                Action("Add") { done.append("add") }
            } else {
                Action("Play \(selected.joined(separator: ", "))") { done.append("play \(selected.count)") }
            }
        }
        try TestWindow.with(list) { window in try body(list, window) { done } }
    }

    private static func middle(of row: Int, in list: ListBox) throws -> Point {
        let frame = try XCTUnwrap(list.frame(of: row))
        return Point(x: 20, y: frame.midY)
    }

    /// C17: a row outside the selection is selected alone; one within it leaves the selection as it is.
    func testARowAndTheSelection() throws {
        try Self.with { list, window, done in
            list.selectOnly(at: 0)
            MenuPresenter.shared.open(on: list, by: .secondaryClick, at: try Self.middle(of: 1, in: list))
            XCTAssertEqual(list.selectedRows, [1])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Blue in Green")
            MenuPresenter.shared.close()
            list.selectAll()
            MenuPresenter.shared.open(on: list, by: .secondaryClick, at: try Self.middle(of: 2, in: list))
            XCTAssertEqual(list.selectedRows, [0, 1, 2])
            XCTAssertEqual(
                MenuOnScreen.outline(in: window), "[3 Songs]\nPlay Autumn Leaves, Blue in Green, Cantaloupe Island")
            try MenuOnScreen.choose("Play Autumn Leaves, Blue in Green, Cantaloupe Island", in: window)
            try waitUntil("them to play") { done() == ["play 3"] }
        }
    }

    /// C20: the empty space below the rows has the same menu, for nothing.
    func testTheEmptySpace() throws {
        try Self.with { list, window, done in
            list.selectOnly(at: 0)
            MenuPresenter.shared.open(on: list, by: .secondaryClick, at: Point(x: 20, y: list.size.height - 10))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add")
            XCTAssertEqual(list.selectedRows, [0])
            try MenuOnScreen.choose("Add", in: window)
            try waitUntil("one to be added") { done() == ["add"] }
        }
    }

    /// C2: the Menu key opens the menu of the row that has the focus.
    func testTheFocusedRow() throws {
        try Self.with { list, window, _ in
            list.focusRow(at: 2)
            MenuPresenter.shared.open(on: list, by: .keyboard)
            XCTAssertEqual(list.selectedRows, [2])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Cantaloupe Island")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Play Cantaloupe Island")
        }
    }

    /// Where nothing can be selected, the menu is for the row that is pressed.
    func testAListForReading() throws {
        try Self.with(isForReading: true) { list, window, _ in
            MenuPresenter.shared.open(on: list, by: .secondaryClick, at: try Self.middle(of: 1, in: list))
            XCTAssertEqual(list.selectedRows, [])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play Blue in Green")
        }
    }

    /// C5: a real secondary click on a row, by a pointer that moves.
    func testARealClick() throws {
        try Self.with { list, window, done in
            let pointer = try TestDisplay.shared().pointer
            let place = try Self.middle(of: 1, in: list)
            pointer.click(.secondary, at: try RowPlace.place(place.x, place.y, of: list, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Play Blue in Green" }
            pointer.click(at: try RowPlace.middle(of: "Play Blue in Green", in: window))
            try waitUntil("it to play") { done() == ["play 1"] }
        }
    }
}
