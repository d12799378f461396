import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// R16: a secret is never copied or cut, its words can't be selected, and it isn't kept for undo.
final class SecureFieldTests: LongpressTestCase {
    private static let secret = "one two"

    /// Shows a field with a secret. The program has added a command to its menu that would reveal the secret.
    private static func with(
        _ field: Editable? = nil, _ body: (Editable, EntryResponder, Window) throws -> Void
    ) throws {
        let entry = Entry()
        entry.showsText = false
        let field = field ?? entry
        field.text = secret
        let responder = SharingResponder(field)
        try FieldWindow.with(field, responder, menu: EditMenu(custom: [SharingResponder.share])) {
            try body(field, responder, $0)
        }
    }

    private static func place(of range: Range<Int>, in field: Editable, _ window: Window) throws -> ScreenPoint {
        let bounds = field.bounds(of: range)
        return try RowPlace.place(
            bounds.midX, bounds.midY, of: field, in: window)
    }

    func testR16MenuOfASecretHasNothingThatRevealsIt() throws {
        try Self.with { field, _, window in
            MenuPresenter.shared.open(on: field)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            Clipboard.standard.offer([.text("new")])
            MenuPresenter.shared.open(on: field)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Paste | Select | Select All")
            try MenuOnScreen.choose("Select", in: window)
            try waitUntil("all of it") { field.selection == 0..<7 }
            try waitUntil("the next menu") { MenuOnScreen.outline(in: window) == "Paste | Delete" }
            try MenuOnScreen.choose("Paste", in: window)
            try waitUntil("the text") { field.text == "new" }
        }
    }

    /// If there is nothing to paste, the menu of an empty password field offers the command of its button.
    func testAnEmptyPasswordFieldOffersToShowTypedText() throws {
        let field = try XCTUnwrap(Editable(Widget(sinking: gtk_password_entry_new())))
        try Self.with(field) { field, _, window in
            field.text = ""
            XCTAssertFalse(MenuPresenter.shared.open(on: field), "there is no button that shows it")
            gtk_password_entry_set_show_peek_icon(field.opaque, 1)
            for (title, isVisible) in [("Show Text", true), ("Hide Text", false)] {
                XCTAssertTrue(MenuPresenter.shared.open(on: field, by: .secondaryClick))
                XCTAssertEqual(MenuOnScreen.outline(in: window), title)
                try MenuOnScreen.choose(title, in: window)
                try waitUntil("the change") { field.showsSecret == isVisible }
            }
            Clipboard.standard.offer([.text("new")])
            MenuPresenter.shared.open(on: field)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Paste")
            MenuPresenter.shared.close()
        }
    }

    func testR16NeitherCommandsNorKeysCopyASecret() throws {
        let password = try XCTUnwrap(Editable(Widget(sinking: gtk_password_entry_new())))
        for field in [nil, password] {
            try Self.with(field) { field, responder, _ in
                // The button of a password field does this to show its text.
                if field == password { gtk_text_set_visibility(try XCTUnwrap(field.inner).typed(), 1) }
                Clipboard.standard.offer([.text("old")])
                for command in [Command.copy, .cut] {
                    field.select(0..<7)
                    XCTAssertFalse(responder.canPerform(command))
                    responder.perform(command)
                    let signal = command.id == Command.cut.id ? "cut-clipboard" : "copy-clipboard"
                    try XCTUnwrap(field.inner).emit(signal)
                    XCTAssertEqual(try clipboardText(), "old")
                    XCTAssertEqual(field.text, Self.secret)
                }
            }
        }
    }

    func testR16DoubleClickAndHoldSelectAllOfASecret() throws {
        try Self.with { field, _, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.doubleClick(at: try Self.place(of: 1..<2, in: field, window))
            try waitUntil("the menu of the double click") { MenuOnScreen.outline(in: window) == "Delete" }
            XCTAssertEqual(field.selection, 0..<7)
            MenuPresenter.shared.close()
            field.select(0..<0)
            pointer.hold(at: try Self.place(of: 5..<6, in: field, window)) {
                XCTAssertEqual(field.selection, 0..<7)
            }
            try waitUntil("the menu of the hold") { MenuOnScreen.outline(in: window) == "Delete" }
            XCTAssertEqual(field.selection, 0..<7)
            XCTAssertEqual(try TestDisplay.shared().windows.popovers.count, 1, "handles could select a part")
        }
    }

    /// A part can be selected with the keyboard, but not with a finger's handles.
    func testR16SelectionTargetTakesAllOfASecretOrNothing() throws {
        try Self.with { field, responder, _ in
            responder.selectedRange = 2..<4
            XCTAssertEqual(field.selection, 0..<7)
            responder.selectedRange = 3..<3
            XCTAssertNil(field.selection)
            XCTAssertEqual(field.insertionPoint, 3)
            XCTAssertEqual(responder.selection(forHoldAt: 2), 0..<7)
        }
    }

    func testR16UndoDoesNotRestoreASecret() throws {
        try Self.with { field, responder, _ in
            field.insert("three")
            XCTAssertFalse(responder.canPerform(.undo))
            field.text = ""
            XCTAssertFalse(responder.canPerform(.undo))
            gtk_text_set_visibility(try XCTUnwrap(field.inner).typed(), 1)
            XCTAssertFalse(responder.canPerform(.undo), "text typed while it was hidden")
            field.insert("shown")
            responder.perform(.undo)
            XCTAssertEqual(field.text, "")
            responder.perform(.redo)
            gtk_text_set_visibility(try XCTUnwrap(field.inner).typed(), 0)
            XCTAssertFalse(responder.canPerform(.undo), "text that is a secret from now on")
        }
    }
}

/// A field's responder with a program's own command for the selection.
private final class SharingResponder: EntryResponder {
    static let share = Command("share", title: "Share…")

    override func handler(for command: Command) -> CommandHandler? {
        command.id == Self.share.id ? CommandHandler {} : super.handler(for: command)
    }
}
