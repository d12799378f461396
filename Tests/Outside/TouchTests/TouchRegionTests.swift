import TestSupport
import XCTest

@testable import Driving

/// E2: a region of the picture in the viewer, with a finger.
final class TouchRegionTests: TouchTestCase {
    override var arguments: [String] { ["quarters.svg"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="rgb(250,10,10)"/></svg>"#,
            to: "quarters.svg")
    }

    private func openViewer(width: Int = 480, height: Int = 460) throws {
        try touch.tap(at: try picture("Image 1").screenRectangle.center)
        try app.waitUntil("the picture to be selected") { try self.picture("Image 1").has("selected") }
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == "quarters" }
        try app.windows.resize(try window, width: width, height: height)
        try app.waitUntil("the picture at its place") {
            try self.window.visibleFrame.height == height
                && Screenshot.pixel(at: self.window.visibleFrame.center).isNear(
                    .init(red: 250, green: 10, blue: 10), tolerance: 30)
        }
    }

    /// Returns where a pixel of the picture is on screen, at 100 %. The finger is at its centre, so a drag from one pixel to
    /// another selects both.
    private func place(_ x: Int, _ y: Int) throws -> ScreenPoint {
        let middle = try window.visibleFrame.center
        return ScreenPoint(x: middle.x + x - 200, y: middle.y + y - 150)
    }

    private func expectRegion(_ text: String) throws {
        try app.waitUntil("the region \(text)") {
            try self.app.accessible.first {
                try $0.name == "quarters" && $0.role != "frame" && $0.has("focusable") && $0.description == text
            } != nil
        }
    }

    /// E10, E19, E6: a double tap selects all; while a corner is dragged, a loupe shows what is under the finger, and the menu
    /// opens again afterwards.
    func testADoubleTapSelectsAllAndACornerCanBeDragged() throws {
        try openViewer()
        try touch.doubleTap(at: try place(200, 150))
        try expectMenu(.edit, "Copy")
        try expectRegion("Whole image selected")
        waitForNewSuccession()
        try touch.begin(at: try place(398, 298))
        try touch.move(to: try place(298, 198))
        try expectRegion("300 × 200 pixels selected")
        try expectLoupe()
        try touch.end()
        try expectNoLoupe()
        try expectMenu(.edit, "Copy | Select All | Crop")
        // A tap inside the region opens the menu, one beside it clears the selection.
        try app.keyboard.press("Escape")
        try expectNoMenu()
        waitForNewSuccession()
        try touch.tap(at: try place(150, 150))
        try expectMenu(.edit, "Copy | Select All | Crop")
        waitForNewSuccession()
        try touch.tap(at: try place(360, 260))
        try expectNoMenu()
        try expectRegion("")
    }

    /// E18: a hold selects all, and a hold that moves selects the region it covers.
    func testAHoldSelectsAllAndAMovingHoldSelectsARegion() throws {
        try openViewer()
        try touch.hold(at: try place(100, 100))
        try expectMenu(.edit, "Copy")
        try app.keyboard.press("Escape")
        try app.keyboard.press("Escape")
        try expectRegion("")
        try touch.hold(at: try place(100, 100)) { try touch.move(to: try place(180, 160)) }
        try expectRegion("81 × 61 pixels selected")
        try expectMenu(.edit, "Copy | Select All | Crop")
    }

    /// A finger scrolls a picture larger than its window, unless it is held first; in a smaller picture it selects.
    func testADragScrollsALargePicture() throws {
        try openViewer()
        try touch.begin(at: try place(50, 50))
        try touch.move(to: try place(150, 110))
        try touch.end()
        try expectMenu(.edit, "Copy | Select All | Crop")
        try expectRegion("101 × 61 pixels selected")
        try app.keyboard.press("Escape")
        try app.keyboard.press("Escape")
        try expectRegion("")
        for _ in 0..<5 { try app.keyboard.press("plus") }
        waitForNewSuccession()
        // Two swipes aren't a double tap.
        for _ in 0..<2 {
            try touch.begin(at: try place(200, 150))
            try touch.move(to: try place(120, 90))
            try touch.end()
        }
        try expectRegion("")
        try expectNoMenu()
        try touch.hold(at: try place(200, 150)) { try touch.move(to: try place(260, 210)) }
        try expectMenu(.edit, "Copy | Select All | Crop")
    }
}
