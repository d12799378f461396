import TestSupport
import XCTest

@testable import Driving

/// The edit menu of a page's text (E2).
final class WebTextTests: WebTestCase {
    override var body: String { #"<p style="top: 24px">Hello brave world</p>"# }
    private var brave: ScreenPoint { letter(8, top: 24) }

    func testE2SecondaryClickOffersToSelectAndThenToCopy() throws {
        let watch = try PopoverWatch(app.windows)
        try expectMenu(at: brave, "Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectCopy(of: "brave")
        try expectNoMenu()
        XCTAssertEqual(watch.appeared, 2, "WebKit's own menu opened")
    }

    func testE2APressInTheSelectionKeepsItAndOpensItsMenu() throws {
        try expectMenu(at: brave, "Select | Select All")
        try choose("Select All")
        try expectMenu(.edit, "Copy | Take Note")
        // A press inside the selection keeps it.
        try expectMenu(at: letter(2, top: 24), "Copy | Take Note")
        try choose("Take Note")
        try expectOutput("noted")
        try expectMenu(at: brave, "Copy | Take Note")
        try expectCopy(of: "Hello brave world")
    }

    func testE2TheMenuKeysOpenTheSelectionsMenu() throws {
        try expectMenu(at: brave, "Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Copy | Select All | Take Note")
        for key in ["Menu", "shift+F10"] {
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try app.keyboard.press(key)
            try expectMenu(.edit, "Copy | Select All | Take Note")
            try expectFocus(on: "Copy")
        }
        try app.clipboard.offer(text: "nothing yet")
        try app.keyboard.press("Return")
        try expectClipboard("brave")
        try expectNoMenu()
    }

    /// E19: a double click selects the word, a third click the paragraph.
    func testDoubleAndTripleClicksSelectAndOpenTheMenu() throws {
        doubleClick(at: brave)
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectCopy(of: "brave")
        waitForNewSuccession()
        app.pointer.tripleClick(at: brave)
        try expectMenu(.edit, "Copy | Take Note")
        try expectCopy(of: "Hello brave world")
    }

    /// E16: it is beside the selection, at its middle.
    func testTheMenuPointsAtTheSelection() throws {
        try expectMenu(at: brave, "Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Copy | Select All | Take Note")
        let menu = try XCTUnwrap(app.windows.popovers.first).visibleFrame
        let line = at(24, 24).y...at(24, 48).y
        XCTAssertTrue(menu.y >= line.lowerBound && menu.y < line.upperBound + 20, "\(menu) isn't below \(line)")
        XCTAssertTrue((menu.x...menu.right).contains(brave.x))
    }
}
