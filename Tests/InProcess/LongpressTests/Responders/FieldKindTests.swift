import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A field of any kind has an edit menu, also one created by C or another binding (E20), with only the commands it can perform.
final class FieldKindTests: LongpressTestCase {
    private static func with(_ pointer: UnsafeMutablePointer<GtkWidget>, _ body: (Editable, Window) throws -> Void)
        throws
    {
        let field = try XCTUnwrap(unsafe Editable(Widget(gtkWidget: OpaquePointer(pointer))))
        try FieldWindow.with(field) { try body(field, $0) }
    }

    func testE20FieldOfAnyKindSelectsCopiesAndPastes() throws {
        let kinds: [UnsafeMutablePointer<GtkWidget>] = [
            gtk_entry_new(), gtk_search_entry_new(), gtk_spin_button_new_with_range(0, 100, 1), gtk_text_new(),
        ]
        for kind in kinds {
            try Self.with(kind) { field, window in
                field.text = "12"
                XCTAssertTrue(MenuPresenter.shared.open(on: field), field.typeName)
                try MenuOnScreen.choose("Select", in: window)
                try waitUntil("the word in a \(field.typeName)") { field.selection == 0..<2 }
                try waitUntil("the next menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
                try MenuOnScreen.choose("Copy", in: window)
                try waitUntil("the text of a \(field.typeName)") { (try? clipboardText()) == "12" }
                field.select(2..<2)
                MenuPresenter.shared.open(on: field)
                try MenuOnScreen.choose("Paste", in: window)
                try waitFor("the text", value: { field.text }, until: { $0 == "1212" })
                field.responder?.perform(.undo)
                XCTAssertEqual(field.text, "12")
            }
        }
    }

    func testE12AReadOnlyFieldHasNoCutPasteOrDelete() throws {
        try Self.with(gtk_entry_new()) { field, window in
            field.text = "some"
            field.select(0..<4)
            field.deleteSelection()
            field.insert("some text")
            XCTAssertEqual(field.responder?.canPerform(.undo), true)
            field.isEditable = false
            Clipboard.standard.offer([.text("new")])
            field.select(0..<0)
            MenuPresenter.shared.open(on: field)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            field.select(0..<4)
            MenuPresenter.shared.open(on: field)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy | Select All")
            MenuPresenter.shared.close()
            for command in [Command.cut, .paste, .delete, .undo, .redo] {
                XCTAssertEqual(field.responder?.canPerform(command), false, command.title)
                field.responder?.perform(command)
            }
            TestWindow.settle()
            XCTAssertEqual(field.text, "some text")
        }
    }

    /// Holding one of the buttons repeats it, and a menu would end that.
    func testHoldingASpinButtonsButtonOpensNoMenu() throws {
        try Self.with(gtk_spin_button_new_with_range(0, 1000, 1)) { field, window in
            let button = try XCTUnwrap(MenuOnScreen.descendants(of: field).last { $0.typeName == "GtkButton" })
            let place = try RowPlace.place(8, 8, of: button, in: window)
            let pointer = try TestDisplay.shared().pointer
            pointer.hold(at: place)
            try waitUntil("the number") { Int(field.text).map { $0 > 1 } == true }
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testOtherWidgetsAreNotFields() {
        XCTAssertNil(Editable(Label("text")))
    }
}
