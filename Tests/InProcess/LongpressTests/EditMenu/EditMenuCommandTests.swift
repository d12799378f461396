import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The effects of choosing commands in an edit menu.
final class EditMenuCommandTests: LongpressTestCase {
    func testR13CopyPutsTheSelectionOnTheClipboardAndLeavesTheText() throws {
        try TestWindow.withText("some né😀 text", select: 5..<8) { view, window in
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("Copy", in: window)
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(try clipboardText(), "né😀")
            XCTAssertEqual(view.buffer.text, "some né😀 text")
            XCTAssertEqual(view.buffer.selection, 5..<8, "the selection stays")
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    func testR14CutAlsoRemovesTheSelection() throws {
        try TestWindow.withText("some text", select: 0..<5) { view, window in
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("Cut", in: window)
            try waitUntil("the text to go") { view.buffer.text == "text" }
            XCTAssertEqual(try clipboardText(), "some ")
        }
    }

    func testR15DeleteLeavesTheClipboardAlone() throws {
        Clipboard.standard.offer([.text("kept")])
        try TestWindow.withText("some text", select: 0..<5) { view, window in
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("Delete", in: window)
            try waitUntil("the text to go") { view.buffer.text == "text" }
            XCTAssertEqual(try clipboardText(), "kept")
        }
    }

    func testR16PasteReplacesTheSelection() throws {
        Clipboard.standard.offer([.text("other né😀")])
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("Paste", in: window)
            try waitUntil("the text to be pasted") { view.buffer.text == "other né😀 text" }
            XCTAssertEqual(view.buffer.insertionPoint, 9)
        }
    }

    func testR28AFailedPasteChangesNothingAndIsReported() throws {
        Clipboard.standard.offer([.text("text")])
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            var message: String?
            let responder = view.responder as? TextViewResponder
            responder?.onFailure = { message = $0 }
            MenuPresenter.shared.open(on: view)
            Clipboard.standard.offer([.bytes([1], type: "application/x-longpress-test")])
            responder?.paste()
            try waitUntil("the message") { message != nil }
            XCTAssertEqual(message?.contains("Nothing was pasted"), true)
            XCTAssertEqual(view.buffer.text, "some text")
        }
    }

    func testE5SelectSelectsTheWordAndShowsTheMenuForIt() throws {
        try TestWindow.withText("some text") { view, window in
            view.buffer.insertionPoint = 6
            MenuPresenter.shared.open(on: view, by: .hold)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            try MenuOnScreen.choose("Select", in: window)
            try waitUntil("the next menu") {
                MenuOnScreen.outline(in: window) == "Cut | Copy | Delete | Select All"
            }
            XCTAssertEqual(view.buffer.selection, 5..<9)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 1)
        }
    }

    func testE5SelectAllShowsTheMenuForEverything() throws {
        try TestWindow.withText("some text") { view, window in
            MenuPresenter.shared.open(on: view, by: .keyboard)
            try MenuOnScreen.choose("Select All", in: window)
            try waitUntil("the next menu") { MenuOnScreen.outline(in: window) == "Cut | Copy | Delete" }
            XCTAssertEqual(view.buffer.selection, 0..<9)
            XCTAssertEqual(MenuOnScreen.current(in: window), "Cut", "the keyboard stays in the menu")
        }
    }

    func testR11ACommandTravelsUpTheChainToItsPerformer() throws {
        let define = Command("define", title: "Define")
        let controller = FakeResponder([define])
        try TestWindow.withText("some text", select: 0..<4, menu: EditMenu(custom: [define])) { view, window in
            window.responder = controller
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("Define", in: window)
            try waitUntil("the command") { controller.performed == ["define"] }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testR11ACommandThatNoOnePerformsAnyMoreIsIgnored() throws {
        let define = Command("define", title: "Define")
        let controller = FakeResponder([define])
        try TestWindow.withText("some text", select: 0..<4, menu: EditMenu(custom: [define])) { view, window in
            window.responder = controller
            MenuPresenter.shared.open(on: view)
            controller.able = []
            try MenuOnScreen.choose("Define", in: window)
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(controller.performed, [])
        }
    }
}

/// Returns the text on the clipboard.
@MainActor
func clipboardText() throws -> String {
    var text: String?
    Task { @MainActor in text = try await Clipboard.standard.readText() }
    return try waitFor("the clipboard’s text") { text }
}
