import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Moving through an edit menu by keyboard.
final class EditMenuKeyboardTests: LongpressTestCase {
    private static func with(
        _ trigger: MenuTrigger = .keyboard, _ body: (TextView, Window) throws -> Void
    ) throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view, by: trigger)
            try body(view, window)
        }
    }

    func testMenuKeyOpensOnTheFirstItem() throws {
        for key in ["shift+F10", "Menu"] {
            try TestWindow.withText("some text", select: 0..<4) { _, window in
                try TestDisplay.shared().keyboard.press(key)
                try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All")
                XCTAssertEqual(MenuOnScreen.current(in: window), "Cut")
            }
        }
    }

    func testArrowsGoThroughTheItemsAndWrap() throws {
        try Self.with { _, window in
            var seen = [MenuOnScreen.current(in: window)]
            for key in ["Right", "Right", "Down", "Right", "Left", "Up", "Home", "End"] {
                XCTAssertTrue(MenuOnScreen.press(key))
                seen.append(MenuOnScreen.current(in: window))
            }
            XCTAssertEqual(
                seen,
                ["Cut", "Copy", "Delete", "Select All", "Cut", "Select All", "Delete", "Cut", "Select All"])
        }
    }

    func testLettersGoToTheItemThatBeginsWithThem() throws {
        try Self.with { _, window in
            MenuOnScreen.press("s")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Select All")
        }
    }

    func testSpaceContinuesATitleBeingTyped() throws {
        try TestWindow.withText("some text", select: 5..<5) { view, window in
            MenuPresenter.shared.open(on: view, by: .keyboard)
            XCTAssertEqual(MenuOnScreen.current(in: window), "Select")
            for key in ["s", "e", "l", "e", "c", "t", "space"] { MenuOnScreen.press(key) }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Select All")
            XCTAssertNil(view.buffer.selection)
        }
    }

    func testHeldReturnRunsTheItemOnceAndTypesNothing() throws {
        try Self.with { view, window in
            let keyboard = try TestDisplay.shared().keyboard
            MenuOnScreen.press("d")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Delete")
            try keyboard.press("Return", lasting: 1500)
            try waitUntil("the text to go") { view.buffer.text == " text" }
            try keyboard.type("x")
            try waitUntil("the typed letter") { view.buffer.text == "x text" }
        }
    }

    func testReturnRunsTheItemAndReturnsFocusToTheText() throws {
        try Self.with { view, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Right")
            try waitUntil("the next item") { MenuOnScreen.current(in: window) == "Copy" }
            try keyboard.press("Right")
            try waitUntil("the next item") { MenuOnScreen.current(in: window) == "Delete" }
            try keyboard.press("Return")
            try waitUntil("the text to go") { view.buffer.text == " text" }
            try waitUntil("the focus to return") { view.containsFocus }
            try keyboard.type("x")
            try waitUntil("the typed letter") { view.buffer.text == "x text" }
        }
    }

    func testEscapeClosesTheMenuAndKeepsTheSelection() throws {
        try Self.with { view, window in
            try TestDisplay.shared().keyboard.press("Escape")
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(view.buffer.selection, 0..<4)
            XCTAssertTrue(view.containsFocus)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    func testTabDoesNothing() throws {
        try Self.with { _, window in
            XCTAssertTrue(MenuOnScreen.press("Tab"))
            XCTAssertEqual(MenuOnScreen.current(in: window), "Cut")
        }
    }

    func testArrowsAreMirroredInRightToLeftLayout() throws {
        try RightToLeft.during {
            try Self.with { _, window in
                MenuOnScreen.press("Left")
                XCTAssertEqual(MenuOnScreen.current(in: window), "Copy")
                MenuOnScreen.press("Right")
                XCTAssertEqual(MenuOnScreen.current(in: window), "Cut")
                MenuOnScreen.press("Down")
                XCTAssertEqual(MenuOnScreen.current(in: window), "Copy")
            }
        }
    }

    func testMenuOpenedByPointerLeavesArrowsToTheText() throws {
        try Self.with(.secondaryClick) { view, _ in
            try TestDisplay.shared().keyboard.press("Right")
            try waitUntil("the selection to go") { view.buffer.selection == nil }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }
}
