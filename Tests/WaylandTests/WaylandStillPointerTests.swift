import TestSupport
import XCTest

@testable import Driving

/// What a menu has below the pointer as it comes up isn't lit, and isn't chosen, until the pointer moves. The compositor tells
/// the program at once that the pointer is over the menu.
final class WaylandStillPointerTests: WaylandTestCase {
    private static let plain = ScreenPicture.Color(red: 255, green: 255, blue: 255)

    /// The colour that most of a menu is of around the pointer.
    private func color() throws -> ScreenPicture.Color {
        let place = app.pointer.location
        return try Screenshot.settled(of: ScreenRectangle(x: place.x - 24, y: place.y - 8, width: 48, height: 16))
            .mostCommonColor
    }

    private func expectUnlitUntilMoved() throws {
        XCTAssertEqual(try color(), Self.plain)
        app.pointer.glide(to: app.pointer.location.moved(x: 12), steps: 6, milliseconds: 120)
        try app.waitUntil("an item to be lit by a motion") { try self.color() != Self.plain }
    }

    /// In a window that is hardly larger than the menu, at the lower right corner of the screen.
    func testAContextMenu() throws {
        let screen = try monitor
        let window = ScreenRectangle(x: screen.right - 340, y: screen.bottom - 300, width: 340, height: 300)
        try float(at: window)
        try app.waitUntil("the window to be small") {
            try self.app.accessible.children.first?.extents.width == window.width
        }
        _ = try Screenshot.settled()
        for button in [Pointer.Button.secondary, .primary] {
            // On one side of the picture the menu is below the pointer, on the other the preview.
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
            try expectUnlitUntilMoved()
            try expectOnlyMenu(.context, PictureTestCase.rows)
            XCTAssertEqual(try pictureNames, [welcomeCaption])
            // Its submenu may have opened by then.
            for _ in 0..<2 { try app.keyboard.press("Escape") }
            try expectNoPopover()
        }
    }

    /// E5: the menu that follows another one comes up below the pointer that has just clicked.
    func testTheEditMenuThatFollowsAnother() throws {
        let menu = try opening(.edit, "Select | Select All") {
            app.pointer.click(.secondary, at: try place(of: "picture"))
        }
        let item = try rectangle(of: "Select", in: menu)
        app.pointer.glide(to: item.center, steps: 20, milliseconds: 400)
        try expectLit(item)
        app.pointer.click(at: item.center)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try expectUnlitUntilMoved()
    }
}
