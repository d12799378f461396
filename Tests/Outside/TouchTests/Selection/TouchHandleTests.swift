import TestSupport
import XCTest

@testable import Driving

/// The two handles of a selection made by touch (E6).
final class TouchHandleTests: TouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    private func selectByTouch(_ word: String) throws {
        try touch.doubleTap(at: try place(of: word))
        try expectMenu(.edit, offered)
        try expectSelection(word)
        try expectHandles(around: word)
        pauseAfterTap()
    }

    /// Waits as a user does between a tap and touching a handle; immediately, that would count as another tap.
    private func pauseAfterTap() { waitForNewSuccession() }

    /// E6, E7: while a handle is dragged, the menu is closed and a loupe is visible; then the menu opens for the new selection.
    func testDraggingTheEndExtendsTheSelection() throws {
        try selectByTouch("picture")
        try touch.begin(at: try knob(of: .end, of: "picture"))
        try expectNoMenu()
        try touch.move(to: try knob(of: .end, of: "picture. Its menu"))
        try expectLoupe()
        try expectSelection("picture. Its menu")
        try expectNoMenu()
        try touch.end()
        try expectNoLoupe()
        try expectMenu(.edit, offered)
        try expectHandles(around: "picture. Its menu")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard("picture. Its menu")
    }

    /// E6: the start moves too, and can be touched 11 points beside its knob's centre.
    func testDraggingTheStartExtendsTheSelection() throws {
        try selectByTouch("picture")
        let (from, to) = (try knob(of: .start, of: "picture"), try knob(of: .start, of: "right-click the picture"))
        try touch.begin(at: from.moved(x: 8, y: -8))
        try touch.move(to: to.moved(x: 8, y: -8))
        try expectSelection("right-click the picture")
        try touch.end()
        try expectMenu(.edit, offered)
        try expectHandles(around: "right-click the picture")
    }

    /// E6: the handles never cross each other: the dragged one stops one letter before the other, and can move back.
    func testHandlesNeverCross() throws {
        try selectByTouch("picture")
        let end = try knob(of: .end, of: "picture")
        try touch.begin(at: end)
        let target = try note.screenRectangle(ofText: "hold or")
        try touch.move(to: ScreenPoint(x: target.x, y: target.bottom + 6))
        try expectSelection("p")
        try touch.move(to: end)
        try expectSelection("picture")
        try touch.move(to: ScreenPoint(x: target.x, y: target.bottom + 6))
        try touch.end()
        try expectMenu(.edit, offered)
        try expectSelection("p")
    }

    /// E6: a fast drag extends the selection by words. A slow one does so by letters, and so does one that moves back.
    func testAFastDragSelectsWordsAndASlowOneLetters() throws {
        try selectByTouch("picture")
        try touch.begin(at: try knob(of: .end, of: "picture"))
        let letters = try ["picture. Its men", "picture. Its m", "picture. Its me"].map { try knob(of: .end, of: $0) }
        try touch.move(to: letters[0])
        try expectSelection("picture. Its menu")
        try touch.move(to: letters[1], steps: 20, milliseconds: 1000)
        try expectSelection("picture. Its m")
        try touch.move(to: letters[2], steps: 20, milliseconds: 1000)
        try expectSelection("picture. Its me")
        try touch.end()
        try expectMenu(.edit, offered)
        try expectHandles(around: "picture. Its me")
    }

    /// E6: at least one character stays selected wherever the handle is dragged.
    func testOneCharacterStaysSelected() throws {
        try selectByTouch("picture")
        try touch.begin(at: try knob(of: .end, of: "picture"))
        let start = try note.screenRectangle(ofText: "picture")
        // Slowly over the last letter before the start, then onto the start itself.
        try touch.move(to: ScreenPoint(x: start.x + 9, y: start.bottom + 6), steps: 20, milliseconds: 300)
        try touch.move(to: ScreenPoint(x: start.x, y: start.bottom + 6))
        try app.waitUntil("a part of the word to be selected") {
            let selected = try self.note.selectedText
            return !selected.isEmpty && selected.count < 3
        }
        try touch.end()
        XCTAssertFalse(try note.selectedText.isEmpty)
        try expectMenu(.edit, offered)
    }

    /// E6: a tap on a handle opens the menu again, instead of moving the insertion point.
    func testTappingAHandleShowsTheMenu() throws {
        try selectByTouch("picture")
        try app.keyboard.press("Shift_L")
        try touch.tap(at: try knob(of: .end, of: "picture"))
        try expectMenu(.edit, offered)
        try expectSelection("picture")
    }

    /// E6: Escape closes the menu; the handles stay while there is a selection.
    func testEscapeClosesTheMenuAndLeavesTheHandles() throws {
        try selectByTouch("picture")
        for _ in 0..<2 {
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try expectSelection("picture")
            try expectOnlyHandles(around: "picture")
        }
        try touch.begin(at: try knob(of: .end, of: "picture"))
        try touch.move(to: try knob(of: .end, of: "picture. Its menu"))
        try expectSelection("picture. Its menu")
        try touch.end()
        try expectMenu(.edit, offered)
    }

    /// E19: a third tap selects the paragraph, although the word's handles are under the finger by then.
    func testATripleTapSelectsTheParagraph() throws {
        try write("an ant ate\nnothing else")
        let place = try place(of: "ant")
        try touch.doubleTap(at: place)
        pause(milliseconds: 80)
        try touch.tap(at: place)
        try expectSelection("an ant ate")
        try expectMenu(.edit, offered)
        try expectHandles(around: "an ant ate")
    }

    /// E6: a second finger cancels the drag.
    func testASecondFingerRestoresTheSelection() throws {
        try selectByTouch("picture")
        try touch.begin(at: try knob(of: .end, of: "picture"))
        try touch.move(to: try knob(of: .end, of: "picture. Its menu"))
        try expectSelection("picture. Its menu")
        try touch.begin(at: try place(of: "caption"), finger: 1)
        try expectNoLoupe()
        try expectSelection("picture")
        try touch.end(finger: 1)
        try touch.end()
        try expectHandles(around: "picture")
    }

    /// E6: typing removes the handles, and a tap elsewhere removes both the handles and the selection.
    func testTypingAndTappingRemoveTheHandles() throws {
        try selectByTouch("picture")
        let places = try End.allCases.map { try knob(of: $0, of: "picture") }
        let area = try note.screenRectangle
        try touch.tap(at: ScreenPoint(x: area.center.x, y: area.bottom - 30))
        try expectNoMenu()
        try expectSelection("")
        for place in places { try app.waitUntil("no handle at \(place)") { try !isKnob(at: place) } }
        pauseAfterTap()
        try selectByTouch("picture")
        try app.keyboard.type("drawing")
        try app.waitUntil("the text to change") { try note.text.contains("the drawing. Its") }
        for place in places { try app.waitUntil("no handle at \(place)") { try !isKnob(at: place) } }
    }

    /// E6: near the edge of its view the text scrolls, so that a selection can be extended beyond the visible part.
    func testDraggingAHandleToTheEdgeScrolls() throws {
        try write((1...60).map { "line \($0)" }.joined(separator: "\n"))
        // A view that is still scrolling to the typed text would continue to do so.
        _ = try Screenshot.settled(of: try note.screenRectangle.inset(by: 20))
        try app.keyboard.press("ctrl+Home")
        try app.waitUntil("the text to be at its start") {
            try note.screenRectangle(ofCharacters: 0..<1).y >= note.screenRectangle.y
        }
        try touch.doubleTap(at: try note.screenRectangle(ofCharacters: 0..<4).center)
        try expectSelection("line")
        pauseAfterTap()
        try touch.begin(at: try knob(of: .end, of: "line"))
        let area = try note.screenRectangle
        try touch.move(to: ScreenPoint(x: area.x + 300, y: area.bottom - 4))
        try app.waitUntil("the selection to reach the text's end") {
            try note.selectedText.hasSuffix("line 60")
        }
        try touch.end()
        XCTAssertTrue(try note.selectedText.hasPrefix("line 1\nline 2\n"))
        try expectMenu(.edit, "Cut | Copy | Delete | Format | Share…")
        XCTAssertFalse(try isKnob(at: ScreenPoint(x: area.x + 18, y: area.y - 6)), "a handle is over the menu bar")
    }

    /// E6: the menu closes while the text is scrolled and opens again afterwards, with its handles; handles scrolled out of view
    /// don't cover anything else.
    func testTheMenuReturnsAfterScrolling() throws {
        try write((1...60).map { "line \($0)" }.joined(separator: "\n"))
        _ = try Screenshot.settled(of: try note.screenRectangle.inset(by: 20))
        try touch.doubleTap(at: try place(of: "line 56"))
        try expectMenu(.edit, offered)
        let before = try XCTUnwrap(app.windows.popovers.first).frame
        app.pointer.move(to: try note.screenRectangle.center)
        app.pointer.click(.scrollUp, at: try note.screenRectangle.center)
        try app.waitUntil("the menu to have moved with the text") {
            app.windows.popovers.count == 1 && app.windows.popovers.first?.frame != before
        }
        try expectMenu(.edit, offered)
    }

    /// E6: in right-to-left text the start is on the right, and dragging it to the left shortens the selection.
    func testHandlesAreOnTheCorrectSidesInRightToLeftText() throws {
        try offer("שלום עולם טוב")
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+v")
        try expectText("שלום עולם טוב")
        try touch.doubleTap(at: try place(of: "עולם"))
        try expectSelection("עולם")
        try expectHandles(around: "עולם", rightToLeft: true)
        pauseAfterTap()
        try touch.begin(at: try knob(of: .end, of: "עולם", rightToLeft: true))
        try touch.move(to: try knob(of: .end, of: "עולם טוב", rightToLeft: true))
        try expectSelection("עולם טוב")
        try touch.end()
        try expectHandles(around: "עולם טוב", rightToLeft: true)
    }

    /// E6: between words of the other direction, the handles are at the word's own letters, and can be dragged from there.
    func testHandlesAreAtTheWordInBidirectionalText() throws {
        try offer("one two שלום עולם six")
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+v")
        try expectText("one two שלום עולם six")
        try touch.doubleTap(at: try place(of: "שלום"))
        try expectSelection("שלום")
        try expectHandles(around: "שלום", rightToLeft: true)
        pauseAfterTap()
        try touch.begin(at: try knob(of: .end, of: "שלום", rightToLeft: true))
        // A slow drag selects by letters.
        try touch.move(to: try knob(of: .end, of: "שלום עול", rightToLeft: true), steps: 20, milliseconds: 1000)
        try expectSelection("שלום עול")
        try touch.end()
        try expectHandles(around: "שלום עול", rightToLeft: true)
    }

    /// E6, E22: the caption's handles select a part of it.
    func testTheCaptionsHandlesSelectAPartOfIt() throws {
        let caption = try caption
        try touch.hold(at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        let knobs = try expectTwoKnobs()
        try touch.begin(at: knobs[1])
        try touch.move(to: ScreenPoint(x: (2 * knobs[0].x + knobs[1].x) / 3, y: knobs[1].y))
        try app.waitUntil("a part to be selected") {
            let selected = try caption.selectedText
            return !selected.isEmpty && selected.count < 20 && welcomeCaption.hasPrefix(selected)
        }
        let selected = try caption.selectedText
        try touch.end()
        try expectMenu(.edit, "Copy | Select All | Edit Caption…")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard(selected)
        try focusNote()
        try expectKnobs { [] }
    }
}
