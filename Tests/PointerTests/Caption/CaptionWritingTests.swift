import TestSupport
import XCTest

@testable import Driving

/// A caption that isn't there yet is written where it will stand, and the words in its place say whose it is.
final class CaptionWritingTests: GalleryTestCase {
    private var field: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Edit Caption" && $0.isShowing } }
    }

    private func expectField() throws {
        try app.waitUntil("the field to have the keyboard") { try self.field?.has("focused") == true }
    }

    private func expectNoCaption() throws {
        try app.waitUntil("no caption to be told") {
            try self.app.accessible.first { try $0.name == "Caption" && $0.isShowing } == nil
        }
    }

    private func selectWithoutCaption(_ number: Int) throws {
        try click(number)
        try expectCaption("No caption")
    }

    private func finish(_ words: String) throws {
        try app.keyboard.type("\(words)\n")
        try expectCaption(words)
        try app.waitUntil("the picture of that name") { try self.pictureNames.contains(words) }
    }

    private func writeCaption(_ words: String) throws {
        try selectWithoutCaption(2)
        try app.keyboard.press("F2")
        try expectField()
        try finish(words)
    }

    func testAClickOnNoCaptionBeginsToWriteIt() throws {
        try selectWithoutCaption(2)
        waitForNewSuccession()
        app.pointer.click(at: try caption.screenRectangle.center)
        try expectField()
        try finish("boat")
        try selectWithoutCaption(3)
        waitForNewSuccession()
        app.pointer.doubleClick(at: try caption.screenRectangle.center)
        try expectField()
        try finish("house")
    }

    func testAClickOnACaptionEditsIt() throws {
        try writeCaption("boat")
        waitForNewSuccession()
        app.pointer.click(at: try caption.screenRectangle.center)
        try expectField()
        try finish("tree")
    }

    /// Two clicks select it, as two clicks do elsewhere, and so does a drag; a key after a click is for what is shown.
    func testWhatSelectsACaptionDoesntEditIt() throws {
        try writeCaption("a boat and a house")
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
            XCTAssertNil(try field, name)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testAssistiveToolsBeginToWriteIt() throws {
        try selectWithoutCaption(2)
        try caption.doAction("item.activate")
        try expectField()
        try finish("boat")
    }

    /// Of several pictures none of which is selected, no caption is told, and none is written.
    func testWithNothingSelectedItIsNobodys() throws {
        try selectWithoutCaption(2)
        pause(milliseconds: 450)
        app.pointer.click(at: try emptyCorner)
        try expectNoCaption()
        try app.keyboard.press("F2")
        XCTAssertNil(try field)
        try expectNoCaption()
    }

    /// A hold on it does nothing (R25): it has no menu, and begins nothing.
    func testAHoldOnNoCaptionDoesNothing() throws {
        try selectWithoutCaption(2)
        waitForNewSuccession()
        app.pointer.hold(at: try caption.screenRectangle.center)
        try expectNoMenu()
        XCTAssertNil(try field)
    }

    /// A caption as long as a page leaves the window as small as it may be, and is copied whole.
    func testALongCaptionLeavesRoomForTheRest() throws {
        try click(2)
        try app.keyboard.press("F2")
        try expectField()
        let words = Array(repeating: "many words", count: 60).joined(separator: " ")
        try app.keyboard.type("\(words)\n")
        try expectCaption(words)
        try app.windows.resize(window, width: 420, height: 520)
        try app.waitUntil("the window to be that small") { try self.window.frame.height == 520 }
        XCTAssertLessThan(try caption.screenRectangle.height, 120)
        XCTAssertGreaterThan(try images.screenRectangle.height, 100)
        XCTAssertTrue(try window.visibleFrame.contains(try caption.screenRectangle))
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try choose("Copy")
        try expectClipboard(words)
    }
}
