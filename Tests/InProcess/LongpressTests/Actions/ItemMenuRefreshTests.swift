import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// What becomes of an open menu when the items of its list change: it never acts on another item than it was opened for.
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

    /// What it is for has gone, and it closes.
    func testItsItemGoes() throws {
        try withMenuOfSecond { songs, window in
            songs.show(["A", "C"])
            try waitUntil("no menu") { MenuOnScreen.outline(in: window) == nil }
            XCTAssertEqual(songs.done, [])
        }
    }

    func testOneOfSeveralGoes() throws {
        try withMenuOfSecond { songs, window in
            songs.list.selectAll()
            XCTAssertTrue(MenuPresenter.shared.open(on: songs.list, by: .secondaryClick, at: try songs.padding(1)))
            songs.show(["A", "B"])
            try waitUntil("no menu") { MenuOnScreen.outline(in: window) == nil }
        }
    }

    /// Others come and go: it stays, and is for the item that it was opened for, wherever that is by now.
    func testItsItemMoves() throws {
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

    /// A model that is set anew, with the same items in it, leaves the menu and what is selected as they are.
    func testTheSameItemsAnew() throws {
        try withMenuOfSecond(ListKind.views) { songs, window in
            for _ in 0..<3 {
                songs.show(["A", "B", "C"])
                iterateMainContext()
            }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play B")
            XCTAssertEqual(songs.list.selectedIndices, [1])
        }
    }

    /// A menu of the empty space is for none of them.
    func testTheEmptySpace() throws {
        try withMenuOfSecond { songs, window in
            XCTAssertTrue(MenuPresenter.shared.open(on: songs.list, by: .secondaryClick, at: try songs.emptySpace()))
            songs.show(["C"])
            iterateMainContext()
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add")
        }
    }
}
