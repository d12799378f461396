import TestSupport
import XCTest

@testable import Driving

/// E17: in a selection of many lines, a menu opened with the pointer opens at the pressed line.
final class EditMenuPressedLineTests: AppTestCase {
    private let offered = "Cut | Copy | Delete | Format | Share…"

    private func body() throws -> ScreenRectangle {
        try app.waitFor("the menu's place") { try? openMenu(.edit).children.first?.screenRectangle }
    }

    /// It is beside the pressed line and at most a menu's width from the pointer, wherever that is in the selection.
    func testTheMenuOpensAtThePressedLine() throws {
        try write((1...20).map { "alpha beta gamma delta theta line\($0) zeta" }.joined(separator: "\n"))
        try app.keyboard.press("ctrl+a")
        for word in ["line20", "line14", "line7", "line4"] {
            let line = try note.screenRectangle(ofText: word)
            let place = line.center
            app.pointer.click(.secondary, at: place)
            try expectMenu(.edit, offered)
            let body = try body()
            let gap = body.y > place.y ? body.y - line.bottom : line.y - body.bottom
            XCTAssert((0..<30).contains(gap), "\(word) at \(line), the menu at \(body)")
            XCTAssert((body.x..<body.right).contains(place.x), "\(word) at \(line), the menu at \(body)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
