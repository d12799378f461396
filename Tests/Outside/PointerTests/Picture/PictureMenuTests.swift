import TestSupport
import XCTest

@testable import Driving

/// How a picture's menu opens and what it shows.
final class PictureMenuTests: PictureTestCase {
    /// C1, C2, C4, C6: every way opens the same menu on the same item: what is likely to be done with a picture.
    func testEveryWayOpensTheSameMenu() throws {
        for opening in [Opening.hold, .secondaryClick, .menuKey, .shiftF10] {
            try focusPicture()
            try open(opening, at: middle)
            try expectMenu(.context, Self.rows)
            XCTAssertTrue(try picture().has("selected"), "\(opening)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// C3: it opens while the button is still held; letting go neither closes it nor chooses.
    func testHoldingOpensItBeforeTheButtonIsLetGo() throws {
        try app.pointer.hold(at: middle) {
            try expectMenu(.context, Self.rows)
        }
        try expectMenu(.context, Self.rows)
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    /// C13: no keys are shown in a context menu.
    func testNoShortcutsAreShown() throws {
        try openPictureMenu()
        let menu = try openMenu(.context)
        XCTAssertEqual(
            try menu.findAll(role: "label").map { try $0.name }.sorted(),
            [
                "Copy Image", "Edit Caption…", "Open", "Open With…", "Remove Image", "Rotate", "Save Image As…",
                "Share…",
            ])
    }

    /// C15: what loses something is last, and said to be destructive.
    func testRemoveImageIsLastAndDestructive() throws {
        try openPictureMenu()
        let last = try XCTUnwrap(Self.rows(of: openMenu(.context)).last)
        XCTAssertEqual(try last.name, "Remove Image")
        XCTAssertEqual(try last.description, "Destructive")
    }

    /// C28: the menu stays within the window, even when opened at its corner; C12: beside the preview it is as written.
    func testTheMenuStaysInTheWindow() throws {
        let place = try picture().screenRectangle
        for point in [
            ScreenPoint(x: place.right - 12, y: place.bottom - 12), ScreenPoint(x: place.x + 12, y: place.y + 12),
        ] {
            app.pointer.click(.secondary, at: point)
            try expectMenu(.context, Self.rows)
            let menu = try XCTUnwrap(app.windows.popovers.first?.visibleFrame)
            let window = try window.visibleFrame
            XCTAssertTrue(
                menu.x >= window.x && menu.right <= window.right && menu.y >= window.y && menu.bottom <= window.bottom,
                "\(menu) is not within \(window)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// A press beside the menu closes it and does nothing else; Escape gives the focus back.
    func testPressingBesideClosesIt() throws {
        try write("text")
        try openPictureMenu()
        let area = try note.screenRectangle
        app.pointer.click(at: ScreenPoint(x: area.center.x, y: area.bottom - 40))
        try expectNoMenu()
        XCTAssertFalse(try note.has("focused"), "the press went through")
    }

    /// The arrows wrap, Home and End go to the ends, letters go to what they begin, and Return chooses.
    func testTheKeyboardGoesThroughTheMenu() throws {
        try focusPicture()
        try app.keyboard.press("Menu")
        try expectMenu(.context, Self.rows)
        try expectFocus(on: "Open")
        try expectKeys([
            ("Up", "Remove Image"), ("Down", "Open"), ("End", "Remove Image"), ("Home", "Open"), ("Down", "Copy Image"),
            ("Tab", "Copy Image"), ("e", "Edit Caption…"),
        ])
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.waitUntil("the picture to have the focus again") { try self.picture().has("focused") }
    }

    /// C13: opened by pointer, the menu takes the arrows too.
    func testTheArrowsWorkInAMenuOpenedByPointer() throws {
        try openPictureMenu()
        try expectKeys([("Down", "Open"), ("Down", "Copy Image")])
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try openPictureMenu()
        try expectKeys([("Up", "Open"), ("Up", "Remove Image")])
    }
}
