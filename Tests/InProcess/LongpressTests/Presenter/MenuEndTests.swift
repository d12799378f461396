import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A menu never outlives its target, and leaves nothing behind.
final class MenuEndTests: LongpressTestCase {
    func testMenuClosesWhenItsWidgetIsHidden() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item)
            item.isVisible = false
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    func testMenuClosesWhenItsWidgetLeavesTheWindow() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view)
            window.child = Label("another")
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    /// GTK from 4.18 on closes a popover that has no room for its content.
    func testMenuIsClosedWhenGtkClosesIt() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view, by: .keyboard)
            try XCTUnwrap(MenuOnScreen.popovers(in: window).first).isVisible = false
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertTrue(view.containsFocus)
        }
    }

    func testAWindowMayCloseWithAnOpenMenu() throws {
        for isContextMenu in [false, true] {
            var view: TextView? = TextView()
            view?.buffer.text = "some text"
            view?.responder = TextViewResponder(view!)
            view?.menu = isContextMenu ? .context(ContextMenu([.init(.command(.selectAll))])) : .edit(EditMenu())
            var window: Window? = Window()
            window?.child = view
            let weakWindow = WeakObject(window!)
            let weakView = WeakObject(view!)
            window?.present()
            try waitUntil("the window") { view?.isMapped == true && view!.size.height > 100 }
            XCTAssertTrue(MenuPresenter.shared.open(on: view!))
            window?.destroy()
            window = nil
            view = nil
            XCTAssertNil(MenuPresenter.shared.openKind)
            try waitUntil("the window to end") { weakWindow.value == nil && weakView.value == nil }
        }
    }

    /// C9: for example when a window opens between the press and the menu.
    func testTheMenusWindowTakesTheFocusFromAnotherWindow() throws {
        try ItemWindow.with { item, _, window in
            try TestWindow.with(Label("another"), width: 200, height: 100) { other in
                XCTAssertFalse(window.isActive)
                XCTAssertTrue(MenuPresenter.shared.open(on: item, by: .secondaryClick))
                try waitUntil("the menu's window to get the focus") { window.isActive }
                XCTAssertEqual(MenuPresenter.shared.openKind, .context)
                try TestDisplay.shared().keyboard.press("Escape")
                try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }

                XCTAssertTrue(MenuPresenter.shared.open(on: item, by: .secondaryClick))
                other.present()
                try waitUntil("the menu to close with its window") { MenuPresenter.shared.openKind == nil }
            }
        }
    }

    func testAWindowMayCloseWithAnOpenSubmenu() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item)
            try MenuOnScreen.choose("Rotate", in: window)
            window.destroy()
            iterateMainContext()
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testAWindowMayCloseBetweenChoosingAndPerforming() throws {
        try ItemWindow.with { item, responder, window in
            MenuPresenter.shared.open(on: item)
            try MenuOnScreen.choose("Copy Image", in: window)
            window.destroy()
            try waitUntil("the command") { responder.performed == ["copy-image"] }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testMenuClosesWhenItsWindowIsNoLongerActive() throws {
        try ItemWindow.with { item, _, _ in
            MenuPresenter.shared.open(on: item)
            try TestWindow.with(Label("another")) { _ in
                try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            }
        }
    }

    func testMenuClosesWhenItsWindowChangesSize() throws {
        try ItemWindow.with { item, _, _ in
            MenuPresenter.shared.open(on: item)
            let windows = try TestDisplay.shared().windows
            try windows.resize(try XCTUnwrap(windows.topLevels.last), width: 640, height: 520)
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
        }
    }

    /// A menu's widgets are reused by the next one, and are freed with the window.
    func testMenusDoNotAccumulate() throws {
        var left: [WeakObject<Widget>] = []
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            left += try Self.openOften(in: window) { MenuPresenter.shared.open(on: view) }
        }
        try ItemWindow.with { item, _, window in
            left += try Self.openOften(in: window) {
                MenuPresenter.shared.open(on: item, by: .keyboard)
                MenuOnScreen.press("r")
                MenuOnScreen.press("Right")
            }
        }
        try waitUntil("all popovers and buttons to end") { left.allSatisfy { $0.value == nil } }
    }

    private static func openOften(in window: Window, _ open: () -> Void) throws -> [WeakObject<Widget>] {
        open()
        MenuPresenter.shared.close()
        let before = MenuOnScreen.descendants(of: window).count
        var made: [WeakObject<Widget>] = []
        for _ in 0..<200 {
            open()
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let buttons = MenuOnScreen.descendants(of: popover).filter { $0.typeName == "GtkButton" }
            XCTAssertGreaterThan(buttons.count, 3)
            made += ([popover] + buttons).map { WeakObject($0) }
            MenuPresenter.shared.close()
        }
        XCTAssertEqual(MenuOnScreen.descendants(of: window).count, before)
        return made
    }
}
