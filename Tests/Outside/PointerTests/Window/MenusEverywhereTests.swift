import TestSupport
import XCTest

@testable import Driving

/// C6, R24: a secondary click or a hold anywhere in the window opens the menu of the item there, or does nothing.
final class MenusEverywhereTests: AppTestCase {
    /// Makes secondary clicks and holds at a place, and expects this menu or, for `nil`, none.
    private func expect(
        _ menu: String?, at place: ScreenPoint, _ what: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let openings = [Opening.secondaryClick, .hold]
        guard let menu else {
            return try expectNothingOpens("on \(what)", file: file, line: line) {
                for opening in openings {
                    pause(milliseconds: 450)
                    try open(opening, at: place)
                }
            }
        }
        for opening in openings {
            pause(milliseconds: 450)
            try open(opening, at: place)
            _ = try app.waitFor("\(menu) on \(what)") { try self.openMenus.first { try $0.name == menu } }
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testEveryPartOfTheWindowHasItsMenuOrNone() throws {
        let pane = try images.screenRectangle
        let text = try note.screenRectangle
        let label = try caption.screenRectangle
        let bar = try XCTUnwrap(app.accessible.find(role: "menu bar")).screenRectangle
        try expect("Edit Menu", at: place(of: "finger"), "a word")
        try expect("Edit Menu", at: label.center, "the caption")
        try expect("Menu of \(welcomeCaption)", at: try picture().screenPoint, "the picture")
        try expect("Context Menu", at: ScreenPoint(x: pane.x + 4, y: pane.center.y), "the pane's left edge")
        try expect("Context Menu", at: ScreenPoint(x: pane.center.x, y: pane.bottom - 2), "the pane's lower edge")
        try expect(nil, at: ScreenPoint(x: bar.right - 40, y: bar.center.y), "the menu bar beside its menus")
        try expect(nil, at: ScreenPoint(x: (text.right + pane.x) / 2, y: text.bottom - 60), "the divider")
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    /// An empty note's menu has what can be done in it: an emoji, or Paste. Typing continues in the note.
    func testAnEmptyNoteAndAnEmptyPaneHaveMenus() throws {
        try write("")
        let middle = try note.screenRectangle.center
        for opening in [Opening.secondaryClick, .hold] {
            try open(opening, at: middle)
            try expectMenu(.edit, "Insert Emoji…")
            try app.keyboard.press("q")
            try expectText("q")
            try expectNoMenu()
            try write("")
        }
        try offer("words")
        try expect("Edit Menu", at: middle, "an empty note")
        app.pointer.click(at: try picture().screenPoint)
        try app.waitUntil("the picture to have the focus") { try self.picture().has("focused") }
        try app.keyboard.press("Delete")
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
        try expect("Context Menu", at: try images.screenRectangle.center, "an empty pane")
        let notice = try find(role: "alert", name: "Notice").screenRectangle
        try expect(nil, at: ScreenPoint(x: notice.x + 30, y: notice.center.y), "the notice")
    }

    /// The prompt's text can't be copied.
    func testTheCaptionPromptHasAMenu() throws {
        try offer(SamplePicture.png.bytes, type: "image/png")
        app.pointer.click(.secondary, at: try emptyPlace)
        try choose("Paste Image")
        let place = try find(role: "button", name: "Add a caption").screenRectangle.center
        try expect("Edit Menu", at: place, "the caption prompt")
        app.pointer.click(.secondary, at: place)
        try expectMenu(.edit, "Edit Caption…")
    }

    func testTheMessageHasNoMenu() throws {
        try offer(Array("no picture".utf8), type: "image/png")
        app.pointer.click(.secondary, at: try emptyPlace)
        try choose("Paste Image")
        let message = try find(role: "alert", name: "Message")
        _ = try Screenshot.settled()
        try expect(nil, at: message.screenRectangle.center, "the message")
        XCTAssertTrue(message.isShowing)
    }
}
