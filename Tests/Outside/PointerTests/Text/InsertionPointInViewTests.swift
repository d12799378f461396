import TestSupport
import XCTest

@testable import Driving

/// E16, E17: commands at the insertion point scroll to it first, however far away it is.
final class InsertionPointInViewTests: AppTestCase {
    /// Moves the insertion point to the third of many lines, and scrolls it out of view.
    private func scrollAway() throws {
        let area = try note.screenRectangle
        app.pointer.move(to: area.center)
        for _ in 0..<20 { app.pointer.click(.scrollDown, at: area.center) }
        try app.waitUntil("the line to be out of sight") { try self.line().bottom < area.y }
        _ = try Screenshot.settled()
    }

    private func line() throws -> ScreenRectangle { try note.screenRectangle(ofText: "line3") }

    private func expectLineVisible() throws {
        let area = try note.screenRectangle
        try app.waitUntil("the line to be visible in \(area)") {
            let line = try self.line()
            return line.y >= area.y - 1 && line.bottom <= area.bottom + 1
        }
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write((1...80).map { "line\($0) zeta" }.joined(separator: "\n"))
        _ = try Screenshot.settled(of: try note.screenRectangle.inset(by: 20))
        try app.keyboard.press("ctrl+Home")
        for _ in 0..<2 { try app.keyboard.press("Down") }
        try expectCaret(at: 22)
        try expectLineVisible()
    }

    func testTheMenuKeyScrollsToTheInsertionPoint() throws {
        for key in ["Menu", "shift+F10"] {
            try scrollAway()
            try app.keyboard.press(key)
            try expectMenu(.edit, "Select | Select All")
            try expectLineVisible()
            let body = try app.waitFor("the menu's place") { try? openMenu(.edit).children.first?.screenRectangle }
            let line = try line()
            let gap = body.y > line.y ? body.y - line.bottom : line.y - body.bottom
            XCTAssert((0..<30).contains(gap), "the line is at \(line), the menu at \(body)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testAMenuBarCommandScrollsToTheInsertionPoint() throws {
        try scrollAway()
        try chooseInMenuBar("Edit", "Select")
        try expectSelection("line3")
        try expectLineVisible()
        try scrollAway()
        try chooseInMenuBar("Format", "Bold")
        try expectLineVisible()
        try scrollAway()
        try chooseInMenuBar("Edit", "Delete")
        try expectText((1...80).map { $0 == 3 ? " zeta" : "line\($0) zeta" }.joined(separator: "\n"))
        let area = try note.screenRectangle
        try app.waitUntil("the line to be visible") { try self.note.screenRectangle(ofText: "line2").y >= area.y - 30 }
    }
}
