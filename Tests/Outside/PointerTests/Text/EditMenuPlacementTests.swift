import TestSupport
import XCTest

@testable import Driving

/// Where the edit menu comes up.
final class EditMenuPlacementTests: AppTestCase {
    /// Twelve short lines, so that there is room on every side of those in the middle.
    private let lines = (1...12).map { "alpha beta gamma delta theta line\($0) zeta" }

    /// The body of the open menu, without arrow and shadow.
    private func body() throws -> ScreenRectangle {
        try app.waitFor("the menu's place") { try? openMenu(.edit).children.first?.screenRectangle }
    }

    private func checkArea(of body: ScreenRectangle) throws {
        XCTAssertTrue(try window.visibleFrame.contains(body), "\(body) leaves the window")
        let bar = try XCTUnwrap(app.accessible.find(role: "menu bar"))
        XCTAssertFalse(try bar.screenRectangle.overlaps(body))
    }

    /// E16, E17.
    func testItIsAboveTheSelectionAndCentredOnIt() throws {
        try write(lines.joined(separator: "\n"))
        try doubleClick(at: place(of: "line9"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        let (body, word) = (try body(), try note.screenRectangle(ofText: "line9"))
        XCTAssertLessThan(body.bottom, word.y)
        XCTAssertLessThan(word.y - body.bottom, 30)
        XCTAssertLessThan(abs(body.center.x - word.center.x), 3)
        try checkArea(of: body)
    }

    /// E16.
    func testItIsBelowASelectionNearTheTop() throws {
        try write(lines.joined(separator: "\n"))
        try doubleClick(at: place(of: "line1"))
        let (body, word) = (try body(), try note.screenRectangle(ofText: "line1"))
        XCTAssertGreaterThanOrEqual(body.y, word.bottom)
        XCTAssertLessThan(body.y - word.bottom, 30)
        XCTAssertLessThan(abs(body.center.x - word.center.x), 3)
        try checkArea(of: body)
    }

    /// E9, E16: on no line does it cover the menu bar or the selection.
    func testItCoversNeitherTheMenuBarNorTheSelection() throws {
        try write(lines.joined(separator: "\n"))
        for line in 1...7 {
            try doubleClick(at: place(of: "line\(line) ").moved(x: -2))
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
            let body = try body()
            XCTAssertFalse(body.overlaps(try note.screenRectangle(ofText: "line\(line) ")), "line \(line)")
            try checkArea(of: body)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// E17: it stays in the window at its edges, and still by the word.
    func testItStaysInTheWindowAtTheEdges() throws {
        try write((lines + Array(repeating: "", count: 7) + ["alpha last omega"]).joined(separator: "\n"))
        let first = try note.screenRectangle(ofCharacters: 0..<5)
        doubleClick(at: first.center)
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try checkArea(of: body())
        XCTAssertGreaterThan(try body().right, first.center.x)
        try app.keyboard.press("Escape")
        try doubleClick(at: place(of: "last"))
        try checkArea(of: body())
        XCTAssertLessThan(try body().bottom, try place(of: "last").y)
    }

    /// E16: where the selection fills the view there is room on neither side.
    func testItIsCentredOverASelectionThatFillsTheView() throws {
        toleratedErrors = ["without a current allocation"]  // See `testALargeTextComesThroughTheClipboardBothWays`.
        try write("")
        try offer((1...100).map { "line \($0)\n" }.joined())
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the text") { try note.text.hasSuffix("line 100\n") }
        try app.keyboard.press("ctrl+a")
        let view = try note.screenRectangle
        for opening in [Opening.secondaryClick, .menuKey] {
            try open(opening, at: ScreenPoint(x: view.x + 40, y: view.center.y))
            try expectMenu(.edit, "Cut | Copy | Paste | Delete | Copy Style | Share…")
            let body = try body()
            XCTAssertTrue(view.contains(body), "\(body) isn't over \(view)")
            XCTAssertLessThan(abs(body.bottom - view.center.y), 36, "\(body) isn't in the middle of \(view)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
