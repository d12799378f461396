import TestSupport
import XCTest

@testable import Driving

/// A handle is as high as the highlight on its line, including the space around the line, with its knob just outside (E6). Only
/// the screen shows that.
final class HandleHeightTests: AppTestCase {
    private let long =
        "This paragraph is broken into several lines, as it has more words than one line has room for, and so on"

    /// Selects a word after a hold, which gives it handles.
    private func selectByHold(_ word: String) throws {
        app.pointer.hold(at: try place(of: word))
        try choose("Select")
        try expectSelection(word)
    }

    /// Returns the pixel rows with a colour in a column of the screen, around a place.
    private func rows(of color: ScreenPicture.Color, at x: Int, around y: Int) throws -> ClosedRange<Int>? {
        let area = ScreenRectangle(x: x, y: y - 50, width: 1, height: 100)
        let column = try Screenshot.picture(of: area)
        let rows = try (0..<100).filter { try column.pixel(at: ScreenPoint(x: 0, y: $0)).isNear(color) }
        guard let first = rows.first, let last = rows.last else { return nil }
        return area.y + first...area.y + last
    }

    /// Waits until both handles of a selected word are as high as its highlight.
    private func expectAsHighAsTheHighlight(_ word: String) throws {
        let letters = try note.screenRectangle(ofText: word)
        let knob = 12
        // The distances of the handles' ends from their expected places.
        try TestSupport.waitFor("handles as high as the highlight of \(word)") { () -> [Int] in
            guard
                let ground = try rows(of: Self.highlightColor, at: letters.x + 9, around: letters.center.y),
                let start = try rows(of: Self.handleColor, at: letters.x, around: letters.center.y),
                let end = try rows(of: Self.handleColor, at: letters.right - 1, around: letters.center.y)
            else { return [] }
            return [
                start.lowerBound + knob - ground.lowerBound, start.upperBound - ground.upperBound,
                end.lowerBound - ground.lowerBound, end.upperBound - knob - ground.upperBound,
            ]
        } until: {
            // The edge of a knob is antialiased.
            $0.count == 4 && $0.allSatisfy { abs($0) <= 2 }
        }
    }

    func testHandlesMatchTheHighlightOfASingleLine() throws {
        try write("Something\nelse here")
        try selectByHold("Something")
        try expectAsHighAsTheHighlight("Something")
        try Screenshot.take("handles-on-one-line", of: window.frame)
    }

    func testHandlesMatchTheHighlightInALongParagraph() throws {
        try write("\(long)\nelse here")
        for word in ["paragraph", "more", "so"] {
            try selectByHold(word)
            try expectAsHighAsTheHighlight(word)
            try app.keyboard.press("Escape")
            try app.keyboard.press("Left")
        }
    }
}
