import TestSupport
import XCTest

@testable import Driving

/// The preview beside a picture's menu.
final class PicturePreviewTests: PictureTestCase {
    /// Waits until the preview has grown, and returns its frame.
    private func grownPreview() throws -> ScreenRectangle {
        let node = try app.waitFor("the preview") { try self.preview }
        _ = try Screenshot.settled(of: window.frame)
        return try node.screenRectangle
    }

    /// C21, C24, C25: a hold lifts the picture out of its place; it grows beside the menu while the rest dims.
    func testAHoldShowsThePreviewBesideTheMenu() throws {
        let place = try picture().screenRectangle
        let corner = try ScreenPoint(x: note.screenRectangle.right - 20, y: note.screenRectangle.bottom - 20)
        let bright = try Screenshot.picture(of: TestDisplay.shared().bounds).pixel(at: corner)
        try app.pointer.hold(at: middle) {
            try expectMenu(.context, Self.rows)
        }
        let preview = try grownPreview()
        let menu = try XCTUnwrap(app.windows.popovers.first?.visibleFrame)
        XCTAssertFalse(preview.overlaps(menu), "\(preview) is under \(menu)")
        let window = try window.visibleFrame
        XCTAssertTrue(window.contains(preview), "\(preview) is not within \(window)")
        let ratio = Double(preview.width) / Double(preview.height)
        XCTAssertEqual(ratio, Double(place.width) / Double(place.height), accuracy: 0.1)
        let dim = try Screenshot.picture(of: TestDisplay.shared().bounds).pixel(at: corner)
        XCTAssertLessThan(dim.red, bright.red)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.waitUntil("the preview to disappear") { try self.preview == nil }
        try app.waitUntil("the window to be bright again") {
            try Screenshot.picture(of: TestDisplay.shared().bounds).pixel(at: corner) == bright
        }
    }

    /// C23: dragged out, it gives another program the picture's file.
    func testThePreviewDraggedOutGivesAFile() throws {
        let file = try XCTUnwrap(drag(to: DropWindow(taking: .files)).files.first)
        XCTAssertTrue(file.hasSuffix(".png"), file)
    }

    /// C23: or the picture itself.
    func testThePreviewDraggedOutGivesAPicture() throws {
        XCTAssertGreaterThan(try XCTUnwrap(drag(to: DropWindow(taking: .picture)).picture).width, 100)
    }

    /// Dropped on its own note, it changes nothing.
    func testThePreviewDroppedOnItsOwnWindowChangesNothing() throws {
        let text = try note.text
        for place in [try place(of: "Hold"), try emptyPlace] {
            try openPictureMenu()
            app.pointer.drag(from: try grownPreview().center, to: place, steps: 20, milliseconds: 400)
            try expectNoMenu()
            try app.waitUntil("the preview to disappear") { try self.preview == nil }
            XCTAssertEqual(try pictureNames, [welcomeCaption])
            XCTAssertEqual(try note.text, text)
            try expectTitleUnmodified()
        }
    }

    private func expectTitleUnmodified() throws {
        try app.waitUntil("an unmodified note") { self.app.windows.active?.title == "Welcome – Longpress" }
    }

    private func drag(to target: DropWindow) throws -> DropWindow.Dropped {
        defer { target.close() }
        try openPictureMenu()
        app.pointer.drag(from: try grownPreview().center, to: try target.place, steps: 20, milliseconds: 400)
        let dropped = try target.wait { !$0.files.isEmpty || $0.picture != nil }
        try expectNoMenu()
        try app.waitUntil("the preview to disappear") { try self.preview == nil }
        XCTAssertEqual(try pictureNames, [welcomeCaption])
        return dropped
    }
}
