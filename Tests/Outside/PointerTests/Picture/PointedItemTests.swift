import TestSupport
import XCTest

@testable import Driving

/// Pointer and keys in the same open menu share one current item.
final class PointedItemTests: PictureTestCase {
    /// Returns where an item is.
    private func frame(of name: String) throws -> ScreenRectangle {
        try find(role: "menu item", name: name).screenRectangle
    }

    /// Moves the pointer to an item, with as many motions as by hand; `x` is a distance in points to the right of its centre.
    private func glide(to name: String, x: Int = 0) throws {
        app.pointer.glide(to: try frame(of: name).center.moved(x: x, y: 0), steps: 60, milliseconds: 300)
    }

    /// Waits until an item is highlighted, and no other item is.
    private func expectHighlighted(_ name: String, among names: [String]) throws {
        let frames = try names.map { try frame(of: $0) }
        try TestSupport.waitFor(
            "only \(name) to be highlighted",
            value: {
                let screen = try Screenshot.picture()
                // Most of them aren't highlighted.
                let colors = frames.map { screen.cropped(to: $0).mostCommonColor }
                let plain = colors.max { one, other in
                    colors.count { $0.isNear(one, tolerance: 4) } < colors.count { $0.isNear(other, tolerance: 4) }
                }
                return zip(names, colors).filter { !$1.isNear(plain!, tolerance: 4) }.map(\.0)
            }, until: { $0 == [name] })
    }

    /// C2: the arrow keys continue from the item under the pointer; that item is no longer highlighted, although the pointer
    /// rests on it.
    func testArrowKeysContinueFromThePointedItem() throws {
        let names = ["Open", "Copy Image", "Save Image As…", "Open With…", "Share…", "Rotate", "Remove Image"]
        for opening in [Opening.secondaryClick, .menuKey] {
            try focusPicture()
            try open(opening, at: middle)
            try expectMenu(.context, Self.rows)
            try glide(to: "Open With…")
            try expectHighlighted("Open With…", among: names)
            try app.keyboard.press("Down")
            try expectHighlighted("Share…", among: names)
            try app.keyboard.press("Up")
            try app.keyboard.press("Up")
            try expectHighlighted("Save Image As…", among: names)
            try glide(to: "Open With…", x: 12)
            try expectHighlighted("Open With…", among: names)
            try glide(to: "Copy Image")
            try expectHighlighted("Copy Image", among: names)
            try app.keyboard.press("Up")
            try expectHighlighted("Open", among: names)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// C2: also in a submenu; the key chooses the highlighted item.
    func testArrowKeysContinueFromThePointedItemOfASubmenu() throws {
        try openPictureMenu()
        try glide(to: "Rotate")
        let left = try find(role: "menu item", name: "Rotate Right")
        try app.waitUntil("the submenu") { left.isShowing }
        try waitForQuiet()
        try glide(to: "Rotate Right")
        let names = ["Rotate Left", "Rotate Right", "Flip Horizontally", "Flip Vertically"]
        try expectHighlighted("Rotate Right", among: names)
        try app.keyboard.press("Down")
        try expectHighlighted("Flip Horizontally", among: names)
        try app.keyboard.press("Escape")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// E19: also in an edit menu that has the keyboard focus.
    func testArrowKeysContinueFromThePointedItemOfAnEditMenu() throws {
        try select("picture")
        try app.keyboard.press("Menu")
        let names = ["Cut", "Copy", "Delete", "Select All"]
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectHighlighted("Cut", among: names)
        try glide(to: "Delete")
        try expectHighlighted("Delete", among: names)
        try app.keyboard.press("Right")
        try expectHighlighted("Select All", among: names)
        try app.keyboard.press("Left")
        try app.keyboard.press("Left")
        try expectHighlighted("Copy", among: names)
        try app.keyboard.press("Return")
        try expectNoMenu()
        try expectClipboard("picture")
    }
}
