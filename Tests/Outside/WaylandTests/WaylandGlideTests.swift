import TestSupport
import XCTest

@testable import Driving

/// Choosing from menus on Wayland with a pointer that moves like a real one: over the window, and from there onto the menu.
final class WaylandGlideTests: WaylandTestCase {
    private func expectUpright() throws {
        try app.waitUntil("the picture to be upright") {
            let place = try self.picture().extents
            return place.width < place.height
        }
    }

    private func openPictureMenu() throws {
        app.pointer.click(.secondary, at: try picture().extents.center)
        try expectOnlyMenu(.context, PictureTestCase.rows)
    }

    /// Moves onto an item, which becomes highlighted, and clicks it.
    private func choose(_ item: ScreenRectangle) throws {
        app.pointer.glide(to: item.center, steps: 20, milliseconds: 400)
        try expectHighlighted(item)
        app.pointer.click(at: item.center)
        try expectNoPopover()
    }

    /// C2: after a secondary click.
    func testAnItemOfAContextMenuCanBeClicked() throws {
        try openPictureMenu()
        try choose(try rectangle(ofRow: "Remove Image"))
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// C8: its submenu opens under the pointer, which moves on into it.
    func testAnItemOfASubmenuCanBeClicked() throws {
        try openPictureMenu()
        let rotate = try rectangle(ofRow: "Rotate")
        let before = try Screenshot.settled()
        app.pointer.glide(to: rotate.center, steps: 20, milliseconds: 400)
        try app.waitUntil("the submenu") {
            try self.app.accessible.find(role: "menu", name: "Rotate")?.isShowing == true
        }
        let submenu = try XCTUnwrap(try Screenshot.settled().newBox(since: before), "the submenu isn't visible")
        // Its first row is Rotate Left. The pointer stays in the row until it is in the submenu.
        let first = ScreenPoint(x: submenu.center.x, y: submenu.y + rotate.height / 2 + 8)
        app.pointer.glide(to: ScreenPoint(x: first.x, y: rotate.center.y))
        app.pointer.glide(to: first)
        app.pointer.click(at: first)
        try expectNoPopover()
        try expectUpright()
    }

    /// C22: the preview can be pressed, too.
    func testThePreviewCanBeClicked() throws {
        try openPictureMenu()
        let preview = try app.waitFor("the preview") { try self.preview }.extents
        app.pointer.glide(to: ScreenPoint(x: preview.center.x, y: preview.bottom - 20), steps: 20, milliseconds: 400)
        app.pointer.click(at: ScreenPoint(x: preview.center.x, y: preview.bottom - 20))
        try expectNoPopover()
        try app.waitUntil("the viewer") { try self.app.accessible.children.count == 2 }
    }

    /// E20: an edit menu, after a secondary click on the selection.
    func testAnItemOfAnEditMenuCanBeClicked() throws { try deleteAWordByAMenu() }

    /// As a list, if secondary clicks open lists.
    func testAnItemOfAnEditMenusListCanBeClicked() throws {
        try menuBar.chooseByKey("View", "Right-Click Opens List")
        try expectNoPopover()
        try deleteAWordByAMenu()
    }

    private func deleteAWordByAMenu() throws {
        let word = try place(of: "picture")
        let offered = "Cut | Copy | Delete | Select All | Format | Share…"
        doubleClick(at: word)
        try expectOnlyMenu(.edit, offered)
        try expectSelection("picture")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        let menu = try opening(.edit, offered) {
            app.pointer.click(.secondary, at: word)
        }
        try choose(try rectangle(of: "Delete", in: menu))
        try app.waitUntil("the word to be deleted") { try self.note.text.contains("right-click the . ") }
    }

    /// C3: the button stays pressed during the motion, and is released on the item.
    func testReleasingTheSecondaryButtonOnAnItemChoosesIt() throws {
        app.pointer.move(to: try picture().extents.center)
        app.pointer.press(.secondary)
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let item = try rectangle(ofRow: "Remove Image")
        app.pointer.glide(to: item.center, steps: 20, milliseconds: 400)
        try expectHighlighted(item)
        app.pointer.release(.secondary)
        try expectNoPopover()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// C3: the same in an edit menu.
    func testReleasingTheSecondaryButtonChoosesFromAnEditMenu() throws {
        let word = try place(of: "picture")
        app.pointer.move(to: word)
        let menu = try opening(.edit, "Select | Select All") { app.pointer.press(.secondary) }
        let item = try rectangle(of: "Select All", in: menu)
        app.pointer.glide(to: item.center, steps: 20, milliseconds: 400)
        app.pointer.release(.secondary)
        try expectSelection(try note.text)
    }

    /// A button released earlier, in the same window, has no effect.
    func testAnItemCanBeClickedAfterAMiddleClick() throws {
        app.pointer.click(.middle, at: try place(of: "picture"))
        try focusThePicture()
        app.pointer.move(to: try place(of: "picture"))
        try app.keyboard.press("Menu")
        try expectOnlyMenu(.context, PictureTestCase.rows)
        try choose(try rectangle(ofRow: "Remove Image"))
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// Moves the focus to the picture with keys, without a click.
    private func focusThePicture() throws {
        let picture = try picture()
        for _ in 0..<8 where !picture.has("focused") {
            try app.keyboard.press("F6")
            _ = try Screenshot.settled()
        }
        try app.waitUntil("the picture to have the focus") { picture.has("focused") }
    }

    /// GTK's own menus in the bar: Undo is the first item of the second one.
    func testAnItemOfTheMenuBarCanBeClicked() throws {
        let text = try note.text
        app.pointer.click(at: try place(of: "picture"))
        try app.keyboard.press("q")
        try app.waitUntil("a letter in the text") { try self.note.text != text }
        let edit = try find(role: "menu item", name: "Edit").extents.center
        let before = try Screenshot.settled()
        app.pointer.move(to: edit)
        app.pointer.click(at: edit)
        try app.waitUntil("the menu of the bar") { try self.find(role: "menu item", name: "Select All").isShowing }
        let menu = try XCTUnwrap(Screenshot.settled().newBox(since: before), "the menu isn't visible")
        let undo = ScreenPoint(x: menu.x + 60, y: menu.y + 24)
        app.pointer.glide(to: undo, steps: 20, milliseconds: 400)
        app.pointer.click(at: undo)
        try expectText(text)
    }
}
