import TestSupport
import XCTest

@testable import Driving

/// Context menus on Wayland with keyboard and mouse, as on X11.
final class WaylandContextMenuTests: WaylandTestCase {
    private func focusPicture() throws {
        let picture = try picture()
        // Two clicks in the same place within the double-click time would open the picture.
        waitForNewSuccession()
        app.pointer.click(at: try picture.extents.center)
        try app.waitUntil("the picture to have the focus") { picture.has("focused") }
    }

    /// Returns whether a row has the focus; a submenu that opens again has new rows.
    private func isFocused(_ row: String) throws -> Bool {
        try app.accessible.find(role: "menu item", name: row)?.has("focused") == true
    }

    private func expectLying(_ isLying: Bool) throws {
        try app.waitUntil(isLying ? "the picture to be horizontal" : "the picture to be upright") {
            let place = try self.picture().extents
            return (place.width > place.height) == isLying
        }
    }

    /// C2, C6, C8: keys open the menu, move in it, into the submenu and out of it, and choose.
    func testKeysOpenTheMenuMoveInItAndChoose() throws {
        for key in ["Menu", "shift+F10"] {
            try focusPicture()
            try app.keyboard.press(key)
            try expectOnlyMenu(.context, PictureTestCase.rows)
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
        try expectLying(true)
        try app.keyboard.press("Menu")
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let open = try app.waitFor("Open") { try self.item("Open") }
        try app.waitUntil("the first row to have the focus") { open.has("focused") }
        // Rotate is the only row that begins with these letters.
        try app.keyboard.type("ro")
        let rotate = try self.item("Rotate")
        try app.waitUntil("Rotate to have the focus") { rotate.has("focused") }
        try app.keyboard.press("Right")
        try app.waitUntil("the submenu's first row to have the focus") { try self.isFocused("Rotate Left") }
        try app.keyboard.press("Left")
        try app.waitUntil("Rotate to have the focus again") { rotate.has("focused") }
        try app.keyboard.press("Right")
        try app.waitUntil("the submenu again") { try self.isFocused("Rotate Left") }
        try app.keyboard.press("Return")
        try expectNoPopover()
        try expectLying(false)
    }

    /// C20: beside the pictures it offers to add one.
    func testTheEmptyPaneOffersAddImage() throws {
        let pane = try images.extents
        let place = ScreenPoint(x: pane.x + 30, y: pane.bottom - 30)
        app.pointer.click(.secondary, at: place)
        try expectOnlyMenu(.context, "Add Image…")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    /// C28: opened near the window's edges, the menu is completely visible, and in reverse order where it opens upward (C12).
    func testTheMenuIsCompletelyVisibleNearTheEdges() throws {
        let picture = try picture().extents
        app.pointer.click(.secondary, at: ScreenPoint(x: picture.x + 8, y: picture.y + 8))
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let screen = try TestDisplay.shared().bounds
        let first = try place(ofRow: "Open")
        let last = try place(ofRow: "Remove Image")
        XCTAssertTrue(screen.contains(first) && screen.contains(last) && first.y < last.y, "\(first), \(last)")
    }
}
