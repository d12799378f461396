import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The content of a text view's edit menu when it opens.
final class EditMenuOpeningTests: LongpressTestCase {
    private static func menu(
        _ text: String, select range: Range<Int>? = nil, menu: EditMenu = EditMenu(),
        prepare: (TextView) -> Void = { _ in }
    ) throws -> String? {
        var outline: String?
        try TestWindow.withText(text, select: range, menu: menu) { view, window in
            prepare(view)
            let isOpen = MenuPresenter.shared.open(on: view)
            XCTAssertEqual(isOpen, MenuPresenter.shared.openKind == .edit)
            XCTAssertEqual(isOpen, MenuPresenter.shared.isOpen(in: window))
            outline = MenuOnScreen.outline(in: window)
        }
        return outline
    }

    func testE7SelectionOffersToCutCopyAndDelete() throws {
        XCTAssertEqual(try Self.menu("some text", select: 0..<4), "Cut | Copy | Delete | Select All")
    }

    func testE13NothingSelectedOffersToSelect() throws {
        XCTAssertEqual(try Self.menu("some text"), "Select | Select All")
    }

    func testE14EverythingSelectedOffersNoSelectAll() throws {
        XCTAssertEqual(try Self.menu("some text", select: 0..<9), "Cut | Copy | Delete")
    }

    func testE12PasteShowsOnlyWithTextOnTheClipboard() throws {
        Clipboard.standard.offer([.text("text")])
        XCTAssertEqual(try Self.menu("some text", select: 0..<4), "Cut | Copy | Paste | Delete | Select All")
        XCTAssertEqual(try Self.menu("some text"), "Paste | Select | Select All")
        XCTAssertEqual(try Self.menu(""), "Paste")
        Clipboard.standard.offer([.bytes([1], type: "application/x-longpress-test")])
        XCTAssertEqual(try Self.menu("some text"), "Select | Select All")
    }

    func testE12NothingOpensIfNoCommandApplies() throws {
        XCTAssertNil(try Self.menu("") { $0.isEditable = false })
    }

    func testAnEmptyTextOffersAnEmojiIfThereIsNothingToPaste() throws {
        XCTAssertEqual(try Self.menu(""), "Insert Emoji…")
        Clipboard.standard.offer([.text("text")])
        XCTAssertEqual(try Self.menu(""), "Paste")
    }

    func testReadOnlyTextOffersToCopy() throws {
        Clipboard.standard.offer([.text("text")])
        let outline = try Self.menu("some text", select: 0..<4) { $0.isEditable = false }
        XCTAssertEqual(outline, "Copy | Select All")
    }

    func testLineWithoutWordsOffersNoSelect() throws {
        XCTAssertEqual(try Self.menu("… !"), "Select All")
        XCTAssertEqual(try Self.menu("above\n\nbelow") { $0.buffer.insertionPoint = 6 }, "Select All")
    }

    func testE31CustomCommandsComeLastAndE2OnlyIfSomeonePerformsThem() throws {
        let style = Command("copy-style", title: "Copy Style")
        let other = Command("define", title: "Define")
        let window = FakeResponder([style])
        window.titles[style.id] = "Copy This Style"
        let outline = try Self.menu(
            "some text", select: 0..<4, menu: EditMenu(commands: [other, style, .selectAll, .copy])
        ) { $0.window?.responder = window }
        XCTAssertEqual(outline, "Copy | Select All | Copy This Style")
    }

    func testE19AnOpenMenuLeavesTheFocusInTheText() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view, by: .doubleTap)
            XCTAssertEqual(MenuOnScreen.current(in: window), "")
            XCTAssertTrue(view.containsFocus)
            try TestDisplay.shared().keyboard.type("x")
            try waitUntil("the typed letter") { view.buffer.text == "x text" }
            XCTAssertNil(MenuPresenter.shared.openKind, "typing closes the menu")
        }
    }

    func testPressOutsideTheSelectionPutsTheInsertionPointThere() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let place = view.bounds(of: 7..<7)
            MenuPresenter.shared.open(
                on: view, by: .secondaryClick, at: Point(x: place.minX, y: place.midY))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            XCTAssertEqual(view.buffer.insertionPoint, 7)
        }
    }

    func testPressInsideTheSelectionKeepsIt() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let place = view.bounds(of: 2..<2)
            MenuPresenter.shared.open(
                on: view, by: .secondaryClick, at: Point(x: place.minX, y: place.midY))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All")
            XCTAssertEqual(view.buffer.selection, 0..<4)
        }
    }

    func testTextScrolledOutOfSightHasNoMenu() throws {
        let text = (1...200).map { "line \($0)" }.joined(separator: "\n")
        try TestWindow.withText(text, select: 0..<4, height: 200) { view, window in
            let mark = view.buffer.count
            view.buffer.insertionPoint = mark
            view.scrollToInsertionPoint()
            try waitUntil("scrolling") { view.bounds(of: mark..<mark).minY < 200 }
            view.buffer.select(0..<4)
            XCTAssertFalse(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }
}
