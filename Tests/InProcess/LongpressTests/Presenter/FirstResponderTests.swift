import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The responder of the focused widget is the first to handle a command (R11).
final class FirstResponderTests: LongpressTestCase {
    private static func with(
        _ body: (_ view: TextView, _ field: Entry, _ window: Window, _ controller: FakeResponder) throws -> Void
    ) throws {
        let view = TextView()
        view.buffer.text = "some text"
        view.responder = TextViewResponder(view)
        view.menu = .edit(EditMenu())
        view.expandsVertically = true
        let field = Entry()
        field.responder = EntryResponder(field)
        let box = Box(.vertical)
        box.append(field)
        box.append(view)
        let window = Window()
        let controller = FakeResponder([ItemWindow.open])
        window.responder = controller
        try TestWindow.with(box, in: window) { try body(view, field, $0, controller) }
    }

    func testTheFirstResponderIsTheFocusedWidgets() throws {
        try Self.with { view, field, window, _ in
            var changes = 0
            window.onFirstResponderChange { changes += 1 }
            view.grabFocus()
            XCTAssertTrue(window.firstResponder === view.responder)
            changes = 0
            field.grabFocus()
            XCTAssertTrue(window.firstResponder === field.responder, "the field’s text is inside the field")
            XCTAssertEqual(changes, 1)
        }
    }

    func testTheNearestEnclosingResponderStandsInForAWidget() throws {
        try Self.with { view, field, window, controller in
            view.grabFocus()
            field.responder = nil
            field.grabFocus()
            XCTAssertTrue(window.firstResponder === controller)
            XCTAssertTrue(view.enclosingResponder === controller)
        }
    }

    func testTheFirstResponderStaysWhileAMenuHasTheFocus() throws {
        try Self.with { view, _, window, _ in
            view.grabFocus()
            view.buffer.select(0..<4)
            var changes = 0
            window.onFirstResponderChange { changes += 1 }
            XCTAssertTrue(MenuPresenter.shared.open(on: view, by: .keyboard))
            XCTAssertFalse(view.containsFocus, "the menu has the keyboard")
            XCTAssertTrue(window.firstResponder === view.responder)
            XCTAssertTrue(window.responderChain.canPerform(.copy))
            MenuPresenter.shared.close()
            XCTAssertTrue(view.containsFocus)
            XCTAssertTrue(window.firstResponder === view.responder)
            XCTAssertEqual(changes, 0)
        }
    }

    func testOpeningAMenuMakesItsResponderFirst() throws {
        try Self.with { view, field, window, _ in
            field.grabFocus()
            MenuPresenter.shared.open(on: view)
            XCTAssertTrue(window.firstResponder === view.responder)
        }
    }

    func testChainGoesFromTheFocusUpToTheWindow() throws {
        try Self.with { view, _, window, controller in
            view.grabFocus()
            XCTAssertTrue(window.responderChain.responder(for: .selectAll) === view.responder)
            XCTAssertTrue(window.responderChain.responder(for: ItemWindow.open) === controller)
            XCTAssertTrue(window.responderChain.perform(ItemWindow.open))
            XCTAssertEqual(controller.performed, ["open"])
            XCTAssertFalse(window.responderChain.perform(ItemWindow.remove))
        }
    }

    /// R22: commands that a field can't perform now are still the field's, and the widgets around it don't perform them instead.
    func testAFieldDecidesOnItsCommandsForTheWidgetsAroundIt() throws {
        try Self.with { _, field, window, controller in
            controller.able.formUnion(Command.standardEditing.map(\.id))
            field.text = "a name"
            field.menu = .edit(EditMenu(custom: [ItemWindow.open]))
            field.grabFocus()
            field.select(0..<0)
            XCTAssertFalse(window.responderChain.canPerform(.cut))
            MenuPresenter.shared.open(on: field)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All | Open")
            MenuPresenter.shared.close()
            XCTAssertFalse(window.responderChain.perform(.delete))
            XCTAssertEqual(controller.performed, [])
        }
    }

    func testResponderThatHasEndedIsNotAsked() throws {
        try Self.with { view, _, window, controller in
            view.grabFocus()
            _ = window.firstResponder
            view.responder = nil
            XCTAssertTrue(window.firstResponder === controller)
        }
    }
}
