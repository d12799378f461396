import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The insertion point stays visible while the lines above it are laid out, which a text view does in parts.
final class TextViewFollowingTests: GtkTestCase {
    /// Shows a long text, most of which isn't laid out yet.
    private static func withLongText(
        paragraphs: Int = 40_000, _ body: (TextView, ScrolledWindow) throws -> Void
    ) throws {
        let view = TextView()
        view.setTextMargins(horizontal: 18, vertical: 18)
        view.keepsInsertionPointInView()
        let scrolled = ScrolledWindow(view)
        try TestWindow.with(scrolled, height: 300) { window in
            try waitUntil("the window to get the focus") { window.isActive }
            view.grabFocus()
            view.buffer.text = (0..<paragraphs).map { "\($0) is the number of a paragraph.\n" }.joined()
            view.buffer.insertionPoint = 0
            try body(view, scrolled)
        }
    }

    private static func waitForLayout() throws {
        var isLaidOut = false
        MainLoop.atLeisure { isLaidOut = true }
        try waitUntil("all lines to be laid out", upTo: 60) { isLaidOut }
    }

    /// Returns whether the end was visible, for each of a number of frames.
    private static func framesWithEnd(_ view: TextView) throws -> [Bool] {
        var frames: [Bool] = []
        let painting = view.onFrame { frames.append(isEndVisible(view)) }
        defer { painting?.disconnect() }
        try waitUntil("frames while lines are laid out") { frames.count >= 10 }
        return Array(frames.prefix(10))
    }

    private static func isEndVisible(_ view: TextView) -> Bool {
        view.visibleRange.upperBound == view.buffer.count
    }

    func testTheInsertionPointStaysVisibleDuringLayout() throws {
        try Self.withLongText { view, _ in
            view.buffer.insertionPoint = view.buffer.count
            view.scrollToInsertionPoint()
            XCTAssertEqual(try Self.framesWithEnd(view), Array(repeating: true, count: 10))
            try Self.waitForLayout()
            // The last lines may still be waiting for their frame.
            try waitUntil("the end to stay visible") { Self.isEndVisible(view) }
        }
    }

    func testControlEndScrollsToTheEnd() throws {
        // Enough paragraphs that much layout remains when the key is pressed.
        try Self.withLongText(paragraphs: 200_000) { view, _ in
            try TestDisplay.shared().keyboard.press("ctrl+End")
            try waitUntil("the insertion point to move") { view.buffer.insertionPoint == view.buffer.count }
            XCTAssertEqual(try Self.framesWithEnd(view).dropFirst(), Array(repeating: true, count: 9)[...])
        }
    }

    /// Many lines are inserted at once, as after the program was busy.
    func testTypedTextIsVisible() throws {
        try Self.withLongText(paragraphs: 1) { view, scrolled in
            view.buffer.insertionPoint = view.buffer.count
            for turn in 1...5 {
                for _ in 0..<60 * turn { view.buffer.replaceSelection(with: "typed\n") }
                try waitUntil("turn \(turn): the end to be visible") { Self.isEndVisible(view) }
                // Simulates a scroll that was lost.
                scrolled.scrollPosition = 0
                view.buffer.replaceSelection(with: "more")
                try waitUntil("turn \(turn): the end to be visible again") { Self.isEndVisible(view) }
            }
        }
    }

    func testScrollingWithTheWheelStopsFollowing() throws {
        try Self.withLongText { view, scrolled in
            view.buffer.insertionPoint = view.buffer.count
            view.scrollToInsertionPoint()
            try waitUntil("the end to be visible") { Self.isEndVisible(view) }
            var isTurned = false
            let wheel = ScrollController(phase: .capture)
            wheel.onScroll {
                isTurned = true
                return false
            }
            scrolled.add(wheel)
            let display = try TestDisplay.shared()
            let place = try XCTUnwrap(display.windows.topLevels.last).visibleFrame.center
            display.pointer.scroll(at: place, clicks: -20)
            try waitUntil("the wheel event") { isTurned }
            let turned = Clock.milliseconds
            try Self.waitForLayout()
            XCTAssertFalse(Self.isEndVisible(view), "\(view.visibleRange)")
            // GTK 4.8 sometimes warns of a missing frame clock if the window closes soon after a scroll event.
            try waitUntil("the wheel to have come to rest") { Clock.milliseconds - turned > 300 }
        }
    }
}
