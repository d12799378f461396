import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Selecting by dragging a mouse opens the edit menu if the program wants that.
final class MouseSelectionTests: LongpressTestCase {
    override func tearDown() async throws {
        await MainActor.run { MenuPresenter.shared.opensEditMenusForMouseSelections = false }
        try await super.tearDown()
    }

    /// Drags over a range of the text, and waits until it is selected.
    private static func select(_ range: Range<Int>, of view: TextView, in window: Window) throws {
        let pointer = try TestDisplay.shared().pointer
        let (start, end) = (view.bounds(of: range.lowerBound..<range.lowerBound + 1), view.bounds(of: range))
        pointer.move(to: try RowPlace.place(start.minX, start.midY, of: view, in: window))
        pointer.press()
        XCTAssertNil(MenuPresenter.shared.openKind)
        pointer.glide(to: try RowPlace.place(end.maxX, end.midY, of: view, in: window))
        try waitUntil("the selection") { view.buffer.selection == range }
        XCTAssertNil(MenuPresenter.shared.openKind, "not before the button is released")
        pointer.release()
    }

    func testTheMenuOpensWhenTheButtonIsReleased() throws {
        MenuPresenter.shared.opensEditMenusForMouseSelections = true
        try TestWindow.withText("some text that is long enough") { view, window in
            var told: [MenuEvent] = []
            view.onMenuEvent { told.append($0) }
            try Self.select(5..<14, of: view, in: window)
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Cut | Copy | Delete | Select All" }
            XCTAssertEqual(told, [.willOpen(by: .selection), .didOpen(by: .selection)])
            // A click moves the insertion point, and opens nothing.
            try TestDisplay.shared().pointer.click(
                at: try RowPlace.place(view.bounds(of: 20..<21).minX, 10, of: view, in: window))
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil && view.buffer.selection == nil }
        }
    }

    func testTheMenuDoesNotOpenByDefault() throws {
        try TestWindow.withText("some text that is long enough") { view, window in
            try Self.select(5..<14, of: view, in: window)
            // If the drag opened a menu, that would open before the one requested now.
            var told: [MenuEvent] = []
            view.onMenuEvent { told.append($0) }
            try TestDisplay.shared().keyboard.press("Menu")
            try waitUntil("the menu") { MenuPresenter.shared.openKind == .edit }
            XCTAssertEqual(told.first, .willOpen(by: .keyboard))
        }
    }
}
