import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// A tap or click on an underlined word opens a menu of only its suggestions; the word's ordinary menu also has all other items
/// (R23).
final class SpellingTapTests: SpellingTestCase {
    private static let text = "I acheive it and teh end"
    private static let (achieve, the, correct) = (2..<9, 17..<20, 10..<12)

    /// Shows the text, and runs the body after its words are underlined.
    private static func with(_ body: (TextView, Window, Pointer) throws -> Void) throws {
        try SpelledText.with(text) { _, view, window in
            SpelledText.expectUnderlined("acheive teh", in: view)
            try body(view, window, TestDisplay.shared().pointer)
        }
    }

    /// Returns the centre of a range of the text on screen, moved by a distance.
    private static func place(
        of range: Range<Int>, in view: TextView, _ window: Window, by distance: (x: Double, y: Double) = (0, 0)
    ) throws -> ScreenPoint {
        let bounds = view.bounds(of: range)
        return try RowPlace.place(bounds.midX + distance.x, bounds.midY + distance.y, of: view, in: window)
    }

    private static func expectMenu(_ outline: String, in window: Window, line: UInt = #line) throws {
        try waitUntil("the menu \(outline)") { MenuOnScreen.outline(in: window) == outline }
    }

    /// Expects that no menu opens, even after the time for a second click.
    private static func expectNoMenu(_ reason: String, line: UInt = #line) {
        pause(milliseconds: Double(Settings.doubleClickTime) + 200)
        XCTAssertNil(MenuPresenter.shared.openKind, reason, line: line)
    }

    func testAClickShowsOnlyTheSuggestions() throws {
        try Self.with { view, window, pointer in
            pointer.click(at: try Self.place(of: Self.achieve, in: view, window))
            try Self.expectMenu("achieve | Learn Spelling", in: window)
            XCTAssertNil(view.buffer.selection)
            XCTAssertTrue(Self.achieve.contains(view.buffer.insertionPoint))
            XCTAssertEqual(MenuPresenter.shared.lastOpened?.trigger, .tap)
            try MenuOnScreen.choose("achieve", in: window)
            try waitUntil("the word to be replaced") { view.buffer.text == "I achieve it and teh end" }
        }
    }

    func testTheMenuPointsAtTheWord() throws {
        try Self.with { view, window, pointer in
            let word = view.bounds(of: Self.achieve)
            pointer.click(at: try Self.place(of: 2..<3, in: view, window))
            try Self.expectMenu("achieve | Learn Spelling", in: window)
            let target = try XCTUnwrap(MenuPresenter.shared.lastOpened?.surroundings.target)
            XCTAssertEqual(target.width, word.width, accuracy: 1)
        }
    }

    func testAFingersTapShowsTheSuggestions() throws {
        try Self.with { view, window, _ in
            let finger = InputSimulator(in: window)
            let bounds = view.bounds(of: Self.the)
            let place = try XCTUnwrap(view.convert(Point(x: bounds.midX, y: bounds.midY), to: window))
            finger.press(.finger, at: Point(x: place.x, y: place.y))
            finger.lift()
            try Self.expectMenu("the | eh | teth | Learn Spelling", in: window)
        }
    }

    func testTheNextWordShowsItsOwnSuggestions() throws {
        try Self.with { view, window, pointer in
            pointer.click(at: try Self.place(of: Self.achieve, in: view, window))
            try Self.expectMenu("achieve | Learn Spelling", in: window)
            pointer.click(at: try Self.place(of: Self.the, in: view, window))
            try Self.expectMenu("the | eh | teth | Learn Spelling", in: window)
            pointer.click(at: try Self.place(of: Self.the, in: view, window))
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            Self.expectNoMenu("a second click closes it")
        }
    }

    func testAClickElsewhereOpensNothing() throws {
        try Self.with { view, window, pointer in
            pointer.click(at: try Self.place(of: Self.correct, in: view, window))
            Self.expectNoMenu("a correct word")
            pointer.click(at: try Self.place(of: 23..<24, in: view, window, by: (120, 0)))
            Self.expectNoMenu("after the end of the line")
            view.buffer.text = "I acheive"
            view.buffer.insertionPoint = 0
            SpelledText.expectUnderlined("acheive", in: view)
            for distance in [(70.0, 0.0), (0, 60), (0, -60)] {
                pointer.click(at: try Self.place(of: Self.achieve, in: view, window, by: distance))
                Self.expectNoMenu("beside the word, though it is the nearest: \(distance)")
            }
        }
    }

    func testOtherActionsTakePrecedenceOverSuggestions() throws {
        try Self.with { view, window, pointer in
            let place = try Self.place(of: Self.achieve, in: view, window)
            pointer.doubleClick(at: place)
            try Self.expectMenu("Cut | Copy | Delete | Select All | achieve | Learn Spelling", in: window)
            Self.expectOnlyMenu("Cut | Copy | Delete | Select All | achieve | Learn Spelling", in: window)
            MenuPresenter.shared.close()
            view.buffer.insertionPoint = 0
            pause(milliseconds: Double(Settings.doubleClickTime) + 100)
            pointer.click(at: place)
            try waitUntil("the insertion point") { view.buffer.insertionPoint > 0 }
            try TestDisplay.shared().keyboard.press("Right")
            Self.expectNoMenu("a key")
            view.buffer.insertionPoint = 0
            pointer.click(at: place)
            try waitUntil("the insertion point") { Self.achieve.contains(view.buffer.insertionPoint) }
            view.buffer.insertionPoint = 0
            Self.expectNoMenu("the insertion point has moved on")
            pointer.drag(from: place, to: try Self.place(of: Self.the, in: view, window))
            try waitUntil("a selection") { view.buffer.selection != nil }
            Self.expectNoMenu("a drag")
        }
    }

    private static func expectOnlyMenu(_ outline: String, in window: Window) {
        pause(milliseconds: Double(Settings.doubleClickTime) + 200)
        XCTAssertEqual(MenuOnScreen.outline(in: window), outline)
    }

    func testReadOnlyTextHasNoSuggestions() throws {
        try Self.with { view, window, pointer in
            view.isEditable = false
            pointer.click(at: try Self.place(of: Self.achieve, in: view, window))
            Self.expectNoMenu("nothing can be replaced")
        }
    }

    /// A press far away from the nearest word doesn't refer to it.
    func testAPressFarFromAWordHasNoSuggestionsForIt() throws {
        try SpelledText.with("I acheive") { _, view, window in
            SpelledText.expectUnderlined("acheive", in: view)
            let pointer = try TestDisplay.shared().pointer
            pointer.click(.secondary, at: try Self.place(of: Self.achieve, in: view, window, by: (130, 0)))
            try Self.expectMenu("Select | Select All", in: window)
            pointer.click(.secondary, at: try Self.place(of: Self.achieve, in: view, window))
            try Self.expectMenu("Select | Select All | achieve | Learn Spelling", in: window)
        }
    }
}
