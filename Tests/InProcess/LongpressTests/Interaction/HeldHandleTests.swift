import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A held handle while the program changes the text or the selection (E6).
final class HeldHandleTests: LongpressTestCase {
    private static let text = "one two three four five"

    /// Selects the second word, presses the handle at its end, runs the body, and releases.
    private static func hold(_ body: (TextView, Window, Pointer) throws -> Void) throws {
        try TestWindow.withText(text) { view, window in
            let pointer = try TestDisplay.shared().pointer
            let word = view.bounds(of: 4..<7)
            pointer.hold(at: try RowPlace.place(word.midX, word.midY, of: view, in: window))
            try waitUntil("the menu of the hold") { MenuOnScreen.outline(in: window) == "Select | Select All" }
            try MenuOnScreen.choose("Select", in: window)
            try waitUntil("the menu of the word") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            XCTAssertEqual(view.buffer.selection, 4..<7)
            pointer.move(to: try knob(behind: 7, of: view, in: window))
            pointer.press()
            defer { pointer.release() }
            try waitUntil("the menu to go") { MenuPresenter.shared.openKind == nil }
            try body(view, window, pointer)
        }
    }

    /// Returns the place of the handle for a selection that ends at a position.
    private static func knob(behind position: Int, of view: TextView, in window: Window) throws -> ScreenPoint {
        let letter = view.bounds(of: position - 1..<position)
        return try RowPlace.place(letter.maxX, letter.maxY + 6, of: view, in: window)
    }

    func testInsertingTextBeforeAHeldHandleMovesIt() throws {
        try Self.hold { view, window, pointer in
            view.buffer.insert(RichText("a new "), at: 0)
            TestWindow.settle()
            pointer.glide(to: try Self.knob(behind: 19, of: view, in: window), steps: 20, milliseconds: 400)
            try waitUntil("more to be selected") { view.buffer.selection == 10..<19 }
            pointer.release()
            try waitUntil("the menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            XCTAssertEqual(view.buffer.text(in: 10..<19), "two three")
        }
    }

    func testDraggingContinuesFromANewSelection() throws {
        try Self.hold { view, window, pointer in
            view.buffer.select(8..<13)
            TestWindow.settle()
            pointer.glide(to: try Self.knob(behind: 18, of: view, in: window), steps: 20, milliseconds: 400)
            try waitUntil("the selection to be extended") { view.buffer.selection == 8..<18 }
            pointer.release()
            try waitUntil("the menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
        }
    }

    /// Nothing is selected any more: the pointer holds no handle, and its motions have no effect.
    func testReplacingTheTextEndsTheDrag() throws {
        for text in ["", "1", "another text that is longer than the one before"] {
            try Self.hold { view, window, pointer in
                view.buffer.text = text
                view.buffer.insertionPoint = 0
                TestWindow.settle()
                pointer.glide(to: pointer.location.moved(x: 120, y: 0))
                pointer.release()
                TestWindow.settle()
                XCTAssertEqual(view.buffer.text, text)
                XCTAssertNil(view.buffer.selection)
                XCTAssertNil(MenuPresenter.shared.openKind)
                XCTAssertFalse(window.children.contains { $0.isPopover && $0.isMapped }, "the loupe")
            }
        }
    }

    /// Removing the view removes the handle.
    func testRemovingTheViewEndsTheDrag() throws {
        try Self.hold { view, window, pointer in
            pointer.glide(to: pointer.location.moved(x: 20, y: 0))
            window.child = Label("nothing left")
            TestWindow.settle()
            pointer.glide(to: pointer.location.moved(x: 40, y: 0))
            pointer.release()
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// Cancelling the drag selects the same letters as before it, wherever they have moved.
    func testCancellingSelectsTheSameLettersAgain() throws {
        try Self.hold { view, window, pointer in
            pointer.glide(to: try Self.knob(behind: 13, of: view, in: window), steps: 20, milliseconds: 400)
            try waitUntil("more to be selected") { view.buffer.selection == 4..<13 }
            view.buffer.insert(RichText("a new "), at: 0)
            TestWindow.settle()
            XCTAssertEqual(view.buffer.selection, 10..<19)
            pointer.press(.secondary)
            pointer.release(.secondary)
            try waitUntil("less to be selected") { view.buffer.selection != 10..<19 }
            XCTAssertEqual(view.buffer.selection.map(view.buffer.text), "two")
        }
    }

    /// Switching between light and dark colours recolours handles that are already visible.
    func testHandlesFollowTheColourScheme() throws {
        defer { Settings.colorScheme = nil }
        func color(of view: TextView, in window: Window) throws -> ScreenPicture.Color {
            try Screenshot.pixel(at: Self.knob(behind: 7, of: view, in: window))
        }
        Settings.colorScheme = .dark
        var onDark: ScreenPicture.Color?
        try Self.hold { view, window, _ in
            XCTAssertTrue(view.hasLightText)
            _ = try Screenshot.settled()
            onDark = try color(of: view, in: window)
        }
        Settings.colorScheme = nil
        try Self.hold { view, window, _ in
            _ = try Screenshot.settled()
            let onLight = try color(of: view, in: window)
            XCTAssertNotEqual(onLight, onDark)
            Settings.colorScheme = .dark
            try waitFor("the colour for dark") {
                try color(of: view, in: window)
            } until: {
                $0 == onDark
            }
            Settings.colorScheme = nil
            try waitFor("the colour for light") {
                try color(of: view, in: window)
            } until: {
                $0 == onLight
            }
        }
    }
}
