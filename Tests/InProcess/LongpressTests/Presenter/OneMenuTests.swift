import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// There is one presenter and at most one menu (R9), and responders may decline it (R1).
final class OneMenuTests: LongpressTestCase {
    func testR9OpeningASecondMenuClosesTheFirst() throws {
        let box = Box(.vertical)
        let first = Label("first")
        let second = Label("second")
        for label in [first, second] {
            label.responder = FakeResponder([ItemWindow.open])
            label.menu = .context(ContextMenu([ContextMenu.Section(.command(ItemWindow.open))]))
            box.append(label)
        }
        try TestWindow.with(box) { window in
            for label in [first, second, second, first] {
                XCTAssertTrue(MenuPresenter.shared.open(on: label))
                XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 1)
            }
            MenuPresenter.shared.close()
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
            XCTAssertNil(MenuPresenter.shared.openKind)
            MenuPresenter.shared.close()
        }
    }

    func testR9AMenuInOneWindowClosesTheOneInAnother() throws {
        try ItemWindow.with { item, _, window in
            try TestWindow.withText("some text", select: 0..<4) { view, other in
                MenuPresenter.shared.open(on: view)
                XCTAssertTrue(MenuPresenter.shared.isOpen(in: other))
                MenuPresenter.shared.open(on: item)
                XCTAssertTrue(MenuPresenter.shared.isOpen(in: window))
                XCTAssertFalse(MenuPresenter.shared.isOpen(in: other))
                XCTAssertEqual(MenuOnScreen.popovers(in: other).count, 0)
                MenuPresenter.shared.close(in: other)
                XCTAssertEqual(MenuPresenter.shared.openKind, .context, "it is in the other window")
                MenuPresenter.shared.close(in: window)
                XCTAssertNil(MenuPresenter.shared.openKind)
            }
        }
    }

    func testSettingAMenuTwiceLeavesOne() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            view.menu = .edit(EditMenu(commands: [.cut]))
            view.menu = .edit(EditMenu(commands: [.copy]))
            guard case .edit(let menu) = view.menu else { return XCTFail("it has no edit menu") }
            XCTAssertEqual(menu, EditMenu(commands: [.copy]))
            try TestDisplay.shared().keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy")
        }
    }

    func testR1AResponderThatCannotBecomeFirstHasNoMenu() throws {
        try ItemWindow.with { item, responder, window in
            responder.canBecomeFirstResponder = false
            XCTAssertFalse(MenuPresenter.shared.open(on: item))
            responder.canBecomeFirstResponder = true
            responder.agreesToBecomeFirst = false
            XCTAssertFalse(MenuPresenter.shared.open(on: item))
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
            responder.agreesToBecomeFirst = true
            XCTAssertTrue(MenuPresenter.shared.open(on: item))
        }
    }

    func testR1DecliningTextHasNoMenuAndKeepsItsSelection() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, _ in
            let responder = DecliningResponder(view)
            view.responder = responder
            XCTAssertFalse(MenuPresenter.shared.open(on: view, by: .secondaryClick, at: Point(x: 1, y: 1)))
            responder.canBecome = false
            XCTAssertFalse(MenuPresenter.shared.open(on: view, by: .secondaryClick, at: Point(x: 1, y: 1)))
            XCTAssertEqual(view.buffer.selection, 0..<4)
        }
    }

    func testWidgetWithoutResponderOrOutsideAWindowHasNoMenu() throws {
        let label = Label("text")
        label.menu = .context(ItemWindow.menu)
        XCTAssertFalse(MenuPresenter.shared.open(on: label))
        try TestWindow.with(label) { window in
            XCTAssertFalse(MenuPresenter.shared.open(on: label))
            window.responder = FakeResponder([ItemWindow.open])
            XCTAssertTrue(MenuPresenter.shared.open(on: label), "the window’s responder is used")
        }
    }

    func testHiddenWidgetHasNoMenu() throws {
        try ItemWindow.with { item, _, _ in
            item.isVisible = false
            XCTAssertFalse(MenuPresenter.shared.open(on: item))
        }
    }

    func testAMenuThatDoesNotOpenByKeyboardLeavesTheFocus() throws {
        let view = TextView()
        let field = Entry()
        let box = Box(.vertical)
        view.responder = TextViewResponder(view)
        view.menu = .edit(EditMenu())
        // Otherwise it would offer Paste if there is something on the clipboard.
        view.isEditable = false
        box.append(field)
        box.append(view)
        try TestWindow.with(box) { window in
            field.grabFocus()
            XCTAssertFalse(MenuPresenter.shared.open(on: view, by: .keyboard))
            XCTAssertTrue(field.containsFocus)
            XCTAssertNotNil(window.focus)
        }
    }
}
