import TestSupport
import XCTest

@testable import Driving

/// Selection handles of text scrolled with a wheel (E6): mutter, as a window of another display, reports wheel events without
/// their distance (43.8). Only the screen shows where the handles are.
final class ScrolledHandleTests: SwayTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    override var arguments: [String] { ["long.txt"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(Self.longText, to: "long.txt")
    }

    private func turnWheel(_ direction: Pointer.Button, notches: Int = 1) throws {
        let place = try note.extents.center
        app.pointer.move(to: place)
        for _ in 0..<notches { app.pointer.click(direction, at: place) }
    }

    func testHandlesScrollWithTheTextAndReturn() throws {
        try touch.doubleTap(at: try place(of: "12th"))
        try expectOnlyMenu(.edit, offered)
        try expectOnlyHandles(around: "12th")
        try turnWheel(.scrollDown)
        try expectOnlyMenu(.edit, offered)
        try expectOnlyHandles(around: "12th")
        try turnWheel(.scrollDown, notches: 30)
        try expectKnobs { [] }
        try expectNoPopover()
        try turnWheel(.scrollUp, notches: 40)
        try expectOnlyHandles(around: "12th")
        try expectOnlyMenu(.edit, offered)
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try expectSelection("12th")
        try expectOnlyHandles(around: "12th")
    }
}
