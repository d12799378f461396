import TestSupport
import XCTest

@testable import Driving

/// What a press in a gallery applies to: one picture, all selected ones, or none.
final class GalleryMenuTests: GalleryTestCase {
    /// C1: a press outside the selection applies only to the pressed picture, with every way of pressing.
    func testOutsideTheSelectionTheMenuAppliesToOnePicture() throws {
        for opening in [Opening.secondaryClick, .hold] {
            try gallery.select(1, 2)
            try open(opening, at: gallery.place(at: 4))
            try expectMenu(.context, Self.rows(for: 4))
            try gallery.expectSelected(4)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// C17: a press on one of several selected pictures applies to all of them, and the menu's title shows their number.
    func testWithinTheSelectionTheMenuAppliesToAllSelected() throws {
        try gallery.select(1, 2, 4)
        for opening in [Opening.secondaryClick, .hold, .menuKey, .shiftF10] {
            try open(opening, at: gallery.place(at: 2))
            try expectMenu(named: "3 Images", Self.rows(for: 1, 2, 4))
            let title = try XCTUnwrap(openMenus.first?.find(role: "label", name: "3 Images"))
            XCTAssertTrue(title.isShowing)
            try gallery.expectSelected(1, 2, 4)
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try gallery.expectSelected(1, 2, 4)
        }
    }

    /// C20: the menu of the empty part adds pictures, whatever is selected.
    func testTheEmptyPartOffersOnlyAddImage() throws {
        for opening in [Opening.secondaryClick, .hold] {
            try gallery.select(1, 2)
            try open(opening, at: gallery.emptyCorner)
            try expectMenu(.context, "Add Image…")
            try gallery.expectSelected()
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// In the main interface, the titles of these commands are in the plural.
    func testTheMenuBarUsesThePlural() throws {
        try gallery.select(2, 3)
        try menuBar.expect(
            "Image",
            """
            Add Image…\tShift+Ctrl+M
            (Paste Image)
            (Take Screenshot…)
            Open
            Copy Images\tShift+Ctrl+C
            (Copy Text)
            Save Images…
            Open With…
            Rotate
            (Crop)
            Size
            (Edit Caption…\tF2)
            Move Earlier\tAlt+Up
            Move Later\tAlt+Down
            Move to Text
            (Move to Side)
            Remove Images
            """)
    }
}
