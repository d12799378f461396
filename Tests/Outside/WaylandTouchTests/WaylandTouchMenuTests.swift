import TestSupport
import XCTest

@testable import Driving

/// Menus with a finger on Wayland, where GTK has touch handles and a touch menu of its own: those are never visible beside the
/// library's.
final class WaylandTouchMenuTests: WaylandTouchTestCase {
    /// E4, E18: it opens as the finger lifts, and not before; E12, E13: with the items that make sense.
    func testHoldingTextOpensTheEditMenuAsTheFingerLifts() throws {
        try touch.hold(at: try place(of: "picture")) { try expectNoPopover() }
        try expectOnlyMenu(.edit, "Select | Select All")
    }

    /// E19, E23: typing then replaces the word.
    func testDoubleTapSelectsTheWordAndTypingReplacesIt() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("picture")
        try app.keyboard.type("drawing")
        try expectNoPopover()
        try app.waitUntil("the word to be replaced") { try self.note.text.contains("right-click the drawing.") }
    }

    /// E5, E20: a tap chooses an item, and the menu for the new selection follows.
    func testTappingAnItemChoosesIt() throws {
        let word = try place(of: "picture")
        let menu = try opening(.edit, "Select | Select All") { try touch.hold(at: word) }
        try tap("Select", in: menu)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("picture")
    }

    /// C2, C3: it opens while the finger is down; lifting neither closes the menu nor chooses.
    func testHoldingAPictureOpensItsMenuAndATapChooses() throws {
        let picture = try picture()
        let middle = try picture.extents.center
        try touch.hold(at: middle) { try expectOnlyMenu(.context, PictureTestCase.rows) }
        try expectOnlyMenu(.context, PictureTestCase.rows)
        XCTAssertEqual(try pictureNames, [welcomeCaption])
        try touch.tap(at: try place(ofRow: "Remove Image"))
        try expectNoPopover()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// C21, C22: the picture is lifted out of its place beside its menu, and a tap on it opens it.
    func testATapOnThePreviewOpensThePicture() throws {
        try touch.hold(at: try picture().extents.center)
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let preview = try app.waitFor("the preview") { try self.preview }
        _ = try Screenshot.settled()
        try Screenshot.take("wayland-preview")
        try touch.tap(at: try preview.extents.center)
        try expectNoPopover()
        try app.waitUntil("the viewer") { try self.app.accessible.children.count == 2 }
    }

    /// R9.
    func testATapElsewhereClosesTheMenu() throws {
        let note = try note.extents
        let away = ScreenPoint(x: note.center.x, y: note.bottom - 60)
        try touch.hold(at: try place(of: "picture"))
        try expectOnlyMenu(.edit, "Select | Select All")
        try touch.tap(at: away)
        try expectNoPopover()
        try touch.hold(at: try picture().extents.center)
        try expectOnlyMenu(.context, PictureTestCase.rows)
        try touch.tap(at: away)
        try expectNoPopover()
    }

    /// C19, R9: one menu at a time, with each item's own kind.
    func testHoldingOneItemAfterAnotherLeavesOneMenu() throws {
        let (word, middle) = (try place(of: "picture"), try picture().extents.center)
        for _ in 0..<2 {
            try touch.hold(at: word)
            try expectOnlyMenu(.edit, "Select | Select All")
            try touch.hold(at: middle)
            try expectOnlyMenu(.context, PictureTestCase.rows)
            try touch.tap(at: word)
            try expectNoPopover()
            waitForNewSuccession()  // Otherwise that tap is the first of a double tap.
        }
    }

    /// A tap on a selection would open GTK's touch menu, without the library's.
    func testATapOnTheSelectionOpensOnlyTheLibrarysMenu() throws {
        let word = try place(of: "picture")
        try touch.doubleTap(at: word)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        _ = try Screenshot.settled()
        try Screenshot.take("wayland-edit-menu")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        waitForNewSuccession()  // Otherwise the tap is the third of a triple tap.
        try touch.tap(at: word)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("picture")
    }

    /// C3: a finger that holds and slides onto an item chooses it as it lifts. If the compositor reports the finger's place
    /// relative to the menu once it is over that, as sway 1.7 does, the place on screen counts.
    func testAFingerThatHoldsAndSlidesChoosesAnItem() throws {
        let middle = try picture().extents.center
        try touch.begin(at: middle)
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let item = try rectangle(ofRow: "Remove Image")
        try touch.move(to: item.center, steps: 30, milliseconds: 600)
        try expectHighlighted(item)
        try touch.end()
        try expectNoPopover()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// C20: beside the pictures it offers to add one.
    func testTheEmptyPaneOffersAddImage() throws {
        let pane = try images.extents
        try touch.hold(at: ScreenPoint(x: pane.x + 30, y: pane.bottom - 30))
        try expectOnlyMenu(.context, "Add Image…")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }
}
