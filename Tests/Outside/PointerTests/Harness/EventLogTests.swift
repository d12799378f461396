import TestSupport
import XCTest

@testable import Driving

/// A program logs the events that reach it, if its environment requests that.
final class EventLogTests: AppTestCase {
    /// Waits for a number of events during a body, and returns their lines. They begin with these words, after the time of day.
    private func events(_ words: String, count: Int, while body: () throws -> Void) throws -> [String] {
        let before = app.events.count
        try body()
        return try TestSupport.waitFor("\(count) × \(words)") {
            app.events.dropFirst(before).filter { $0.contains(": \(words)") }
        } until: {
            $0.count == count
        }
    }

    /// Returns the time of an event by the display's clock, in milliseconds.
    private func time(of event: String) throws -> Int {
        try XCTUnwrap(event.firstMatch(of: #/, (\d+) ms/#).flatMap { Int($0.1) }, event)
    }

    func testAClickIsLoggedAsTwoEventsWithItsPlace() throws {
        let (place, window) = (try place(of: "finger"), try window)
        let clicks = try events("button", count: 2) { app.pointer.click(.secondary, at: place) }
        let inWindow = "at (\(place.x - window.frame.x).0, \(place.y - window.frame.y).0)"
        for (event, words) in zip(clicks, ["press", "release"]) {
            XCTAssertTrue(
                event.contains(": button \(words) 3 \(inWindow) on window \"Welcome – Longpress\", "), event)
        }
        XCTAssertTrue(clicks[1].contains(", button 3, "), clicks[1])
        XCTAssertTrue((20..<400).contains(try time(of: clicks[1]) - time(of: clicks[0])), "\(clicks)")
    }

    func testAKeyIsLoggedWithItsNameAndModifiers() throws {
        let keys = try events("key", count: 4) { try app.keyboard.press("shift+Left") }
        for (event, words) in zip(keys, ["press Shift_L", "press Left", "release Left", "release Shift_L"]) {
            XCTAssertTrue(event.contains(": key \(words) "), event)
            XCTAssertEqual(event.contains(", shift, "), words != "press Shift_L", event)
        }
    }

    func testAHoldIsLoggedWithItsDuration() throws {
        let place = try place(of: "finger")
        let hold = try events("button", count: 2) { app.pointer.hold(at: place) }
        XCTAssertGreaterThanOrEqual(try time(of: hold[1]) - time(of: hold[0]), 990, "\(hold)")
    }

    /// Events on the menu are distinguished from events on the window below it.
    func testAClickOnAMenuIsLoggedOnAPopover() throws {
        _ = try events("button", count: 2) { try app.pointer.click(.secondary, at: place(of: "finger")) }
        let clicks = try events("button", count: 2) { try choose("Select All") }
        for event in clicks { XCTAssertTrue(event.contains(") on popover, "), event) }
    }

    /// The log isn't on the program's standard output.
    func testTheLogIsNotOnStandardOutput() throws {
        _ = try events("button press", count: 1) { try app.pointer.click(at: place(of: "finger")) }
        XCTAssertEqual(app.standardOutput, "")
    }
}
