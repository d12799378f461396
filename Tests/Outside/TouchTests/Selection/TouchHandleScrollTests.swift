import TestSupport
import XCTest

@testable import Driving

/// Handles follow their text, and are clipped at its view's edges and hidden beyond them (E6). Only the screen shows where they
/// are.
final class TouchHandleScrollTests: TouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    override var arguments: [String] { ["long.txt"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let first = String(repeating: "This is broken into more lines by a window that is narrow. ", count: 3)
        let lines = (4...20).map { "The \($0)th.\n" } + Array(repeating: "And so on.\n", count: 100)
        try home.write(first + "\n" + lines.joined(), to: "long.txt")
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try app.windows.resize(try window, width: 1000, height: 520)
        _ = try Screenshot.settled()
    }

    /// Selects a paragraph's number by touch.
    private func tapTwice(_ number: String) throws {
        try touch.doubleTap(at: try place(of: number))
        try expectMenu(.edit, offered)
        try expectOnlyHandles(around: number)
        waitForNewSuccession()
    }

    private func turnWheel(_ direction: Pointer.Button, notches: Int = 1) throws {
        let place = try note.screenRectangle.center
        app.pointer.move(to: place)
        for _ in 0..<notches { app.pointer.click(direction, at: place) }
    }

    /// E6: one notch of the wheel moves text, handles and menu together.
    func testHandlesAndMenuFollowTheWheel() throws {
        try tapTwice("9th")
        let before = try knob(of: .start, of: "9th")
        try Screenshot.take("handles-before-scrolling")
        try turnWheel(.scrollDown)
        try app.waitUntil("the text to move") { try self.knob(of: .start, of: "9th") != before }
        try expectMenu(.edit, offered)
        try Screenshot.take("handles-after-scrolling")
        try expectOnlyHandles(around: "9th")
        // It can be dragged at its visible place.
        try touch.begin(at: try knob(of: .end, of: "9th"))
        try touch.move(to: try knob(of: .end, of: "9th.\nThe 10th"))
        try expectSelection("9th.\nThe 10th")
        try touch.end()
        try expectOnlyHandles(around: "9th.\nThe 10th")
    }

    /// E6: scrolling text far away hides its handles, and scrolling back shows them again.
    func testHandlesDisappearAndReturnWithTheirText() throws {
        try tapTwice("9th")
        try turnWheel(.scrollDown, notches: 40)
        try expectKnobs { [] }
        try expectNoMenu()
        try turnWheel(.scrollUp, notches: 40)
        try expectOnlyHandles(around: "9th")
        try expectMenu(.edit, offered)
    }

    /// E6: scrolling with a finger hides and shows them, with their menu; a menu that was closed stays closed.
    func testSwipingHidesAndShowsHandlesAndMenu() throws {
        try tapTwice("9th")
        let (middle, word) = (try note.screenRectangle.center, try place(of: "9th"))
        func swipe(by distance: Int) throws {
            waitForNewSuccession()
            try touch.begin(at: middle.moved(y: -distance / 2))
            try touch.move(to: middle.moved(y: distance - distance / 2), steps: 30, milliseconds: 300)
            // The finger rests, so that scrolling doesn't continue.
            pause(milliseconds: 200)
            try touch.end()
        }
        for isOpen in [true, false] {
            if !isOpen { try app.keyboard.press("Escape") }
            try swipe(by: -300)
            try expectKnobs { [] }
            try expectNoMenu()
            try swipe(by: 300)
            try app.waitUntil("the word near where it was") { abs(try self.place(of: "9th").y - word.y) < 40 }
            try expectOnlyHandles(around: "9th")
            if isOpen { try expectMenu(.edit, offered) } else { try expectNothingOpens("scrolling") {} }
        }
    }

    /// E6: at the view's edge they are clipped like their line.
    func testHandlesAreClippedAtTheViewsEdge() throws {
        let area = try note.screenRectangle
        let (word, notches) = try lineToBeCutOff(at: area.y)
        try tapTwice(word)
        try turnWheel(.scrollDown, notches: notches)
        try app.waitUntil("the edge of the view to cut the line off") {
            let line = try self.note.screenRectangle(ofText: word)
            return line.y < area.y && line.bottom > area.y
        }
        try expectKnobs { [try self.knob(of: .end, of: word)] }
        try turnWheel(.scrollDown, notches: 3)
        try expectKnobs { [] }
    }

    /// Returns the line that crosses the view's upper edge halfway after some notches of the wheel.
    private func lineToBeCutOff(at edge: Int) throws -> (word: String, notches: Int) {
        let words = (4...12).map { "\($0)th" }
        let before = try words.map { try place(of: $0).y }
        try turnWheel(.scrollDown)
        try app.waitUntil("the text to move") { try self.place(of: "9th").y != before[5] }
        _ = try Screenshot.settled()
        let notch = before[5] - (try place(of: "9th").y)
        try turnWheel(.scrollUp)
        try app.waitUntil("the text to move back") { try self.place(of: "9th").y == before[5] }
        for (word, y) in zip(words, before) {
            for notches in 1...10 where abs(y - notches * notch - edge) < 7 { return (word, notches) }
        }
        throw TestFailure("no line at \(before) is at \(edge) after some notches of \(notch)")
    }

    /// E6: when line breaks change in a narrower window, they are still at their word.
    func testHandlesFollowTheirWordInANarrowerWindow() throws {
        try tapTwice("9th")
        let (before, size) = (try place(of: "9th"), try window.frame)
        try app.windows.resize(try window, width: size.width - 300, height: size.height)
        try app.waitUntil("the lines to break elsewhere") { try self.place(of: "9th") != before }
        try expectOnlyHandles(around: "9th")
        try app.windows.resize(try window, width: size.width, height: size.height)
        try app.waitUntil("the lines to break as before") { try self.place(of: "9th") == before }
        try expectOnlyHandles(around: "9th")
    }
}
