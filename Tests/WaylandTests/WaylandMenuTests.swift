import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The menus on Wayland, where GTK has touch handles and a touch menu of its own: those never show beside ours.
final class WaylandMenuTests: WaylandTestCase {
    /// E4, E18: as the finger lifts, and not before; E12, E13: what makes sense.
    func testHoldingTextOpensTheEditMenuAsTheFingerLifts() throws {
        try touch.hold(at: try place(of: "picture")) { try expectNoPopover() }
        try expectOnlyMenu(.edit, "Select | Select All")
    }

    /// E19, E23: typing then replaces the word.
    func testDoubleTapSelectsTheWordAndTypingReplacesIt() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try expectSelection("picture")
        try app.keyboard.type("drawing")
        try expectNoPopover()
        try app.waitUntil("the word to be replaced") { try self.note.text.contains("right-click the drawing.") }
    }

    /// E5, E20: an item is chosen by tap, and the menu for the new selection follows.
    func testTappingAnItemChoosesIt() throws {
        let word = try place(of: "picture")
        let menu = try opening(.edit, "Select | Select All") { try touch.hold(at: word) }
        try tap("Select", in: menu)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try expectSelection("picture")
    }

    func testSecondaryClickOpensTheEditMenu() throws {
        app.pointer.click(.secondary, at: try place(of: "picture"))
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    func testMenuKeysOpenTheEditMenuAndArrowsChoose() throws {
        try typeALetterThere()
        for key in ["Menu", "shift+F10"] {
            try app.keyboard.press(key)
            try expectOnlyMenu(.edit, "Select | Select All")
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
        try app.keyboard.press("Menu")
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Right")
        try app.keyboard.press("Return")
        try expectSelection(note.text)
    }

    /// C2, C3: while the finger is down; lifting it neither closes the menu nor chooses.
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

    /// C3: sliding onto a row and letting the button go there chooses it. Not by finger, as sway 1.7 counts a finger's
    /// place from whatever surface it has come over, yet sends it to the one that was touched.
    func testSlidingOntoARowAndLettingGoChoosesIt() throws {
        let middle = try picture().extents.center
        app.pointer.move(to: middle)
        app.pointer.press()
        try expectOnlyMenu(.context, PictureTestCase.rows)
        app.pointer.glide(to: try place(ofRow: "Remove Image"))
        app.pointer.release()
        try expectNoPopover()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// C21, C22: the picture lifts out of its place beside its menu, and a tap on it opens it.
    func testATapOnThePreviewOpensThePicture() throws {
        try touch.hold(at: try picture().extents.center)
        try expectOnlyMenu(.context, PictureTestCase.rows)
        let preview = try app.waitFor("the preview") { try self.preview }
        _ = try Screenshot.settled()
        try takePicture("wayland-preview")
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

    /// C19, R9: one menu at a time, each item its own kind.
    func testHoldingOneItemAfterAnotherLeavesOneMenu() throws {
        let (word, middle) = (try place(of: "picture"), try picture().extents.center)
        for _ in 0..<2 {
            try touch.hold(at: word)
            try expectOnlyMenu(.edit, "Select | Select All")
            try touch.hold(at: middle)
            try expectOnlyMenu(.context, PictureTestCase.rows)
            try touch.tap(at: word)
            try expectNoPopover()
            waitForNewSuccession()  // Else that tap is the first of a double tap.
        }
    }

    /// A tap into a selection opens GTK's touch menu, were it not for ours.
    func testATapIntoTheSelectionOpensOursAndNotGtks() throws {
        let word = try place(of: "picture")
        try touch.doubleTap(at: word)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try takePicture("wayland-edit-menu")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        waitForNewSuccession()  // Else the tap is the third of a triple tap.
        try touch.tap(at: word)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try expectSelection("picture")
    }

    /// Shows that the note has the keyboard.
    private func typeALetterThere() throws {
        let (note, text) = (try note, try note.text)
        try touch.tap(at: try place(of: "picture"))
        try app.keyboard.press("q")
        try app.waitUntil("a letter in the text") { try note.characterCount == text.unicodeScalars.count + 1 }
        try app.keyboard.press("BackSpace")
        try expectText(text)
    }

    /// A picture as the compositor itself takes it.
    private func takePicture(_ name: String) throws {
        _ = try Screenshot.settled()
        let folder = try TemporaryFolder()
        let file = try Screenshot.file(name)
        let grim = try ChildProcess(
            "grim", [file],
            environment: [
                "PATH": TestSupport.environment("PATH") ?? "", "WAYLAND_DISPLAY": Self.compositor ?? "",
                "XDG_RUNTIME_DIR": folder.path,
            ], outputIn: folder)
        XCTAssertEqual(try grim.waitForExit(upTo: patience), .exited(0), grim.standardError)
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
        XCTAssertGreaterThan(size ?? 0, 10_000)
    }
}
