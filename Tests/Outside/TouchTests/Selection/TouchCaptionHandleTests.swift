import TestSupport
import XCTest

@testable import Driving

/// The handles of a caption, which lies over its pane, go with it (E6, E22). The screen alone says
/// where they are.
final class TouchCaptionHandleTests: TouchTestCase {
    /// The places of the knobs beside the middle of the caption.
    private func hold() throws -> [ScreenPoint] {
        try touch.hold(at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        let (knobs, middle) = (try expectTwoKnobs(), try caption.screenRectangle.center)
        return knobs.map { ScreenPoint(x: $0.x - middle.x, y: $0.y - middle.y) }
    }

    private func expect(_ knobs: [ScreenPoint]) throws {
        try expectKnobs {
            let middle = try self.caption.screenRectangle.center
            return knobs.map { $0.moved(x: middle.x, y: middle.y) }
        }
    }

    /// E6: they go with it as the window becomes smaller.
    func testTheyGoWithItInASmallerWindow() throws {
        let knobs = try hold()
        let (before, size) = (try caption.screenRectangle, try window.frame)
        try app.windows.resize(try window, width: size.width - 60, height: size.height - 60)
        try app.waitUntil("the caption to move") { try self.caption.screenRectangle != before }
        try expect(knobs)
    }
}
