import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A widget with a menu is freed like any other, and so is its responder.
final class LifetimeTests: LongpressTestCase {
    func testATextViewWithResponderAndMenuIsFreed() {
        weak var responder: TextViewResponder?
        let weak: WeakObject<TextView>
        do {
            let view = TextView()
            let new = TextViewResponder(view)
            responder = new
            view.responder = new
            view.menu = .edit(EditMenu())
            weak = WeakObject(view)
            XCTAssertNotNil(responder)
        }
        iterateMainContext()
        XCTAssertNil(weak.value)
        XCTAssertNil(responder)
    }

    func testALabelAndAFieldWithRespondersAreFreed() {
        let weakLabel: WeakObject<Label>
        let weakEntry: WeakObject<Editable>
        do {
            let label = Label("text")
            label.isSelectable = true
            label.responder = LabelResponder(label)
            label.menu = .edit(EditMenu())
            weakLabel = WeakObject(label)
            let entry = Entry()
            entry.responder = EntryResponder(entry)
            entry.menu = .edit(EditMenu())
            weakEntry = WeakObject(entry)
        }
        iterateMainContext()
        XCTAssertNil(weakLabel.value)
        XCTAssertNil(weakEntry.value)
    }

    func testEverythingInAWindowIsFreedWithIt() throws {
        weak var responder: FakeResponder?
        var widgets: [WeakObject<Widget>] = []
        try ItemWindow.with { item, itsResponder, window in
            responder = itsResponder
            widgets = [WeakObject(item as Widget), WeakObject(window as Widget)]
            MenuPresenter.shared.open(on: item, by: .keyboard)
            MenuPresenter.shared.close()
        }
        try waitUntil("the widgets to end") { widgets.allSatisfy { $0.value == nil } }
        XCTAssertNil(responder)
    }

    func testMenuMovesToAnotherWindowWithItsWidget() throws {
        let item = Box(.horizontal)
        item.append(Label("an item"))
        item.isFocusable = true
        item.responder = FakeResponder([ItemWindow.open])
        item.menu = .context(ItemWindow.menu)
        for _ in 0..<2 {
            try TestWindow.with(item) { window in
                item.grabFocus()
                try TestDisplay.shared().keyboard.press("Menu")
                try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Open" }
                MenuPresenter.shared.close()
                window.child = nil
            }
        }
    }
}
