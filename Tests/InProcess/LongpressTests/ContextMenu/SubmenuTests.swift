import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Submenus, one level deep (C8).
final class SubmenuTests: LongpressTestCase {
    private static func with(_ body: (FakeResponder, Window) throws -> Void) throws {
        try ItemWindow.with { item, responder, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10))
            try body(responder, window)
        }
    }

    func testPressingARowOpensItsSubmenuAndPressingAgainClosesIt() throws {
        try Self.with { _, window in
            XCTAssertNil(MenuOnScreen.submenu(in: window))
            try MenuOnScreen.choose("Rotate", in: window)
            XCTAssertEqual(MenuOnScreen.submenu(in: window), "Rotate Left\nRotate Right")
            XCTAssertEqual(MenuPresenter.shared.openKind, .context, "the menu itself stays open")
            try MenuOnScreen.choose("Rotate", in: window)
            XCTAssertNil(MenuOnScreen.submenu(in: window))
            XCTAssertNotNil(MenuOnScreen.outline(in: window))
        }
    }

    func testCommandInASubmenuIsPerformedAndEverythingCloses() throws {
        try Self.with { responder, window in
            try MenuOnScreen.choose("Rotate", in: window)
            try MenuOnScreen.choose("Rotate Right", in: window)
            try waitUntil("the command") { responder.performed == ["rotate-right"] }
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    func testArrowsEnterAndLeaveASubmenu() throws {
        try Self.with { responder, window in
            var seen: [String] = []
            for key in ["Down", "Down", "Down", "Right", "Down", "Down", "Left", "Right", "Escape", "Up"] {
                XCTAssertTrue(MenuOnScreen.press(key))
                seen.append(MenuOnScreen.current(in: window))
            }
            XCTAssertEqual(
                seen,
                [
                    "Open", "Copy Image", "Rotate", "Rotate > Rotate Left", "Rotate > Rotate Right",
                    "Rotate > Rotate Left", "Rotate", "Rotate > Rotate Left", "Rotate", "Copy Image",
                ])
            XCTAssertEqual(MenuPresenter.shared.openKind, .context, "Escape leaves one level only")
            XCTAssertNil(MenuOnScreen.submenu(in: window))
            MenuOnScreen.press("Escape")
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(responder.performed, [])
        }
    }

    func testRightOnARowWithoutSubmenuDoesNothing() throws {
        try Self.with { _, window in
            MenuOnScreen.press("Down")
            MenuOnScreen.press("Right")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Open")
            XCTAssertNil(MenuOnScreen.submenu(in: window))
        }
    }

    func testReturnOpensTheSubmenuOnItsFirstRowAndRunsARowInIt() throws {
        try Self.with { responder, window in
            MenuOnScreen.press("r")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Rotate")
            MenuOnScreen.press("Return")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Rotate > Rotate Left")
            MenuOnScreen.press("Return")
            try waitUntil("the command") { responder.performed == ["rotate-left"] }
        }
    }

    func testAnOpenSubmenuClosesWithItsMenu() throws {
        try Self.with { _, window in
            try MenuOnScreen.choose("Rotate", in: window)
            let submenu = WeakObject(try XCTUnwrap(MenuOnScreen.submenuPopover(in: window)))
            MenuPresenter.shared.close()
            iterateMainContext()
            XCTAssertNil(submenu.value?.parent)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    func testRightToLeftLayoutIsMirrored() throws {
        try RightToLeft.during {
            try ItemWindow.with(x: 300) { item, _, window in
                MenuPresenter.shared.open(on: item)
                MenuOnScreen.press("r")
                MenuOnScreen.press("Right")
                XCTAssertNil(MenuOnScreen.submenu(in: window), "Right leads out, not in")
                MenuOnScreen.press("Left")
                XCTAssertEqual(MenuOnScreen.current(in: window), "Rotate > Rotate Left")
                let windows = try TestDisplay.shared().windows
                try waitUntil("the submenu at the left of the menu") {
                    let menus = windows.popovers.map(\.frame.center.x)
                    return menus.count == 2 && menus[1] < menus[0] - 50
                }
                MenuOnScreen.press("Right")
                XCTAssertEqual(MenuOnScreen.current(in: window), "Rotate")
            }
        }
    }

    /// Returns the submenu’s frame on screen, once it is to the right of its menu.
    private static func waitForSubmenuAtTheRight() throws {
        let windows = try TestDisplay.shared().windows
        try waitFor("the submenu at the right of the menu", value: { windows.popovers.map(\.frame) }) {
            $0.count == 2 && $0[1].center.x > $0[0].center.x + 50
        }
    }

    func testSubmenuIsAtTheRightOfItsMenu() throws {
        try Self.with { _, window in
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            try waitUntil("the menu to be laid out") { popover.size.width > 1 }
            try MenuOnScreen.choose("Rotate", in: window)
            try Self.waitForSubmenuAtTheRight()
        }
    }

    func testSubmenuOpenedBeforeTheMenuIsLaidOutIsAtTheRightToo() throws {
        try Self.with { _, window in
            try MenuOnScreen.choose("Rotate", in: window)
            try Self.waitForSubmenuAtTheRight()
        }
    }
}
