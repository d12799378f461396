import TestSupport
import XCTest

extension AppTestCase {
    /// The colour of handles in the light theme: that of the selection (Adwaita).
    static let handleColor = ScreenPicture.Color(red: 53, green: 132, blue: 228)

    /// The background colour of selected text in the light theme.
    static let highlightColor = ScreenPicture.Color(red: 194, green: 218, blue: 247)

    /// The end of a selection that a handle is attached to.
    enum End: CaseIterable {
        case start, end
    }

    /// Returns the expected place of the knob of a handle of the note's selection: above its start, below its end.
    /// `rightToLeft` says whether the text there runs from right to left.
    func knob(of end: End, of words: String, rightToLeft: Bool = false) throws -> ScreenPoint {
        let note = try note
        let text = try note.text
        guard let found = text.range(of: words) else { throw TestFailure("no \"\(words)\" in the note") }
        let scalars = text.unicodeScalars
        let first = scalars.distance(from: scalars.startIndex, to: found.lowerBound)
        let last = first + words.unicodeScalars.count - 1
        // Uses the line of a single letter, because the ends of a selection over several lines are in different lines.
        let letter = try note.screenRectangle(ofCharacters: end == .start ? first..<first + 1 : last..<last + 1)
        let isAtLeft = (end == .start) != rightToLeft
        // GTK gives letters of right-to-left text a negative width.
        let (left, right) = (min(letter.x, letter.right), max(letter.x, letter.right))
        let x = isAtLeft ? left : right
        let edge = try highlightEdge(end, at: isAtLeft ? x + 8 : x - 8, of: letter)
        return ScreenPoint(x: x, y: end == .start ? edge - 6 : edge + 6)
    }

    /// Returns the top or the bottom of the highlight on the line of a letter, which includes the space around the line; the
    /// top or bottom of the letter itself if it isn't selected.
    private func highlightEdge(_ end: End, at x: Int, of letter: ScreenRectangle) throws -> Int {
        let reach = 24
        let area = ScreenRectangle(
            x: x, y: end == .start ? letter.y - reach : letter.center.y, width: 1, height: reach + letter.height / 2)
        guard try TestDisplay.shared().bounds.contains(area) else { return end == .start ? letter.y : letter.bottom }
        let column = try Screenshot.picture(of: area)
        let selected = try (0..<column.height).filter {
            try column.pixel(at: ScreenPoint(x: 0, y: $0)).isNear(Self.highlightColor)
        }
        guard let first = selected.first, let last = selected.last else {
            return end == .start ? letter.y : letter.bottom
        }
        return end == .start ? area.y + first : area.y + last + 1
    }

    /// Returns whether a knob is visible at a place.
    func isKnob(at place: ScreenPoint) throws -> Bool {
        try Screenshot.pixel(at: place).isNear(Self.handleColor)
    }

    /// Waits until both handles of the note's selection are at their expected places.
    func expectHandles(around words: String, rightToLeft: Bool = false) throws {
        for end in End.allCases {
            let place = try knob(of: end, of: words, rightToLeft: rightToLeft)
            try app.waitUntil("the handle at the \(end) of \(words), at \(place)") { try isKnob(at: place) }
        }
    }

    /// Waits until both handles of the note's selection are at their expected places, and no other knob is visible.
    func expectOnlyHandles(around words: String) throws {
        try expectKnobs { try End.allCases.map { try knob(of: $0, of: words) } }
    }

    /// Waits until knobs are visible at the given places of the active window, and nowhere else in it.
    func expectKnobs(at places: () throws -> [ScreenPoint]) throws {
        try TestSupport.waitFor("the knobs at \(try places())", value: { try knobs }) { seen in
            let places = try places()
            return seen.count == places.count
                && seen.allSatisfy { knob in
                    places.contains { abs($0.x - knob.x) <= 2 && abs($0.y - knob.y) <= 2 }
                }
        }
    }

    /// Waits until two knobs are visible in the active window, and returns their centres, the left one first.
    @discardableResult
    func expectTwoKnobs() throws -> [ScreenPoint] {
        try TestSupport.waitFor("two knobs", value: { try knobs }, until: { $0.count == 2 }).sorted { $0.x < $1.x }
    }

    /// The centres of all round shapes in the selection's colour, whole or cut off, that are visible in the active window.
    var knobs: [ScreenPoint] { get throws { try knobs(in: Self.handleColor) } }

    /// Returns the centres of the knobs in another colour.
    func knobs(in color: ScreenPicture.Color) throws -> [ScreenPoint] {
        // On Wayland the window fills the display.
        let frame = try app.isOnWayland ? TestDisplay.shared().bounds : window.visibleFrame
        return try Screenshot.picture(of: frame).spots(of: color, across: 8...16).map {
            $0.center.moved(x: frame.x, y: frame.y)
        }
    }

    /// Waits until no handle is at either of the expected places.
    func expectNoHandles(around words: String, rightToLeft: Bool = false) throws {
        for end in End.allCases {
            let place = try knob(of: end, of: words, rightToLeft: rightToLeft)
            try app.waitUntil("no handle at the \(end) of \(words), at \(place)") { try !isKnob(at: place) }
        }
    }

    /// Waits until a loupe is on the screen.
    @discardableResult
    func expectLoupe() throws -> Windows.Window {
        try app.waitFor("the loupe") { try app.windows.loupe }
    }

    /// Waits until no loupe is on the screen.
    func expectNoLoupe() throws {
        try app.waitUntil("no loupe") { try app.windows.loupe == nil }
    }
}
