import TestSupport
import XCTest

@testable import Driving

/// A menu's item under the pointer when the menu opens isn't highlighted and can't be chosen until the pointer moves: the user
/// hasn't aimed at it.
final class StillPointerTests: PictureTestCase {
    /// Returns the most common colour of the menu around the pointer.
    private func color() throws -> ScreenPicture.Color {
        let place = app.pointer.location
        let area = ScreenRectangle(x: place.x - 24, y: place.y - 8, width: 48, height: 16)
        return try Screenshot.settled(of: area).mostCommonColor
    }

    private static let plain = ScreenPicture.Color(red: 255, green: 255, blue: 255)

    /// Expects no highlight at the pointer until it moves a little.
    private func expectNoHighlightUntilMoved(_ what: String) throws {
        XCTAssertEqual(try color(), Self.plain, what)
        app.pointer.glide(to: app.pointer.location.moved(x: 12), steps: 6, milliseconds: 120)
        try app.waitUntil("an item to be highlighted by a motion, \(what)") { try self.color() != Self.plain }
        // Its submenu may have opened by then.
        for _ in 0..<2 { try app.keyboard.press("Escape") }
        try expectNoMenu()
    }

    /// Makes the window hardly larger than the menu, at the lower right corner of the screen.
    private func makeSmall() throws {
        try app.windows.resize(window, width: 340, height: 300)
        let (screen, frame) = (try TestDisplay.shared().bounds, try window.frame)
        try app.windows.move(window, to: ScreenPoint(x: screen.right - frame.width, y: screen.bottom - frame.height))
        _ = try Screenshot.settled()
    }

    func testAContextMenuHighlightsNothingUntilThePointerMoves() throws {
        try makeSmall()
        for button in [Pointer.Button.secondary, .primary] {
            // On one side of the picture the menu opens below the pointer, on the other the preview.
            for part in [1, 7] {
                let picture = try picture().screenRectangle
                app.pointer.move(to: ScreenPoint(x: picture.x + picture.width * part / 8, y: picture.center.y))
                waitForNewSuccession()
                app.pointer.press(button)
                try expectMenu(.context, Self.rows)
                app.pointer.release(button)
                try expectMenu(.context, Self.rows)
                let preview = try app.waitFor("the preview") { try self.preview }.screenRectangle
                if !preview.contains(app.pointer.location) { break }
                try app.keyboard.press("Escape")
                try expectNoMenu()
            }
            XCTAssertTrue(try openMenu(.context).screenRectangle.contains(app.pointer.location), "\(button)")
            try expectNoHighlightUntilMoved("\(button)")
            XCTAssertEqual(try pictureNames, [welcomeCaption])
        }
    }

    /// C3: a held press highlights the item that it slides onto, and chooses it.
    func testAHeldPressHighlightsByMoving() throws {
        try makeSmall()
        let picture = try picture().screenRectangle
        app.pointer.move(to: ScreenPoint(x: picture.x + 20, y: picture.center.y))
        app.pointer.press(.secondary)
        try expectMenu(.context, Self.rows)
        app.pointer.glide(to: try item("Copy Image").screenPoint, steps: 10, milliseconds: 200)
        try app.waitUntil("the item to be highlighted") { try self.color() != Self.plain }
        app.pointer.release(.secondary)
        try expectNoMenu()
        try app.waitUntil("the picture on the clipboard") { try self.app.clipboard.types().contains("image/png") }
    }

    /// E5: the menu that follows another one opens below the pointer that has just clicked.
    func testAFollowUpMenuHighlightsNothingUntilThePointerMoves() throws {
        app.pointer.click(.secondary, at: try place(of: "picture"))
        try expectMenu(.edit, "Select | Select All")
        let item = try item("Select").screenPoint
        app.pointer.glide(to: item, steps: 20, milliseconds: 300)
        try app.waitUntil("the item to be highlighted") { try self.color() != Self.plain }
        app.pointer.click(at: item)
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        XCTAssertTrue(try openMenu(.edit).screenRectangle.contains(item))
        try expectNoHighlightUntilMoved("after Select")
    }
}
