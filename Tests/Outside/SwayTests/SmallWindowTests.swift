import TestSupport
import XCTest

@testable import Driving

/// A window hardly larger than the menu, at a corner of the screen.
final class SmallWindowTests: SwayTestCase {
    /// A menu's item under the pointer when the menu opens isn't highlighted and can't be chosen until the pointer moves.
    func testAMenuHighlightsNothingUntilThePointerMoves() throws {
        let screen = try monitor
        let window = ScreenRectangle(x: screen.right - 340, y: screen.bottom - 300, width: 340, height: 300)
        try float(at: window)
        try app.waitUntil("the window to be small") {
            try self.app.accessible.children.first?.extents.width == window.width
        }
        _ = try Screenshot.settled()
        for button in [Pointer.Button.secondary, .primary] {
            // On one side of the picture the menu opens below the pointer, on the other the preview.
            for part in [1, 7] {
                let picture = try picture().extents.moved(x: window.x, y: window.y)
                let place = ScreenPoint(x: picture.x + picture.width * part / 8, y: picture.center.y)
                app.pointer.glide(to: place, steps: 20, milliseconds: 300)
                waitForNewSuccession()
                app.pointer.press(button)
                try expectOnlyMenu(.context, PictureTestCase.rows)
                app.pointer.release(button)
                let preview = try app.waitFor("the preview") { try self.preview }.extents
                if !preview.moved(x: window.x, y: window.y).contains(place) { break }
                try app.keyboard.press("Escape")
                try expectNoPopover()
            }
            try expectNoHighlightUntilMoved()
            try expectOnlyMenu(.context, PictureTestCase.rows)
            XCTAssertEqual(try pictureNames, [welcomeCaption])
            // Its submenu may have opened by then.
            for _ in 0..<2 { try app.keyboard.press("Escape") }
            try expectNoPopover()
        }
    }
}
