import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A field in a popover, such as one for renaming.
@MainActor
enum PopoverField {
    static func make(_ text: String = "some text") -> Entry {
        let field = Entry()
        field.text = text
        field.setMinimumSize(width: 220)
        field.responder = EntryResponder(field)
        field.menu = .edit(EditMenu())
        return field
    }

    /// Shows a field, focused and with nothing selected, until the body returns: first in a modal popover and then in a non-modal
    /// one.
    static func with(modal: [Bool] = [true, false], _ body: (Entry, _ popover: Native, Window) throws -> Void) throws {
        for isModal in modal {
            let field = make()
            try ShownPopover.with(field, isModal: isModal) { popover, window in
                defer { MenuPresenter.shared.close() }
                field.grabFocus()
                field.select(0..<0)
                TestWindow.settle()
                try body(field, popover, window)
            }
        }
    }

    /// Returns where a range of the field's text is on screen.
    static func place(of range: Range<Int>, in field: Entry) throws -> ScreenPoint {
        let letters = field.bounds(of: range)
        return try field.screenRectangle.origin.moved(x: Int(letters.midX), y: Int(letters.midY))
    }

    /// Waits until exactly this menu is open, over the popover.
    static func expect(_ menu: String, in popover: Native, line: UInt = #line) throws {
        try? waitUntil("the menu") { MenuOnScreen.outline(in: popover) == menu }
        XCTAssertEqual(MenuOnScreen.outline(in: popover), menu, line: line)
        XCTAssertEqual(try TestDisplay.shared().windows.popovers.count, 2, line: line)
    }
}
