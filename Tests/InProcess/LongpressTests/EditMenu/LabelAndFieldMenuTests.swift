import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Edit menus of static text (E10, E22, R25) and of single-line fields.
final class LabelAndFieldMenuTests: LongpressTestCase {
    private static func withLabel(
        _ text: String = "a caption", _ body: (Label, LabelResponder, Window) throws -> Void
    ) throws {
        let label = Label(text)
        label.isSelectable = true
        let responder = LabelResponder(label)
        label.responder = responder
        label.menu = .edit(EditMenu())
        let box = Box(.vertical)
        let above = Entry()
        above.setMinimumSize(height: 150)
        box.append(above)
        box.append(label)
        try TestWindow.with(box) { window in
            above.grabFocus()
            label.select(0..<0)
            TestWindow.settle()
            try body(label, responder, window)
        }
    }

    private static func withField(_ text: String, _ body: (Entry, Window) throws -> Void) throws {
        let entry = Entry()
        entry.text = text
        try FieldWindow.with(entry) { try body(entry, $0) }
    }

    func testE10APressOnStaticTextSelectsAllOfIt() throws {
        try Self.withLabel { label, _, window in
            MenuPresenter.shared.open(on: label, by: .hold, at: Point(x: 300, y: 5))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy")
            XCTAssertEqual(label.selection, 0..<9)
            try MenuOnScreen.choose("Copy", in: window)
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(try clipboardText(), "a caption")
        }
    }

    /// E10: a double tap selects all of it, or a word if the program chooses that.
    func testE10ADoubleTapOnStaticTextSelectsAsTheProgramChooses() throws {
        try Self.withLabel { label, responder, window in
            let pointer = try TestDisplay.shared().pointer
            let letter = label.bounds(of: 4..<5)
            let place = try RowPlace.place(letter.midX, letter.midY, of: label, in: window)
            for (granularity, selection) in [(SelectionGranularity.paragraph, 0..<9), (.word, 2..<9)] {
                if granularity == .word { label.doubleTapGranularity = .word }
                XCTAssertEqual(label.doubleTapGranularity, granularity)
                pointer.click(at: place)
                pointer.click(at: place)
                try waitUntil("the menu") { MenuPresenter.shared.openKind == .edit }
                XCTAssertEqual(label.selection, selection)
                MenuPresenter.shared.close()
                label.select(0..<0)
                // A third click in a row would count as another double click.
                pointer.click(at: try RowPlace.origin(of: window).moved(x: 20, y: 20))
            }
            _ = responder
        }
    }

    func testPressInsideASelectionOfStaticTextKeepsIt() throws {
        try Self.withLabel { label, _, window in
            label.grabFocus()
            label.select(2..<5)
            let place = label.bounds(of: 3..<3)
            MenuPresenter.shared.open(
                on: label, by: .secondaryClick, at: Point(x: place.minX, y: place.midY))
            XCTAssertEqual(label.selection, 2..<5)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy | Select All")
        }
    }

    func testE22UnselectableTextHasNoMenu() throws {
        try Self.withLabel { label, _, _ in
            label.isSelectable = false
            XCTAssertFalse(MenuPresenter.shared.open(on: label))
        }
    }

    func testEmptyStaticTextHasNoMenu() throws {
        try Self.withLabel("") { label, _, _ in XCTAssertFalse(MenuPresenter.shared.open(on: label, by: .keyboard))
        }
    }

    func testE10DoubleTapOnStaticTextSelectsAllOfIt() throws {
        try Self.withLabel("né😀 caption") { label, responder, window in
            responder.selectForDoubleTap(at: Point(x: 300, y: 5))
            XCTAssertEqual(label.selection, 0..<11)
            MenuPresenter.shared.open(on: label, by: .doubleTap)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy")
        }
    }

    func testFieldsMenuFollowsItsSelection() throws {
        try Self.withField("some text") { entry, window in
            MenuPresenter.shared.open(on: entry)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            entry.select(0..<4)
            MenuPresenter.shared.open(on: entry)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All")
            entry.select(0..<9)
            MenuPresenter.shared.open(on: entry)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete")
            XCTAssertEqual(entry.selection, 0..<9, "opening keeps it")
        }
    }

    /// A press on an editable field always opens a menu, even if the field is empty and there is nothing to paste.
    func testAnEmptyFieldOffersAnEmojiIfThereIsNothingToPaste() throws {
        try Self.withField("") { entry, window in
            for trigger in [MenuTrigger.secondaryClick, .keyboard, .program] {
                XCTAssertTrue(MenuPresenter.shared.open(on: entry, by: trigger))
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Insert Emoji…")
            }
            Clipboard.standard.offer([.text("text")])
            MenuPresenter.shared.open(on: entry)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Paste")
        }
    }

    func testFieldCutsCopiesSelectsAndDeletes() throws {
        try Self.withField("né😀 text") { entry, window in
            entry.select(5..<5)
            MenuPresenter.shared.open(on: entry)
            try MenuOnScreen.choose("Select", in: window)
            try waitUntil("the word") { entry.selection == 4..<8 }
            try waitUntil("the next menu") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            try MenuOnScreen.choose("Cut", in: window)
            try waitUntil("the word to go") { entry.text == "né😀 " }
            XCTAssertEqual(try clipboardText(), "text")
            entry.select(0..<2)
            MenuPresenter.shared.open(on: entry)
            try MenuOnScreen.choose("Delete", in: window)
            try waitUntil("the letters to go") { entry.text == "😀 " }
            XCTAssertEqual(try clipboardText(), "text")
        }
    }

    func testFieldPastesSeveralLinesAsOne() throws {
        Clipboard.standard.offer([.text("one\ntwo\r\nthree")])
        try Self.withField("some text") { entry, window in
            entry.select(0..<4)
            MenuPresenter.shared.open(on: entry)
            try MenuOnScreen.choose("Paste", in: window)
            try waitFor("the text", value: { entry.text }, until: { $0 == "one two three text" })
        }
    }
}
