import TestSupport
import XCTest

@testable import Driving

/// E2, E15: a region of the picture in the viewer can be selected, and its edit menu copies it.
final class ViewerRegionTests: ViewerTestCase {
    private static let barRows = """
        Copy Image
        Save Image As…
        Share…
        ---
        Rotate ▸
        Zoom In
        ---
        Remove Image (Destructive)
        """

    /// E10, E14, E19: a double click selects the whole picture, and the menu opens immediately.
    func testADoubleClickSelectsTheWholePicture() throws {
        try openViewer()
        doubleClick(at: try place(100, 100))
        try expectMenu(.edit, "Copy")
        try expectSelected("Whole image selected")
        try choose("Copy")
        try expectNoMenu()
        // In its original format, without a loss.
        try app.waitUntil("the picture on the clipboard") {
            try self.app.clipboard.types().contains("image/svg+xml")
        }
    }

    /// E7, E12, E13: a drag selects the region it covers; its menu opens on release, and copies only that region.
    func testADragSelectsARegionThatCanBeCopied() throws {
        try openViewer()
        app.pointer.move(to: try place(150, 100))
        app.pointer.press()
        app.pointer.glide(to: try place(280, 190))
        try expectSelected("130 × 90 pixels selected")
        try expectNoMenu()
        app.pointer.release()
        try expectMenu(.edit, "Copy | Select All | Crop")
        try choose("Copy")
        let copied = try copiedPicture(130, 90)
        for (color, expected) in zip(copied.corners, [Self.red, Self.green, Self.blue, Self.yellow]) {
            XCTAssertTrue(color.isNear(expected, tolerance: 12), "\(color) is not \(expected)")
        }
        try expectNoMenu()
        try expectSelected("130 × 90 pixels selected")
    }

    /// E6: dragging corners and edges resizes the region, dragging inside it moves it; the menu closes meanwhile and opens again.
    func testCornersEdgesAndTheRegionItselfCanBeDragged() throws {
        try openViewer()
        try drag(from: (100, 60), to: (200, 140))
        try expectMenu(.edit, "Copy | Select All | Crop")
        for (x, y) in [(100, 60), (200, 60), (100, 140), (200, 140)] {
            try app.waitUntil("the knob at \(x), \(y)") { try self.isKnob(x, y) }
        }
        waitForNewSuccession()
        app.pointer.move(to: try place(200, 140))
        app.pointer.press()
        app.pointer.glide(to: try place(240, 170))
        try expectSelected("140 × 110 pixels selected")
        try expectNoMenu()
        app.pointer.release()
        try expectMenu(.edit, "Copy | Select All | Crop")
        // The middle of its right edge.
        try drag(from: (240, 115), to: (220, 115))
        try expectSelected("120 × 110 pixels selected")
        try expectMenu(.edit, "Copy | Select All | Crop")
        // Its lower left part, which the menu doesn't cover.
        try drag(from: (130, 150), to: (190, 190))
        try expectSelected("120 × 110 pixels selected")
        for (x, y) in [(160, 100), (280, 100), (160, 210), (280, 210)] {
            try app.waitUntil("the knob at \(x), \(y)") { try self.isKnob(x, y) }
        }
    }

    /// E6: a drag that is cancelled by a key or by another window leaves the region unchanged.
    func testACancelledDragLeavesTheRegionUnchanged() throws {
        try openViewer()
        try drag(from: (100, 60), to: (200, 140))
        try expectMenu(.edit, "Copy | Select All | Crop")
        waitForNewSuccession()
        app.pointer.move(to: try place(200, 140))
        app.pointer.press()
        app.pointer.glide(to: try place(300, 240))
        try expectSelected("200 × 180 pixels selected")
        let note = try XCTUnwrap(app.windows.topLevels.first { $0.title.contains("Longpress") })
        try app.windows.activate(note)
        app.pointer.release()
        try expectSelected("100 × 80 pixels selected")
    }

    /// E16, E17: the menu is centred above the visible part of the region.
    func testTheMenuPointsAtTheRegion() throws {
        try openViewer()
        try drag(from: (120, 120), to: (280, 200))
        let menu = try openMenu(.edit).screenRectangle
        XCTAssertLessThanOrEqual(menu.bottom, try place(0, 120).y)
        XCTAssertEqual(Double(menu.center.x), Double(try place(200, 0).x), accuracy: 3)
    }

    /// E18: a hold or a secondary click outside the region selects the whole picture.
    func testEveryWayOpensTheMenuOfTheRegion() throws {
        try openViewer()
        for opening in [Opening.secondaryClick, .hold, .menuKey, .shiftF10] {
            try open(opening, at: place(300, 200))
            try expectMenu(.edit, "Copy")
            try expectSelected("Whole image selected")
            for _ in 0..<2 { try app.keyboard.press("Escape") }
            try expectNoMenu()
            try expectSelected("")
        }
        try drag(from: (100, 60), to: (200, 140))
        try expectMenu(.edit, "Copy | Select All | Crop")
        for opening in [Opening.secondaryClick, .hold, .menuKey] {
            try app.keyboard.press("Escape")
            try expectNoMenu()
            waitForNewSuccession()
            try open(opening, at: place(150, 120))
            try expectMenu(.edit, "Copy | Select All | Crop")
            try expectSelected("100 × 80 pixels selected")
        }
        try choose("Select All")
        try expectSelected("Whole image selected")
        try expectMenu(.edit, "Copy")
    }

    /// A mouse hold that moves selects, too.
    func testAHoldThatMovesSelects() throws {
        try openViewer()
        try app.pointer.hold(at: try place(50, 50)) { app.pointer.glide(to: try place(150, 120)) }
        try expectSelected("100 × 70 pixels selected")
        try expectMenu(.edit, "Copy | Select All | Crop")
    }

    /// Each Escape undoes one thing; a click beside the region clears the selection.
    func testEscapeAndAClickOutsideClearTheSelection() throws {
        try openViewer()
        try drag(from: (100, 60), to: (200, 140))
        try expectMenu(.edit, "Copy | Select All | Crop")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectSelected("100 × 80 pixels selected")
        waitForNewSuccession()
        app.pointer.click(at: try place(300, 250))
        try expectSelected("")
        try drag(from: (100, 60), to: (200, 140))
        try expectMenu(.edit, "Copy | Select All | Crop")
        for _ in 0..<2 { try app.keyboard.press("Escape") }
        try expectSelected("")
        XCTAssertEqual(app.windows.topLevels.count, 2)
        try app.keyboard.press("Escape")
        try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
    }

    /// Without a pointer, a region can be selected, moved and copied, and its menu can be opened.
    func testKeysSelectMoveAndCopy() throws {
        try openViewer()
        try app.keyboard.press("ctrl+a")
        try expectSelected("Whole image selected")
        try expectNoMenu()
        for _ in 0..<3 { try app.keyboard.press("shift+Left") }
        try app.keyboard.press("shift+Up")
        try app.keyboard.press("ctrl+shift+Up")
        try expectSelected("370 × 289 pixels selected")
        try app.keyboard.press("Right")
        try app.keyboard.press("Down")
        try app.waitUntil("the knob where it was moved to") { try self.isKnob(10, 10) && self.isKnob(380, 299) }
        try app.keyboard.press("ctrl+c")
        _ = try copiedPicture(370, 289)
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Copy | Select All | Crop")
        try expectFocus(on: "Copy")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        // The picture has the focus again.
        try app.keyboard.press("shift+Left")
        try expectSelected("360 × 289 pixels selected")
    }

    /// The region keeps its pixels when the picture is turned, zoomed and moved.
    func testZoomingAndRotatingKeepTheRegion() throws {
        try openViewer()
        try drag(from: (150, 100), to: (280, 190))
        try expectMenu(.edit, "Copy | Select All | Crop")
        try app.keyboard.press("ctrl+r")
        try expectNoMenu()
        try expectSelected("90 × 130 pixels selected")
        try app.keyboard.press("plus")
        try app.keyboard.press("ctrl+c")
        let copied = try copiedPicture(90, 130)
        // A clockwise quarter turn.
        for (color, expected) in zip(copied.corners, [Self.blue, Self.red, Self.yellow, Self.green]) {
            XCTAssertTrue(color.isNear(expected, tolerance: 12), "\(color) is not \(expected)")
        }
    }

    /// E6: the menu closes while the picture is scrolled, and opens again at the region's new place.
    func testTheMenuReturnsAfterScrolling() throws {
        try openViewer()
        try drag(from: (150, 100), to: (280, 190))
        try expectMenu(.edit, "Copy | Select All | Crop")
        for _ in 0..<4 { try app.keyboard.press("plus") }
        try expectNoMenu()
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Copy | Select All | Crop")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.click(.secondary, at: try window.visibleFrame.center)
        let before = try openMenu(.edit).screenRectangle
        app.pointer.scroll(at: try window.visibleFrame.center, clicks: -1)
        try app.waitUntil("the menu further down") {
            try self.openMenus.first.map { try $0.screenRectangle.y > before.y + 30 } == true
        }
        try expectMenu(.edit, "Copy | Select All | Crop")
    }

    /// C19: the picture has an edit menu; commands for the whole picture are in the menu of its bar, which also opens with a key.
    func testTheBarsMenuHasTheOtherCommands() throws {
        try openViewer()
        try app.keyboard.press("F10")
        try expectMenu(.context, Self.barRows)
        try expectFocus(on: "Copy Image")
        try app.keyboard.press("Return")
        try expectNoMenu()
        try app.waitUntil("the picture on the clipboard") {
            try self.app.clipboard.types().contains("image/svg+xml")
        }
        // The picture has the focus again.
        try app.keyboard.press("ctrl+a")
        try expectSelected("Whole image selected")
    }
}
