import TestSupport
import XCTest

@testable import Driving

/// Where the edit menu opens.
final class EditMenuPlacementTests: AppTestCase {
    /// Twelve short lines, so that there is room on all sides of the middle ones.
    private let lines = (1...12).map { "alpha beta gamma delta theta line\($0) zeta" }

    /// Returns the body of the open menu, without arrow and shadow.
    private func body() throws -> ScreenRectangle {
        try app.waitFor("the menu's place") { try? openMenu(.edit).children.first?.screenRectangle }
    }

    private func checkArea(of body: ScreenRectangle) throws {
        XCTAssertTrue(try window.visibleFrame.contains(body), "\(body) leaves the window")
        let bar = try XCTUnwrap(app.accessible.find(role: "menu bar"))
        XCTAssertFalse(try bar.screenRectangle.overlaps(body))
    }

    /// E9, E16: on no line does it cover the menu bar or the selection.
    func testTheMenuCoversNeitherTheMenuBarNorTheSelection() throws {
        try write(lines.joined(separator: "\n"))
        for line in 1...7 {
            try doubleClick(at: place(of: "line\(line) ").moved(x: -2))
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
            let body = try body()
            XCTAssertFalse(body.overlaps(try note.screenRectangle(ofText: "line\(line) ")), "line \(line)")
            try checkArea(of: body)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// E17: at the window's edges it stays in the window, and still beside the word.
    func testTheMenuStaysInTheWindowAtTheEdges() throws {
        try write((lines + Array(repeating: "", count: 7) + ["alpha last omega"]).joined(separator: "\n"))
        let first = try note.screenRectangle(ofCharacters: 0..<5)
        doubleClick(at: first.center)
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try checkArea(of: body())
        XCTAssertGreaterThan(try body().right, first.center.x)
        try app.keyboard.press("Escape")
        try doubleClick(at: place(of: "last"))
        try checkArea(of: body())
        XCTAssertLessThan(try body().bottom, try place(of: "last").y)
    }
}
