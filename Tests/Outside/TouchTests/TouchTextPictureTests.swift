import TestSupport
import XCTest

@testable import Driving

/// Pictures in the text, with a finger.
final class TouchTextPictureTests: TouchTestCase {
    override var arguments: [String] { [TextPictureNote.name] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let lines = (1...40).map { "<p dir=\"auto\">line \($0)</p>" }.joined(separator: "\n")
        try home.write(
            TextPictureNote.page(behind: "behind</p>\n\(lines)\n<p dir=\"auto\">end"), to: TextPictureNote.name)
    }

    private func select() throws -> ScreenRectangle {
        let full = try drawnPicture
        try touch.tap(at: full.center)
        try expectGrip("right", of: full)
        waitForNewSuccession()
        return full
    }

    /// A tap selects a picture like a letter, so that typing replaces it; a double tap opens it.
    func testATapSelectsThePictureAndADoubleTapOpensIt() throws {
        let full = try select()
        try expectNoMenu()
        try Screenshot.take("touch-picture-grip")
        try touch.doubleTap(at: full.center)
        try app.waitUntil("the viewer") { self.app.windows.active?.title == "Lake" }
    }

    /// A finger that scrolls on it doesn't select it.
    func testADragOnThePictureScrolls() throws {
        try app.keyboard.press("ctrl+Home")
        let full = try drawnPicture
        try touch.begin(at: full.center)
        try touch.move(to: full.center.moved(y: -60), steps: 20, milliseconds: 400)
        try app.waitUntil("the picture to follow the finger") { try self.drawnPicture.y < full.y - 30 }
        try touch.end()
        try expectNoGrip()
    }

    func testDraggingTheCornerResizesInSteps() throws {
        let full = try select()
        // As far from the knob's centre as a finger may be.
        let corner = ScreenPoint(x: full.right - 1 + 20, y: full.bottom - 1 - 20)
        try touch.begin(at: corner)
        try touch.move(to: ScreenPoint(x: full.x + full.width * 6 / 10, y: corner.y + 30))
        try expectPicture(width: full.width * 2 / 3)
        try touch.move(to: ScreenPoint(x: full.x + full.width * 2 / 10, y: corner.y))
        try expectPicture(width: full.width / 3)
        try touch.end()
        XCTAssertEqual(try drawnPicture.y, full.y, "it has scrolled")
        let small = try drawnPicture
        try expectGrip("right", of: small)
        try touch.begin(at: ScreenPoint(x: small.right + 18, y: small.bottom + 18))
        try touch.move(to: ScreenPoint(x: full.right, y: small.bottom))
        try expectPicture(width: full.width)
        try touch.end()
        for width in [full.width / 3, full.width] {
            try app.keyboard.press("ctrl+z")
            try expectPicture(width: width)
        }
    }

    /// A finger may rest on the corner before it moves.
    func testAHoldOnTheCornerOpensNoMenu() throws {
        let full = try select()
        try touch.hold(at: ScreenPoint(x: full.right - 10, y: full.bottom - 10)) {
            try expectNoMenu()
            try touch.move(to: ScreenPoint(x: full.x + full.width * 6 / 10, y: full.bottom))
            try expectPicture(width: full.width * 2 / 3)
        }
        try expectNoMenu()
        try touch.hold(at: try drawnPicture.center)
        try app.waitUntil("the menu") { try !self.openMenus.isEmpty }
    }
}
