import TestSupport
import XCTest

@testable import Driving

/// The pointer and the keys in one open menu: they are on one item.
final class PointedItemTests: PictureTestCase {
    /// Where an item is.
    private func frame(of name: String) throws -> ScreenRectangle {
        try find(role: "menu item", name: name).screenRectangle
    }

    /// Moves the pointer to an item, by as many motions as a hand makes; to the right of its middle by a number of points.
    private func glide(to name: String, x: Int = 0) throws {
        app.pointer.glide(to: try frame(of: name).center.moved(x: x, y: 0), steps: 60, milliseconds: 300)
    }

    /// Waits until an item looks chosen, and no other one of them does.
    private func expectLit(_ name: String, among names: [String]) throws {
        let frames = try names.map { try frame(of: $0) }
        try TestSupport.waitFor(
            "\(name) to be lit, alone",
            value: {
                let screen = try Screenshot.picture()
                // Most of them aren't lit.
                let colors = frames.map { screen.cropped(to: $0).mostCommonColor }
                let plain = colors.max { one, other in
                    colors.count { $0.isNear(one, tolerance: 4) } < colors.count { $0.isNear(other, tolerance: 4) }
                }
                return zip(names, colors).filter { !$1.isNear(plain!, tolerance: 4) }.map(\.0)
            }, until: { $0 == [name] })
    }

    /// C2: the arrow keys go on from the item that is pointed at; the item that they leave isn't lit any more, though the
    /// pointer rests on it.
    func testArrowKeysGoOnFromThePointedItem() throws {
        let names = ["Open", "Copy Image", "Save Image As…", "Open With…", "Share…", "Rotate", "Remove Image"]
        for opening in [Opening.secondaryClick, .menuKey] {
            try focusPicture()
            try open(opening, at: middle)
            try expectMenu(.context, Self.rows)
            try glide(to: "Open With…")
            try expectLit("Open With…", among: names)
            try app.keyboard.press("Down")
            try expectLit("Share…", among: names)
            try app.keyboard.press("Up")
            try app.keyboard.press("Up")
            try expectLit("Save Image As…", among: names)
            try glide(to: "Open With…", x: 12)
            try expectLit("Open With…", among: names)
            try glide(to: "Copy Image")
            try expectLit("Copy Image", among: names)
            try app.keyboard.press("Up")
            try expectLit("Open", among: names)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// C2: in a submenu, too; what is chosen by the key is what is lit.
    func testArrowKeysGoOnFromThePointedItemOfASubmenu() throws {
        try openPictureMenu()
        try glide(to: "Rotate")
        let left = try find(role: "menu item", name: "Rotate Right")
        try app.waitUntil("the submenu") { left.isShowing }
        try waitForQuiet()
        try glide(to: "Rotate Right")
        let names = ["Rotate Left", "Rotate Right", "Flip Horizontally", "Flip Vertically"]
        try expectLit("Rotate Right", among: names)
        try app.keyboard.press("Down")
        try expectLit("Flip Horizontally", among: names)
        try app.keyboard.press("Escape")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// E19: an edit menu that has the keyboard, too.
    func testArrowKeysGoOnFromThePointedItemOfAnEditMenu() throws {
        try select("picture")
        try app.keyboard.press("Menu")
        let names = ["Cut", "Copy", "Delete", "Select All"]
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectLit("Cut", among: names)
        try glide(to: "Delete")
        try expectLit("Delete", among: names)
        try app.keyboard.press("Right")
        try expectLit("Select All", among: names)
        try app.keyboard.press("Left")
        try app.keyboard.press("Left")
        try expectLit("Copy", among: names)
        try app.keyboard.press("Return")
        try expectNoMenu()
        try expectClipboard("picture")
    }
}
