import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// C3: a context menu opens while its item is still held. Sliding onto a row and releasing there chooses it.
final class MenuSlideTests: LongpressTestCase {
    /// Holds the item until its menu is open, runs the body, and releases.
    private static func hold(
        _ item: Widget, in window: Window, _ body: (Pointer) throws -> Void
    ) throws {
        let pointer = try TestDisplay.shared().pointer
        pointer.move(to: try RowPlace.place(20, 10, of: item, in: window))
        pointer.press()
        defer { pointer.release() }
        try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
        try body(pointer)
    }

    private static func pointed(in window: Window) -> [String] {
        let open = MenuOnScreen.popovers(in: window) + [MenuOnScreen.submenuPopover(in: window)].compactMap { $0 }
        return open.flatMap(MenuOnScreen.buttons).filter { $0.hasStyle("longpress-pointed") }.map(MenuOnScreen.title)
    }

    func testC3ReleasingOnARowChoosesItAndRowsLightUpOnTheWay() throws {
        try ItemWindow.with { item, responder, window in
            try Self.hold(item, in: window) { pointer in
                pointer.glide(to: try RowPlace.middle(of: "Open", in: window))
                try waitUntil("Open to light up") { Self.pointed(in: window) == ["Open"] }
                pointer.glide(to: try RowPlace.middle(of: "Copy Image", in: window))
                try waitUntil("Copy Image to light up") { Self.pointed(in: window) == ["Copy Image"] }
                XCTAssertEqual(responder.performed, [])
            }
            try waitUntil("the command") { responder.performed == ["copy-image"] }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testReleasingTheSecondaryButtonOnAnItemChoosesIt() throws {
        try ItemWindow.with { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: try RowPlace.place(20, 10, of: item, in: window))
            pointer.press(.secondary)
            defer { pointer.release(.secondary) }
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            pointer.glide(to: try RowPlace.middle(of: "Copy Image", in: window))
            try waitUntil("Copy Image to light up") { Self.pointed(in: window) == ["Copy Image"] }
            XCTAssertEqual(responder.performed, [])
            pointer.release(.secondary)
            try waitUntil("the command") { responder.performed == ["copy-image"] }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testReleasingTheSecondaryButtonInAnEditMenuChooses() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let pointer = try TestDisplay.shared().pointer
            let word = view.bounds(of: 0..<4)
            let press = try RowPlace.place(word.minX + 5, word.minY + 5, of: view, in: window)
            @MainActor func open() throws {
                pointer.move(to: press)
                pointer.press(.secondary)
                try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            }
            defer { pointer.release(.secondary) }
            try open()
            pointer.move(to: press.moved(x: 3, y: 3))
            pointer.release(.secondary)
            TestWindow.settle()
            XCTAssertEqual(MenuPresenter.shared.openKind, .edit, "a click leaves it open")
            MenuPresenter.shared.close()
            try open()
            pointer.glide(to: try RowPlace.middle(of: "Delete", in: window))
            try waitUntil("Delete to light up") { Self.pointed(in: window) == ["Delete"] }
            pointer.release(.secondary)
            try waitUntil("the word to go") { view.buffer.text == " text" }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testC3ReleasingInPlaceOrBesideTheMenuChangesNothing() throws {
        try ItemWindow.with { item, responder, window in
            try Self.hold(item, in: window) { pointer in
                let here = pointer.location
                pointer.move(to: here.moved(x: 3, y: 3))
            }
            iterateMainContext()
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            MenuPresenter.shared.close()
            // The test's presses reach the display on another connection than the closing of the menu.
            try waitUntil("the menu to be off the screen") { try TestDisplay.shared().windows.popovers.isEmpty }
            try Self.hold(item, in: window) { pointer in
                pointer.glide(to: try RowPlace.middle(of: "Open", in: window))
                try waitUntil("Open to light up") { Self.pointed(in: window) == ["Open"] }
                pointer.glide(to: try RowPlace.origin(of: window).moved(x: 20, y: 20))
                try waitUntil("nothing to be lit") { Self.pointed(in: window).isEmpty }
            }
            iterateMainContext()
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            XCTAssertEqual(responder.performed, [])
        }
    }

    func testC8ASubmenuOpensOnTheWayAndItsRowsCanBeChosen() throws {
        try ItemWindow.with { item, responder, window in
            try Self.hold(item, in: window) { pointer in
                pointer.glide(to: try RowPlace.middle(of: "Rotate", in: window))
                try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) != nil }
                pointer.glide(to: try RowPlace.middle(of: "Rotate Right", in: window))
                try waitUntil("its row to light up") { Self.pointed(in: window) == ["Rotate Right"] }
            }
            try waitUntil("the command") { responder.performed == ["rotate-right"] }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testReleasingOnASubmenusRowLeavesItOpen() throws {
        try ItemWindow.with { item, responder, window in
            try Self.hold(item, in: window) { pointer in
                pointer.glide(to: try RowPlace.middle(of: "Rotate", in: window))
                try waitUntil("Rotate to light up") { Self.pointed(in: window) == ["Rotate"] }
            }
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) != nil }
            XCTAssertEqual(responder.performed, [])
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
        }
    }
}
