import TestSupport
import XCTest

@testable import Driving

/// Holding a page's text: the loupe, the selection that follows, and the handles (E3, E4, E6, E18).
final class WebHoldTests: WebTestCase {
    override var body: String {
        """
        <p style="top: 96px">Hello brave world again</p>
        <div style="top: 192px; width: 300px" contenteditable>Editable words</div>
        """
    }

    func testE2AHoldShowsTheLoupeAndSelectsTheWordUnderIt() throws {
        let brave = letter(8, top: 96)
        app.pointer.move(to: brave)
        app.pointer.press()
        let loupe = try expectLoupe()
        XCTAssertLessThan(loupe.visibleFrame.bottom, brave.y)
        XCTAssertEqual(app.windows.popovers, [])
        try Screenshot.take("web-loupe")
        app.pointer.glide(to: letter(14, top: 96))
        try app.waitUntil("the loupe to follow") {
            try app.windows.loupe.map { $0.frame.center.x > brave.x + 40 } == true
        }
        app.pointer.release()
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectNoLoupe()
        try Screenshot.take("web-menu")
        try expectCopy(of: "world")
    }

    /// E4: in editable text the insertion point follows.
    func testTheInsertionPointFollowsAHold() throws {
        try app.clipboard.offer(text: "new ")
        let place = letter(0, top: 192)
        app.pointer.move(to: letter(5, top: 192))
        app.pointer.press()
        try expectLoupe()
        app.pointer.glide(to: place.moved(x: -4))
        try app.waitUntil("the loupe to follow") {
            try app.windows.loupe.map { abs($0.frame.center.x - place.x) < 20 } == true
        }
        app.pointer.release()
        try expectMenu(.edit, "Paste | Select | Select All")
        try choose("Paste")
        try expectMenu(at: letter(2, top: 192), "Paste | Select | Select All")
        try choose("Select All")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Take Note")
        try expectCopy(of: "new Editable words")
    }

    /// E6: a hold's selection has handles, and the menu is closed while one is dragged.
    func testHandlesChangeTheSelection() throws {
        app.pointer.hold(at: letter(8, top: 96))
        try expectMenu(.edit, "Copy | Select All | Take Note")
        let end = at(24 + 11 * Self.advance, 120 + 6)
        try expectTwoKnobs()
        try app.waitUntil("the handle at the end") { try isKnob(at: end) }
        app.pointer.move(to: end)
        app.pointer.press()
        try expectNoMenu()
        app.pointer.glide(to: at(24 + 17 * Self.advance, 120 + 6))
        try expectLoupe()
        app.pointer.release()
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectCopy(of: "brave world")
    }
}
