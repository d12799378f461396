import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Menus of texts, labels and items in a popover.
final class PopoverContentTests: LongpressTestCase {
    func testATextViewHasItsMenu() throws {
        let view = TextView()
        view.buffer.text = "some text"
        view.setMinimumSize(width: 200, height: 80)
        view.editMenu { Standard() }
        try ShownPopover.with(view) { popover, _ in
            view.grabFocus()
            try waitUntil("the text to be laid out") { view.bounds(of: 0..<0).height > 0 }
            view.buffer.insertionPoint = 0
            let letters = view.bounds(of: 5..<9)
            let place = try view.screenRectangle.origin.moved(x: Int(letters.midX), y: Int(letters.midY))
            let display = try TestDisplay.shared()
            display.pointer.click(.secondary, at: place)
            try PopoverField.expect("Select | Select All", in: popover)
            try MenuOnScreen.click("Select", in: popover)
            try waitUntil("the word to be selected") { view.buffer.selection == 5..<9 }
            try display.keyboard.press("Escape")
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertTrue(popover.isMapped)
            XCTAssertTrue(view.containsFocus)
        }
    }

    func testALabelHasItsMenu() throws {
        let label = Label("some text")
        label.editMenu { Standard() }
        try ShownPopover.with(label) { popover, _ in
            let display = try TestDisplay.shared()
            display.pointer.click(.secondary, at: try label.screenRectangle.center)
            try PopoverField.expect("Copy", in: popover)
            try MenuOnScreen.click("Copy", in: popover)
            try waitUntil("the text to be copied") { MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(try clipboardText(), "some text")
            XCTAssertTrue(popover.isMapped)
        }
    }

    private static func row(_ title: String, in menu: Widget) throws -> Widget {
        try XCTUnwrap(MenuOnScreen.buttons(of: menu).first { MenuOnScreen.title(of: $0) == title })
    }

    /// A context menu with a submenu: a press in the submenu also leaves the popover open.
    func testAPressInASubmenuLeavesThePopoverOpen() throws {
        for isModal in [true, false] {
            let item = Button(label: "an item")
            let responder = FakeResponder(ItemWindow.menu.commands)
            item.responder = responder
            item.menu = .context(ItemWindow.menu)
            try ShownPopover.with(item, isModal: isModal) { popover, _ in
                let pointer = try TestDisplay.shared().pointer
                pointer.click(.secondary, at: try item.screenRectangle.center)
                try waitUntil("the menu") {
                    MenuOnScreen.outline(in: popover) == "Open\nCopy Image\n—\nRotate ▸\n—\nRemove Image (destructive)"
                }
                try MenuOnScreen.click("Rotate", in: popover)
                let submenu = try waitFor("the submenu") {
                    popover.children.last { $0.isOpenPopover && MenuOnScreen.buttons(of: $0).count == 2 }
                }
                let row = try Self.row("Rotate Right", in: submenu)
                let rotate = try Self.row("Rotate", in: XCTUnwrap(MenuOnScreen.popovers(in: popover).first))
                let (beside, own) = (try submenu.firstChild!.screenRectangle, try rotate.screenRectangle)
                XCTAssertLessThan(abs(beside.y - own.y), 20, "the submenu begins at its row")
                XCTAssertTrue(abs(beside.x - own.right) < 20 || abs(own.x - beside.right) < 20, "\(beside) \(own)")
                pointer.glide(to: own.center)
                pointer.glide(to: try row.screenRectangle.center)
                pointer.click(at: try row.screenRectangle.center)
                try waitUntil("the command") { responder.performed == [ItemWindow.right.id] }
                XCTAssertTrue(popover.isMapped, "modal: \(isModal)")
                XCTAssertNil(MenuPresenter.shared.openKind)
            }
        }
    }

    /// A widget without a menu in a popover doesn't get the menu of the widget around the popover.
    func testTheMenuAroundThePopoverIsNotUsed() throws {
        let (field, other) = (PopoverField.make(), Button(label: "other"))
        let box = Box(.vertical)
        [field, other].forEach(box.append)
        let around = Box(.vertical)
        around.contextMenu { Action("Around") {} }
        let popover = ShownPopover.make(box)
        try TestWindow.with(around) { _ in
            gtk_widget_set_parent(popover.widget, around.widget)
            defer { ShownPopover.end(popover) }
            try ShownPopover.open(popover, with: field)
            other.grabFocus()
            try TestDisplay.shared().keyboard.press("Menu")
            try TestDisplay.shared().pointer.click(.secondary, at: other.screenRectangle.center)
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind)
            try TestDisplay.shared().pointer.click(.secondary, at: field.screenRectangle.center)
            try waitUntil("the menu") { MenuPresenter.shared.openKind == .edit }
        }
    }

    /// A widget keeps its menu when it is moved.
    func testAMovedFieldKeepsItsMenu() throws {
        let field = PopoverField.make()
        let (inside, outside) = (Box(.vertical), Box(.vertical))
        inside.append(field)
        try ShownPopover.with(inside, over: outside) { popover, window in
            for round in 0..<2 {
                field.grabFocus()
                field.select(0..<0)
                try TestDisplay.shared().pointer.click(.secondary, at: field.screenRectangle.center)
                try waitUntil("the menu in the popover, \(round)") { MenuOnScreen.outline(in: popover) != nil }
                MenuPresenter.shared.close()
                inside.remove(field)
                inside.append(Label("nothing"))
                outside.append(field)
                ShownPopover.close(popover)
                try waitUntil("the field in the window") {
                    field.isMapped && field.size.height > 1 && !popover.isMapped
                }
                TestWindow.settle()
                try TestDisplay.shared().pointer.click(.secondary, at: field.screenRectangle.center)
                try waitUntil("the menu in the window, \(round)") { MenuOnScreen.outline(in: window) != nil }
                MenuPresenter.shared.close()
                outside.remove(field)
                inside.append(field)
                try ShownPopover.open(popover, with: field)
            }
        }
    }

    /// The focused widget in the popover is the first responder, if there is one.
    func testTheFocusedWidgetIsFirstResponder() throws {
        let field = PopoverField.make()
        try ShownPopover.with(field) { popover, window in
            field.grabFocus()
            field.select(0..<0)
            TestWindow.settle()
            XCTAssertTrue(window.firstResponder === field.responder)
            MenuPresenter.shared.open(on: field, by: .keyboard)
            try PopoverField.expect("Select | Select All", in: popover)
            XCTAssertTrue(window.firstResponder === field.responder, "the menu has no responder of its own")
        }
    }
}
