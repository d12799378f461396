import CGtk
import GtkTesting
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressC
@testable import Platform

/// Widgets in a popover of a program in any language.
final class PopoverTests: CTestCase {
    private func field() -> Entry {
        let field = Entry()
        field.text = "some words"
        return field
    }

    /// A secondary click, and a call by the program, open the menu over the popover; after it is removed, GTK's own is back.
    func testAFieldInAPopoverHasTheMenu() throws {
        for isModal in [true, false] {
            let field = field()
            setEditMenu(field.raw, nil)
            try ShownPopover.with(field, isModal: isModal) { popover, _ in
                field.grabFocus()
                field.select(0..<0)
                try TestDisplay.shared().pointer.click(.secondary, at: field.screenRectangle.origin.moved(x: 20, y: 17))
                try waitUntil("the menu") { MenuOnScreen.outline(in: popover) == "Select | Select All" }
                XCTAssertEqual(openMenu(field.raw), 1)
                XCTAssertEqual(MenuOnScreen.outline(in: popover), "Select | Select All")
                closeMenu()
                XCTAssertTrue(popover.isMapped)
                unsetMenu(field.raw)
                try TestDisplay.shared().pointer.click(.secondary, at: field.screenRectangle.origin.moved(x: 20, y: 17))
                let menu = try waitFor("GTK's menu") {
                    MenuOnScreen.descendants(of: field).first { $0.typeName == "GtkPopoverMenu" && $0.isMapped }
                }
                XCTAssertNil(MenuPresenter.shared.openKind)
                try TestDisplay.shared().keyboard.press("Escape")
                try waitUntil("GTK's menu to close") { !menu.isMapped }
            }
        }
    }

    /// In an unchanged program, a field in a popover has the edit menu like any other field.
    func testAFieldOfAnUnchangedProgramHasTheMenu() throws {
        let field = field()
        try ShownPopover.with(field) { popover, _ in
            let text = field.gtkEditor
            TakeOver.adopt(text)
            field.grabFocus()
            field.select(0..<4)
            try TestDisplay.shared().keyboard.press("shift+F10")
            try waitUntil("the menu") { MenuOnScreen.outline(in: popover) == "Cut | Copy | Delete | Select All" }
            try MenuOnScreen.click("Delete", in: popover)
            try waitUntil("the deletion") { field.text == " words" && MenuPresenter.shared.openKind == nil }
            XCTAssertTrue(popover.isMapped)
            XCTAssertTrue(field.containsFocus)
        }
    }
}
