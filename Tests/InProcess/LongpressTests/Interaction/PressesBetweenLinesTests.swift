import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// Every point in a text belongs to the nearest line, at its own distance from the left.
final class PressesBetweenLinesTests: LongpressTestCase {
    private static let text = """
        The first paragraph is so long that it takes more than one line in a window of this width, and is wrapped.
        Short.
        The third one is again so long that it is wrapped, and stands below a short one, which it is not to be taken for.
        """

    /// Shows the text with the line spacing of a note.
    private static func with(_ body: (TextView, Window) throws -> Void) throws {
        try TestWindow.withText(text, width: 420) { view, window in
            gtk_text_view_set_pixels_inside_wrap(view.typed(), 9)
            view.setParagraphSpacing(17)
            view.setTextMargins(horizontal: 10, vertical: 12)
            TestWindow.settle()
            try body(view, window)
        }
    }

    /// Returns the display lines, from the top, with their vertical extents.
    private static func lines(of view: TextView) -> [(middle: Double, top: Double, bottom: Double)] {
        var lines: [(middle: Double, top: Double, bottom: Double)] = []
        for offset in 0..<view.buffer.count {
            let place = view.bounds(of: offset..<offset)
            if lines.last.map({ $0.bottom < place.maxY }) ?? true { lines.append((place.midY, place.minY, place.maxY)) }
        }
        return lines
    }

    /// Returns every height between two lines, with the middle of the line nearest to it. The extents of lines are rounded.
    private static func places(between lines: [(middle: Double, top: Double, bottom: Double)]) -> [(
        y: Double, middle: Double
    )] {
        zip(lines, lines.dropFirst()).flatMap { above, below in
            stride(from: above.bottom, through: below.top, by: 1).compactMap { y in
                let (up, down) = (y + 0.5 - above.bottom, below.top - y - 0.5)
                return abs(up - down) <= 3 ? nil : (y, up < down ? above.middle : below.middle)
            }
        }
    }

    func testEveryPlaceBelongsToTheNearestLine() throws {
        try Self.with { view, _ in
            let lines = Self.lines(of: view)
            XCTAssertGreaterThan(lines.count, 4)
            for (y, middle) in Self.places(between: lines) {
                for x in [12.0, 40, 150, 300] {
                    XCTAssertEqual(
                        view.offset(at: Point(x: x, y: y)), view.offset(at: Point(x: x, y: middle)), "at \(x), \(y)")
                    XCTAssertEqual(
                        view.offset(ofCharacterAt: Point(x: x, y: y)),
                        view.offset(ofCharacterAt: Point(x: x, y: middle)), "at \(x), \(y)"
                    )
                }
            }
            let last = try XCTUnwrap(lines.last)
            XCTAssertEqual(
                view.offset(at: Point(x: 40, y: last.bottom + 3)), view.offset(at: Point(x: 40, y: last.middle)))
            XCTAssertEqual(view.offset(at: Point(x: 40, y: 3)), view.offset(at: Point(x: 40, y: lines[0].middle)))
            XCTAssertEqual(
                view.offset(at: Point(x: 40, y: last.bottom + 60)), view.buffer.count, "far below is the end")
        }
    }

    /// Clicks at a height in the text, and waits for the insertion point at the expected position, with nothing selected.
    private static func expectClick(at y: Double, toReach nearest: Int, of view: TextView, in window: Window) throws {
        waitForNewSuccession()
        try TestDisplay.shared().pointer.click(at: try RowPlace.place(40, y, of: view, in: window))
        try waitFor("the insertion point at \(nearest), by a click at \(y)") {
            (view.buffer.insertionPoint, view.buffer.selection)
        } until: {
            $0 == (nearest, nil)
        }
    }

    /// A mouse's click, drag and double click go to the nearest line, too.
    func testTheMouseGoesToTheNearestLine() throws {
        try Self.with { view, window in
            let pointer = try TestDisplay.shared().pointer
            for (y, middle) in Self.places(between: Self.lines(of: view)).enumerated().filter({ $0.offset % 3 == 1 })
                .map(\.element)
            {
                let nearest = view.offset(at: Point(x: 40, y: middle))
                view.buffer.insertionPoint = 0
                try Self.expectClick(at: y, toReach: nearest, of: view, in: window)
                // A drag that comes from elsewhere, and continues sideways.
                waitForNewSuccession()
                pointer.move(to: try RowPlace.place(12, 20, of: view, in: window))
                pointer.press()
                defer { pointer.release() }
                pointer.glide(to: try RowPlace.place(40, y, of: view, in: window))
                try waitUntil("the selection up to \(nearest), by a drag to \(y)") {
                    view.buffer.selection?.upperBound == nearest
                }
                pointer.glide(to: try RowPlace.place(80, y, of: view, in: window))
                let further = view.offset(at: Point(x: 80, y: middle))
                try waitUntil("the selection up to \(further)") { view.buffer.selection?.upperBound == further }
            }
        }
    }

    /// A click on the selection goes to the nearest line, too, and clears the selection.
    func testAClickOnTheSelectionGoesToTheNearestLine() throws {
        try Self.with { view, window in
            for (y, middle) in Self.places(between: Self.lines(of: view)).enumerated().filter({ $0.offset % 5 == 1 })
                .map(\.element)
            {
                let nearest = view.offset(at: Point(x: 40, y: middle))
                view.buffer.select(0..<view.buffer.count)
                try Self.expectClick(at: y, toReach: nearest, of: view, in: window)
            }
        }
    }

    /// A double click on the selection selects a word of the nearest line.
    func testADoubleClickOnTheSelectionSelectsAWordOfTheNearestLine() throws {
        try Self.with { view, window in
            let pointer = try TestDisplay.shared().pointer
            for (y, middle) in Self.places(between: Self.lines(of: view)).enumerated().filter({ $0.offset % 5 == 1 })
                .map(\.element)
            {
                let word = try XCTUnwrap(view.buffer.wordRange(at: view.offset(at: Point(x: 24, y: middle))))
                view.buffer.select(0..<view.buffer.count)
                waitForNewSuccession()
                pointer.doubleClick(at: try RowPlace.place(24, y, of: view, in: window))
                try waitFor("the word at \(word), by a double click at \(y)", value: { view.buffer.selection }) {
                    $0 == word
                }
                // Otherwise the menu could cover the next place, or take the next press.
                try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
                MenuPresenter.shared.close()
                try waitUntil("no menu") { try TestDisplay.shared().windows.popovers.isEmpty }
            }
        }
    }

    /// The middle button, which pastes the primary selection, goes to the nearest line, too.
    func testTheMiddleButtonPastesOnTheNearestLine() throws {
        try Self.with { view, window in
            let pointer = try TestDisplay.shared().pointer
            let (before, clipboard) = (view.buffer.text, gtk_widget_get_primary_clipboard(view.widget))
            for (y, middle) in Self.places(between: Self.lines(of: view)).enumerated().filter({ $0.offset % 3 == 1 })
                .map(\.element)
            {
                gdk_clipboard_set_text(clipboard, "#")
                let nearest = view.offset(at: Point(x: 40, y: middle))
                pointer.click(.middle, at: try RowPlace.place(40, y, of: view, in: window))
                try waitUntil("the pasted text at \(y)") { view.buffer.text != before }
                XCTAssertEqual(view.buffer.text(in: nearest..<nearest + 1), "#", "at \(y)")
                view.buffer.text = before
                TestWindow.settle()
            }
        }
    }

    /// E19: a double click that is dragged selects by words of the nearest line.
    func testADraggedDoubleClickSelectsWordsOfTheNearestLine() throws {
        try Self.with { view, window in
            let pointer = try TestDisplay.shared().pointer
            let lines = Self.lines(of: view)
            let y = lines[lines.count - 2].top - 3
            let word = try XCTUnwrap(view.buffer.wordRange(at: view.offset(at: Point(x: 60, y: y))))
            let other = try XCTUnwrap(view.buffer.wordRange(at: view.offset(at: Point(x: 200, y: y))))
            XCTAssertNotEqual(word, other)
            let place = try RowPlace.place(60, y, of: view, in: window)
            pointer.click(at: place)
            pointer.press()
            defer { pointer.release() }
            try waitUntil("the word") { view.buffer.selection == word }
            pointer.glide(to: try RowPlace.place(200, y, of: view, in: window))
            try waitUntil("the words") { view.buffer.selection == word.lowerBound..<other.upperBound }
            pointer.glide(to: place)
            try waitUntil("the word again") { view.buffer.selection == word }
        }
    }
}
