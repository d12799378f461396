import TestSupport
import XCTest

@testable import Driving

/// Captions of several pictures, with a finger: they don't have to be selected first (R24, C6).
final class TouchCaptionTests: TouchPicturesTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try app.waitUntil("the pictures") { try self.pictureNames.count == Self.files.count }
        try write("Night Lake", below: 3)
    }

    private var field: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Edit Caption" && $0.isShowing } }
    }

    private func place(_ number: Int) throws -> ScreenPoint { try picture("Image \(number)").screenRectangle.center }

    private var selected: [String] {
        get throws {
            try app.accessible.findAll(role: "grid cell").filter { $0.isShowing && $0.has("selected") }.map {
                try $0.name
            }
        }
    }

    private func finish(_ words: String) throws {
        try app.waitUntil("the field to have the focus") { try self.field?.has("focused") == true }
        try app.keyboard.type("\(words)\n")
        try app.waitUntil("the caption") { try self.caption.text.hasSuffix(words) }
        try app.waitUntil("the field to be gone") { try self.field == nil }
    }

    /// Writes a caption: a tap on the picture shows the caption prompt, and a tap on that begins the editing.
    private func write(_ words: String, below number: Int) throws {
        try touch.tap(at: place(number))
        let prompt = try find(role: "button", name: "Add a caption")
        waitForNewSuccession()
        try touch.tap(at: prompt.screenRectangle.center)
        try finish(words)
    }

    private func selectAnother() throws {
        waitForNewSuccession()
        try touch.tap(at: place(1))
        try app.waitUntil("the selection") { try self.selected == ["Image 1"] }
        waitForNewSuccession()
    }

    func testAHoldOpensTheCaptionsMenu() throws {
        try selectAnother()
        try touch.hold(at: caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        XCTAssertEqual(try selected, ["Image 1"])
        try touch.tap(at: item("Edit Caption…").screenPoint)
        try app.waitUntil("the field to have the focus") { try self.field?.has("focused") == true }
        try app.keyboard.press("End")
        try finish("s")
        XCTAssertEqual(try caption.text, "Night Lakes")
    }

    func testATapStartsEditingAndADoubleTapSelectsAWord() throws {
        try selectAnother()
        try touch.tap(at: caption.screenRectangle.center)
        try app.waitUntil("the field to have the focus") { try self.field?.has("focused") == true }
        try app.keyboard.press("Escape")
        try app.waitUntil("the field to be gone") { try self.field == nil }
        try selectAnother()
        try touch.doubleTap(at: caption.screenRectangle.center.moved(x: -20))
        try expectMenu(.edit, "Copy | Select All | Edit Caption…")
        XCTAssertEqual(try caption.selectedText, "Night")
        XCTAssertNil(try field)
    }

    /// A swipe that begins on the caption scrolls the pane, and neither selects nor edits.
    func testASwipeOnACaptionScrolls() throws {
        try selectAnother()
        let start = try caption.screenRectangle.center
        try touch.begin(at: start)
        try touch.move(to: start.moved(y: -150))
        try touch.end()
        try app.waitUntil("the pane to be scrolled") { try self.caption.screenRectangle.center.y < start.y - 50 }
        pause(milliseconds: 500)
        XCTAssertNil(try field)
        XCTAssertEqual(try caption.selectedText, "")
        XCTAssertEqual(try selected, ["Image 1"])
        try expectNoMenu()
    }
}
