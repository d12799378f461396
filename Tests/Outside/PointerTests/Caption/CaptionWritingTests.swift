import TestSupport
import XCTest

@testable import Driving

/// A new caption is written where it will be shown.
final class CaptionWritingTests: GalleryTestCase {
    /// Selects a picture, which then shows its caption prompt, and returns that.
    private func prompt(_ number: Int) throws -> AccessibleNode {
        try gallery.click(number)
        return try app.waitFor("the caption prompt") {
            let prompts = try self.captions.prompts
            return prompts.count == 1 ? prompts[0] : nil
        }
    }

    private func finish(_ words: String) throws {
        try app.keyboard.type("\(words)\n")
        _ = try caption(words)
        try app.waitUntil("the picture of that name") { try self.pictureNames.contains(words) }
    }

    func testAClickOnTheCaptionPromptStartsEditing() throws {
        var place = try prompt(2).screenRectangle.center
        waitForNewSuccession()
        app.pointer.click(at: place)
        try captions.expectField()
        try finish("boat")
        place = try prompt(3).screenRectangle.center
        waitForNewSuccession()
        app.pointer.doubleClick(at: place)
        try captions.expectField()
        try finish("house")
        try captions.expect("boat", "house")
    }

    func testAClickOnACaptionStartsEditing() throws {
        try captions.write("boat", of: 2)
        waitForNewSuccession()
        app.pointer.click(at: try caption.screenRectangle.center)
        try captions.expectField()
        try finish("tree")
    }

    /// Two clicks select a word, as elsewhere, and so does a drag; a key pressed after a click applies to the label.
    func testSelectingTextInACaptionDoesNotStartEditing() throws {
        try captions.write("a boat and a house", of: 2)
        let place = try caption.screenRectangle.center
        let tries: [(String, () throws -> Void)] = [
            ("two clicks", { self.app.pointer.doubleClick(at: place) }),
            ("a drag", { self.app.pointer.drag(from: place, to: place.moved(x: 30)) }),
            (
                "a click and a key",
                {
                    self.app.pointer.click(at: place)
                    try self.app.keyboard.press("shift+End")
                }
            ),
        ]
        for (name, input) in tries {
            waitForNewSuccession()
            try input()
            try app.waitUntil("\(name) to select") { try !self.caption.selectedText.isEmpty }
            pause(milliseconds: 500)
            XCTAssertNil(try captions.field, name)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// For assistive technologies the prompt is a button, not a caption.
    func testTheAccessibleActionStartsEditing() throws {
        try prompt(2).doAction("item.activate")
        try captions.expectField()
        try finish("boat")
    }

    /// With several pictures and none selected, F2 does nothing.
    func testF2DoesNothingWithoutASelectedPicture() throws {
        _ = try prompt(2)
        pause(milliseconds: 450)
        app.pointer.click(at: try gallery.emptyCorner)
        try app.waitUntil("no caption prompt") { try self.captions.prompts.isEmpty }
        try app.keyboard.press("F2")
        try captions.expect()
        XCTAssertNil(try captions.field)
    }

    /// A hold on the prompt isn't a click. The prompt's text can't be copied (R27).
    func testTheCaptionPromptsMenuOffersEditCaption() throws {
        let place = try prompt(2).screenRectangle.center
        for opening in [Opening.hold, .secondaryClick] {
            waitForNewSuccession()
            try open(opening, at: place)
            try expectMenu(.edit, "Edit Caption…")
            XCTAssertNil(try captions.field)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
        app.pointer.click(.secondary, at: place)
        try expectMenu(.edit, "Edit Caption…")
        try choose("Edit Caption…")
        try captions.expectField()
        try finish("boat")
    }

    /// A caption as long as a page doesn't prevent shrinking the window to its minimum size, and is copied completely.
    func testALongCaptionFitsASmallWindow() throws {
        try gallery.click(2)
        try app.keyboard.press("F2")
        try captions.expectField()
        let words = Array(repeating: "many words", count: 60).joined(separator: " ")
        try app.keyboard.type("\(words)\n")
        _ = try caption(words)
        try app.windows.resize(window, width: 420, height: 520)
        try app.waitUntil("the window to have that size") { try self.window.frame.height == 520 }
        XCTAssertLessThan(try caption.screenRectangle.height, 120)
        XCTAssertGreaterThan(try images.screenRectangle.height, 100)
        XCTAssertTrue(try window.visibleFrame.contains(try caption.screenRectangle))
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try choose("Copy")
        try expectClipboard(words)
    }
}
