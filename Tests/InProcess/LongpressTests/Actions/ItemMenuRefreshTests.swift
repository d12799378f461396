import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// An open menu when the items of its list change: it never acts on another item than the one it was opened for.
final class ItemMenuRefreshTests: LongpressTestCase {
    private func withMenuOfSecond(
        _ kinds: [ListKind] = ListKind.allCases, _ body: (SongList, Window) throws -> Void
    ) throws {
        for kind in kinds {
            let songs = kind.make(["A", "B", "C"])
            do {
                try songs.onScreen { window in
                    let place = try songs.padding(1)
                    XCTAssertTrue(MenuPresenter.shared.open(on: songs.list, by: .secondaryClick, at: place))
                    XCTAssertEqual(MenuOnScreen.outline(in: window), "Play B")
                    try body(songs, window)
                }
            } catch { throw TestFailure("\(kind): \(error)") }
        }
    }

    /// The menu's item is removed, so it closes.
    func testRemovingTheItemClosesItsMenu() throws {
        try withMenuOfSecond { songs, window in
            songs.show(["A", "C"])
            try waitUntil("no menu") { MenuOnScreen.outline(in: window) == nil }
            XCTAssertEqual(songs.done, [])
        }
    }

    func testRemovingOneOfSeveralItemsClosesTheMenu() throws {
        try withMenuOfSecond { songs, window in
            songs.list.selectAll()
            XCTAssertTrue(MenuPresenter.shared.open(on: songs.list, by: .secondaryClick, at: try songs.padding(1)))
            songs.show(["A", "B"])
            try waitUntil("no menu") { MenuOnScreen.outline(in: window) == nil }
        }
    }

    /// Other items are added and removed: the menu stays with the item it was opened for, wherever that has moved.
    func testTheMenuFollowsItsItem() throws {
        try withMenuOfSecond { songs, window in
            songs.show(["X", "Y", "A", "C", "B", "Z"])
            try waitUntil("the outline to follow") {
                guard let frame = try? songs.frame(4) else { return false }
                return TargetOutlineTests.outline(in: window) == songs.list.convert(frame, to: window)
            }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play B")
            try MenuOnScreen.choose("Play B", in: window)
            try waitUntil("it to play") { songs.done == ["play B"] }
        }
    }

    /// Setting a model again, with the same items, leaves the menu and the selection unchanged.
    func testSettingTheSameItemsChangesNothing() throws {
        try withMenuOfSecond(ListKind.views) { songs, window in
            for _ in 0..<3 {
                songs.show(["A", "B", "C"])
                iterateMainContext()
            }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play B")
            XCTAssertEqual(songs.list.selectedIndices, [1])
        }
    }

    /// A menu of the empty space belongs to no item.
    func testTheMenuOfTheEmptySpaceStays() throws {
        try withMenuOfSecond { songs, window in
            XCTAssertTrue(MenuPresenter.shared.open(on: songs.list, by: .secondaryClick, at: try songs.emptySpace()))
            songs.show(["C"])
            iterateMainContext()
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add")
        }
    }
}
