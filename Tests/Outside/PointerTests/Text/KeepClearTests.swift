import TestSupport
import XCTest

@testable import Driving

/// E9: menus don't cover the caption if there is room elsewhere.
final class KeepClearTests: AppTestCase {
    private var menu: ScreenRectangle {
        get throws { try app.waitFor("the menu's place") { app.windows.popovers.first?.visibleFrame } }
    }

    private func expectTextMenuBesideTheCaption(on word: String) throws {
        doubleClick(at: try place(of: word))
        let caption = try caption.screenRectangle
        // The row of items: the menu's surface includes room for a shadow and for the arrow.
        for item in try openMenu(.edit).findAll(role: "menu item").filter(\.isShowing) {
            let area = try item.screenRectangle
            XCTAssertFalse(area.overlaps(caption), "\(word): \(area) covers the caption, \(caption)")
        }
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    func testTheTextsMenuLeavesTheCaptionClear() throws {
        try write((1...26).map { "line\($0) and a few words up to the end\($0)z" }.joined(separator: "\n"))
        for line in [2, 14, 22, 24, 25, 26] where try isInView("end\(line)z") {
            try expectTextMenuBesideTheCaption(on: "end\(line)z")
        }
    }

    func testTheTextsMenuLeavesTheCaptionClearInANarrowWindow() throws {
        try makeNarrow(height: 560)
        for word in ["Hold", "finger", "points", "selected"] where try isInView(word) {
            try expectTextMenuBesideTheCaption(on: word)
        }
    }

    /// Otherwise the pictures' menu would cover the caption.
    func testThePicturesMenuLeavesTheCaptionClearInANarrowWindow() throws {
        try makeNarrow(height: 600)
        let picture = try picture().screenRectangle
        app.pointer.click(.secondary, at: ScreenPoint(x: picture.center.x, y: picture.y + 20))
        _ = try openMenu(.context)
        let (menu, caption) = (try menu, try caption.screenRectangle)
        XCTAssertFalse(menu.overlaps(caption), "\(menu) covers the caption, \(caption)")
    }

    /// The caption isn't kept clear if the menu couldn't open otherwise.
    func testTheMenuOpensEvenWithoutRoomBesideTheCaption() throws {
        try makeNarrow(height: 330)
        doubleClick(at: try place(of: "Hold"))
        _ = try openMenu(.edit)
        XCTAssertTrue(try window.visibleFrame.contains(try menu.inset(by: 12)))
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.click(.secondary, at: try picture().screenRectangle.center)
        _ = try openMenu(.context)
        let (frame, place) = (try window.visibleFrame, try menu)
        XCTAssertTrue(frame.contains(place), "\(place) is not within \(frame)")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        // The caption's own menu may cover it, because it is the menu's target.
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
    }

    private func isInView(_ word: String) throws -> Bool {
        try note.screenRectangle.contains(try note.screenRectangle(ofText: word))
    }
}
