import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Menus
@testable import Platform

/// Handles dragged from words of one direction to words of the other, in the situations of WebKit's tests
/// `editing/selection/ios/bidi-visually-contiguous-selection` and of `MultiWidgetSelectionDelegateTest` in Android's Compose: the
/// selection is one range in reading order, and the handles, the menu and *Copy* agree with it.
final class MixedDirectionDragTests: LongpressTestCase {
    private static let rightToLeftMark = "\u{200F}"

    /// Selects a word by holding it, drags one of its handles to the far end of another word, and checks the selection.
    private static func drag(
        _ handle: SelectionHandle, of word: String, to other: String, in text: String, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try TestWindow.withText(text) { view, window in
            let responder = TextViewResponder(view)
            let pointer = try TestDisplay.shared().pointer
            let (from, to) = (try range(of: word, in: text), try range(of: other, in: text))
            let wanted =
                handle == .end ? from.lowerBound..<to.upperBound : to.lowerBound..<from.upperBound
            @MainActor func knob(on range: Range<Int>) throws -> ScreenPoint {
                let geometry = HandleGeometry(
                    start: responder.handleLine(of: .start, on: range), end: responder.handleLine(of: .end, on: range))
                let knob = geometry.knob(of: handle)
                return try RowPlace.place(knob.x, knob.y, of: view, in: window)
            }
            let middle = view.bounds(of: from)
            pointer.hold(at: try RowPlace.place(middle.midX, middle.midY, of: view, in: window))
            try waitUntil("the menu of the hold") {
                MenuOnScreen.outline(in: window)?.hasSuffix("Select | Select All") == true
            }
            try MenuOnScreen.choose("Select", in: window)
            try waitUntil("the menu of the word") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            XCTAssertEqual(view.buffer.selection, from, file: file, line: line)
            pointer.move(to: try knob(on: from))
            pointer.press()
            try waitUntil("the menu to go") { MenuPresenter.shared.openKind == nil }
            pointer.glide(to: try knob(on: wanted), steps: 30, milliseconds: 450)
            pointer.release()
            try waitUntil("the menu of the range") { MenuOnScreen.outline(in: window)?.hasPrefix("Cut") == true }
            XCTAssertEqual(view.buffer.selection, wanted, file: file, line: line)
            try expect(wanted, in: view, responder, file: file, line: line)
            try MenuOnScreen.choose("Copy", in: window)
            let copied = String(String.UnicodeScalarView(Array(text.unicodeScalars)[wanted]))
            try waitUntil("the copied content") { (try? clipboardText()) == copied }
        }
    }

    /// Expects every selected letter to be within the menu's target and to count as selected, and the handles to be at the outer
    /// edges of the first and the last selected letter.
    private static func expect(
        _ selection: Range<Int>, in view: TextView, _ responder: TextViewResponder, file: StaticString, line: UInt
    ) throws {
        let target = try XCTUnwrap(responder.targetRectangle, file: file, line: line).inset(by: -1)
        for offset in selection where view.bounds(of: offset..<offset + 1).width > 1 {
            let letter = view.bounds(of: offset..<offset + 1)
            let middle = Point(x: letter.midX, y: letter.midY)
            XCTAssertTrue(target.contains(middle), "letter \(offset)", file: file, line: line)
        }
        let (first, last) = (selection.lowerBound, selection.upperBound - 1)
        let ends = [
            (responder.handleLine(of: .start, on: selection), responder.letterEdges(at: first).leading),
            (responder.handleLine(of: .end, on: selection), responder.letterEdges(at: last).trailing),
        ]
        for (handle, edge) in ends { XCTAssertEqual(handle.minX, edge.minX, accuracy: 1, file: file, line: line) }
    }

    private static func range(of word: String, in text: String) throws -> Range<Int> {
        let found = try XCTUnwrap(text.range(of: word))
        let start = text[..<found.lowerBound].unicodeScalars.count
        return start..<start + word.unicodeScalars.count
    }

    /// WebKit: `bidi-visually-contiguous-selection`.
    func testDraggingTheStartFromLatinIntoHebrew() throws {
        try Self.drag(.start, of: "leftward", to: "משפט", in: "Hebrew, זה משפט בעברית, reads leftward today.")
    }

    /// WebKit: `bidi-visually-contiguous-selection-4`, from a Latin word that begins a right-to-left paragraph.
    func testDraggingTheEndFromLatinInARightToLeftParagraph() throws {
        try Self.drag(.end, of: "WebKit", to: "מימין", in: Self.rightToLeftMark + "WebKit נכתב מימין לשמאל תמיד.")
    }

    /// WebKit: `bidi-visually-contiguous-selection-7`, in a right-to-left paragraph that ends in Latin.
    func testDraggingTheEndFromHebrewIntoLatin() throws {
        try Self.drag(.end, of: "זה", to: "quick", in: "זה משפט באנגלית: the quick brown fox")
    }

    /// WebKit: `bidi-visually-contiguous-selection-multiline`, into a paragraph of the other direction.
    func testDraggingTheEndIntoAParagraphOfTheOtherDirection() throws {
        try Self.drag(
            .end, of: "Hebrew", to: "like", in: "Hebrew reads leftward זה משפט כאן\nהמשפט הזה נגמר like this text")
    }

    /// Compose: `getTextSelectionInfo_drag_select_range_bidi`, in both directions.
    func testDraggingEitherEndAcrossTwoRuns() throws {
        try Self.drag(.end, of: "hello", to: "שלום", in: "hello שלום לכולם")
        try Self.drag(.start, of: "לכולם", to: "hello", in: "hello שלום לכולם")
    }

    /// WebKit: `bidi-visually-contiguous-selection-extending`, word by word with the keyboard.
    func testExtendingWordByWordWithTheKeyboard() throws {
        for text in ["This text — זה משפט כזה — is right to left", "שלח מכתב אל foo@example.com וחכה לתשובה"] {
            try TestWindow.withText(text) { view, _ in
                let responder = TextViewResponder(view)
                let keyboard = try TestDisplay.shared().keyboard
                view.buffer.insertionPoint = 0
                view.grabFocus()
                TestWindow.settle()
                let count = text.unicodeScalars.count
                let isRightToLeft = text.hasPrefix("ש")
                var selected = 0
                for _ in 0..<40 where selected < count {
                    try keyboard.press(isRightToLeft ? "ctrl+shift+Left" : "ctrl+shift+Right")
                    try waitUntil("more to be selected") { (view.buffer.selection?.count ?? 0) != selected }
                    let selection = try XCTUnwrap(view.buffer.selection)
                    selected = selection.count
                    try Self.expect(selection, in: view, responder, file: #filePath, line: #line)
                }
                XCTAssertEqual(view.buffer.selection, 0..<count)
            }
        }
    }
}
