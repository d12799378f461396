import Longpress
import TestSupport
import XCTest

@testable import Gtk

/// Going through a context menu by keyboard, with real keys where the keyboard's way matters.
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

    func testEscapeClosesAndTheItemHasTheFocusAgain() throws {
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

    func testMenuOpenedByPointerTakesUpTheArrows() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            XCTAssertEqual(MenuOnScreen.current(in: window), "")
            try TestDisplay.shared().keyboard.press("Down")
            try waitUntil("the first row") { MenuOnScreen.current(in: window) == "Open" }
        }
    }

    func testKeyWithControlClosesAndGoesOn() throws {
        try ItemWindow.with { item, _, _ in
            MenuPresenter.shared.open(on: item)
            XCTAssertFalse(MenuOnScreen.press("s", control: true))
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertFalse(MenuOnScreen.press("Down"), "there is no menu to take it")
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
}
