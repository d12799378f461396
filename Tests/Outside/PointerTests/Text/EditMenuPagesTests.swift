import TestSupport
import XCTest

@testable import Driving

/// The pages of an edit menu that is too wide for its window, with the mouse.
final class EditMenuPagesTests: AppTestCase {
    func testAWheelThatGoesSidewaysTurnsThePage() throws {
        try app.windows.resize(window, width: 330, height: 600)
        try app.waitUntil("text and picture above each other") {
            try self.images.screenRectangle.y > self.note.screenRectangle.bottom - 1
        }
        doubleClick(at: try place(of: "picture"))
        let menu = try openMenu(.edit)
        XCTAssertNil(try menu.first { try $0.name == "Share…" && $0.isShowing })
        let copy = try item("Copy").screenPoint
        app.pointer.click(.scrollDown, at: copy)
        app.pointer.click(.scrollRight, at: copy)
        _ = try item("Share…")
    }
}
