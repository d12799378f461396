import TestSupport
import XCTest

@testable import Driving

/// R24, C6: each picture's caption has a menu and is edited by a click, whichever picture is selected.
final class GalleryCaptionTests: GalleryTestCase {
    private static let whole = "Copy | Edit Caption…"

    /// Gives captions to the first two pictures, and clears the selection.
    private func writeCaptions() throws {
        try captions.write("Night Lake", of: 1)
        try captions.write("Boat", of: 2)
        pause(milliseconds: 450)
        app.pointer.click(at: try gallery.emptyCorner)
        try gallery.expectSelected()
    }

    /// One press opens the menu, and the selected pictures stay selected.
    func testOnePressOpensTheMenuOfAnyCaption() throws {
        try writeCaptions()
        for selection in [[], [1], [4], [3, 4, 5]] {
            for opening in [Opening.secondaryClick, .hold] {
                for number in selection { try gallery.click(number, holding: "ctrl") }
                try gallery.expectSelected(selection)
                waitForNewSuccession()
                try open(opening, at: caption("Night Lake").screenRectangle.center)
                try expectMenu(.edit, Self.whole)
                XCTAssertEqual(try caption("Night Lake").selectedText, "Night Lake")
                XCTAssertEqual(try gallery.selected, selection, "\(opening)")
                try app.keyboard.press("Escape")
                try expectNoMenu()
                for number in selection { try gallery.click(number, holding: "ctrl") }
            }
        }
    }

    /// Tab moves the focus from a picture to its caption; the Menu key then opens the caption's menu.
    func testTabReachesACaptionAndTheMenuKeyOpensItsMenu() throws {
        try writeCaptions()
        try gallery.click(2)
        try app.waitUntil("the picture to have the focus") { try self.picture("Boat").has("focused") }
        for name in ["Night Lake", "Boat"] {
            XCTAssertEqual(try caption(name).has("focusable"), name == "Boat", name)
        }
        try app.keyboard.press("Tab")
        try app.waitUntil("the caption to have the focus") { try self.caption("Boat").has("focused") }
        // Keys for pictures don't act on their captions.
        try app.keyboard.press("Delete")
        try app.keyboard.press("Right")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, Self.whole)
        try choose("Copy")
        try expectClipboard("Boat")
        XCTAssertEqual(try pictureNames.count, 5)
        try gallery.expectSelected(2)
    }

    /// C1: commands chosen there apply to that caption, and its picture becomes selected.
    func testTheMenuEditsThePressedCaption() throws {
        try writeCaptions()
        try gallery.select(3, 4)
        app.pointer.click(.secondary, at: try caption("Boat").screenRectangle.center)
        try expectMenu(.edit, Self.whole)
        try choose("Edit Caption…")
        try captions.expectField()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("Ship\n")
        try captions.expect("Night Lake", "Ship")
        try gallery.expectSelected(2)
    }

    func testADoubleClickSelectsAWordOfAnyCaption() throws {
        try writeCaptions()
        try gallery.select(3, 4)
        let place = try caption("Night Lake").screenRectangle
        doubleClick(at: ScreenPoint(x: place.center.x - 20, y: place.center.y))
        try expectMenu(.edit, "Copy | Select All | Edit Caption…")
        XCTAssertEqual(try caption("Night Lake").selectedText, "Night")
        try gallery.expectSelected(3, 4)
        try choose("Select All")
        try expectMenu(.edit, Self.whole)
        XCTAssertEqual(try caption("Night Lake").selectedText, "Night Lake")
    }

    /// If the picture is one of several selected ones, they all stay selected; another picture is selected alone, as by a click
    /// on it.
    func testAClickStartsEditing() throws {
        try writeCaptions()
        try gallery.select(2, 4)
        waitForNewSuccession()
        app.pointer.click(at: try caption("Boat").screenRectangle.center)
        try captions.expectField()
        try gallery.expectSelected(2, 4)
        try app.keyboard.type("s\n")
        try app.waitUntil("the field to be gone") { try self.captions.field == nil }
        try gallery.expectSelected(2, 4)
        waitForNewSuccession()
        app.pointer.click(at: try caption("Night Lake").screenRectangle.center)
        try captions.expectField()
        try gallery.expectSelected(1)
        try app.keyboard.press("Escape")
        try app.waitUntil("the field to be gone") { try self.captions.field == nil }
    }

    /// A click with a modifier applies to the picture, also on its caption.
    func testAControlClickTogglesThePicturesSelection() throws {
        try writeCaptions()
        try gallery.select(4)
        for expected in [[2, 4], [4]] {
            pause(milliseconds: 450)
            let place = try caption("Boat").screenRectangle.center
            try app.keyboard.holding("ctrl") {
                app.pointer.click(at: place)
                try gallery.expectSelected(expected)
            }
        }
        XCTAssertNil(try captions.field)
    }

    // MARK: The place of a caption

    /// The prompt is visible while the pointer, the focus or the selection is on the picture, and doesn't move anything.
    func testAPictureShowsItsCaptionPrompt() throws {
        try captions.write("Night Lake", of: 1)
        pause(milliseconds: 450)
        app.pointer.click(at: try gallery.emptyCorner)
        try app.waitUntil("no caption prompt") { try self.captions.prompts.isEmpty }
        let places = try (2...5).map { try gallery.place(at: $0) }
        func expectPrompt(below numbers: Int..., by what: String) throws {
            let columns = try numbers.map { try gallery.place(at: $0).x }
            try TestSupport.waitFor(
                "caption prompts by \(what)",
                value: { try captions.prompts.map { try $0.screenRectangle.center.x } },
                until: { zip($0, columns).allSatisfy { abs($0 - $1) < 3 } && $0.count == columns.count })
            XCTAssertEqual(try (2...5).map { try gallery.place(at: $0) }, places, what)
        }
        app.pointer.glide(to: places[0])
        try expectPrompt(below: 2, by: "the pointer")
        app.pointer.glide(to: places[1])
        try expectPrompt(below: 3, by: "the pointer")
        // Down to the prompt.
        app.pointer.glide(to: try captions.prompts[0].screenRectangle.center)
        try expectPrompt(below: 3, by: "the pointer")
        app.pointer.glide(to: try note.screenRectangle.center)
        try app.waitUntil("no caption prompt") { try self.captions.prompts.isEmpty }
        try focusNote()
        try app.keyboard.press("F6")
        try app.keyboard.press("Home")
        try app.keyboard.press("Escape")
        try app.keyboard.press("ctrl+Right")
        try app.keyboard.press("ctrl+Right")
        try expectPrompt(below: 3, by: "the focus")
        try app.keyboard.press("F2")
        try captions.expectField()
        try app.keyboard.press("Escape")
        try app.keyboard.press("ctrl+a")
        try expectPrompt(below: 2, 3, 4, 5, by: "selecting")
        try captions.expect("Night Lake")
        // The prompt isn't exposed as a caption to assistive technologies.
        XCTAssertEqual(try pictureNames, ["Night Lake", "Image 2", "Image 3", "Image 4", "Image 5"])
    }
}
