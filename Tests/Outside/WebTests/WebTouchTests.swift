import TestSupport
import XCTest

@testable import Driving

/// A page's text with a finger (E2, E3, E6, E7).
final class WebTouchTests: WebTestCase {
    private var touch: TouchScreen!

    override var body: String {
        """
        <p style="top: 120px">Hello brave world again</p>
        <div style="top: 216px; width: 300px" contenteditable>Editable words</div>
        """
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        touch = try TouchScreen.shared()
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }

    /// Taps an item of the open menu.
    private func tap(_ name: String) throws { try touch.tap(at: try item(name).screenPoint) }

    func testE2AHoldThatMovesSelectsTheWordUnderTheFinger() throws {
        try touch.begin(at: letter(8, top: 120))
        try expectLoupe()
        try touch.move(to: letter(14, top: 120))
        try app.waitUntil("the loupe to follow") {
            try app.windows.loupe.map { abs($0.frame.center.x - letter(14, top: 120).x) < 40 } == true
        }
        try touch.end()
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectNoLoupe()
        try expectTwoKnobs()
        try app.clipboard.offer(text: "nothing yet")
        try tap("Copy")
        try expectClipboard("world")
    }

    func testADoubleTapSelectsAWordWhoseHandlesCanBeDragged() throws {
        try touch.doubleTap(at: letter(8, top: 120))
        try expectMenu(.edit, "Copy | Select All | Take Note")
        let end = at(24 + 11 * Self.advance, 144 + 6)
        try app.waitUntil("the handle at the end") { try isKnob(at: end) }
        try touch.begin(at: end)
        try touch.move(to: at(24 + 17 * Self.advance, 144 + 6))
        try touch.end()
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try app.clipboard.offer(text: "nothing yet")
        try tap("Copy")
        try expectClipboard("brave world")
    }

    func testHandlesNeverCross() throws {
        try touch.doubleTap(at: letter(8, top: 120))
        try expectMenu(.edit, "Copy | Select All | Take Note")
        let end = at(24 + 11 * Self.advance, 144 + 6)
        try app.waitUntil("the handle at the end") { try isKnob(at: end) }
        try touch.begin(at: end)
        try touch.move(to: at(24 + 1 * Self.advance, 144 + 6))
        try touch.end()
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try app.clipboard.offer(text: "nothing yet")
        try tap("Copy")
        try expectClipboard("b")
    }

    func testTheInsertionPointFollowsAFinger() throws {
        try app.clipboard.offer(text: "new ")
        try touch.begin(at: letter(5, top: 216))
        try expectLoupe()
        try touch.move(to: letter(0, top: 216).moved(x: -4))
        try app.waitUntil("the loupe to follow") {
            try app.windows.loupe.map { abs($0.frame.center.x - letter(0, top: 216).x) < 30 } == true
        }
        try touch.end()
        try expectMenu(.edit, "Paste | Select | Select All")
        try tap("Paste")
        try expectNoMenu()
        let last = letter("new Editable words".count - 1, top: 216)
        let area = ScreenRectangle(x: last.x - 6, y: last.y - 12, width: 12, height: 24)
        try app.waitUntil("the text to be pasted") {
            try Screenshot.picture(of: area).share(of: .init(red: 255, green: 255, blue: 255)) < 0.95
        }
        waitForNewSuccession()
        try touch.doubleTap(at: letter(2, top: 216))
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Take Note")
        try tap("Copy")
        try expectClipboard("new")
    }
}
