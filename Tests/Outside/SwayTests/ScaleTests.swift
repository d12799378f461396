import TestSupport
import XCTest

@testable import Driving

/// The display's scale changes while a menu is open, as when a laptop is connected to another display.
final class ScaleTests: SwayTestCase {
    private var scale = 1

    override func tearDownWithError() throws {
        // Other tests use the same display.
        try tellCompositor("output * scale 1")
        try super.tearDownWithError()
    }

    private func setScale(_ scale: Int) throws {
        try tellCompositor("output * scale \(scale)")
        self.scale = scale
        let whole = try monitor
        try app.waitUntil("a window of another scale") {
            try self.app.accessible.children.first?.extents.width == whole.width / scale
        }
        _ = try Screenshot.settled()
    }

    /// Returns where a place in the window is on screen.
    private func onScreen(_ place: ScreenPoint) -> ScreenPoint { ScreenPoint(x: place.x * scale, y: place.y * scale) }

    /// Expects the menu to survive a change of scale, or to close; Escape closes it, and it opens again at the right place.
    private func expectMenu(
        _ kind: MenuKind, _ items: String, at place: () throws -> ScreenPoint, surviving scale: Int
    ) throws {
        app.pointer.click(.secondary, at: onScreen(try place()))
        try expectOnlyMenu(kind, items)
        try setScale(scale)
        XCTAssertLessThan(try openMenus.count, 2)
        try app.keyboard.press("Escape")
        try expectNoPopover()
        let place = onScreen(try place())
        let before = try Screenshot.settled()
        app.pointer.click(.secondary, at: place)
        try expectOnlyMenu(kind, items)
        let box = try XCTUnwrap(Screenshot.settled().newBox(since: before), "the menu isn't visible")
        let whole = try monitor
        XCTAssertTrue(box.x >= whole.x && box.right <= whole.right && box.bottom <= whole.bottom, "\(box)")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    func testMenusOpenInPlaceAfterAScaleChange() throws {
        for scale in [2, 1] {
            try expectMenu(.edit, "Select | Select All", at: { try place(of: "Now") }, surviving: scale)
        }
        for scale in [2, 1] {
            try expectMenu(
                .context, PictureTestCase.rows, at: { try picture().extents.center }, surviving: scale)
        }
    }

    /// With the loupe open, and the finger still down.
    func testAHoldSurvivesAScaleChange() throws {
        try touch.hold(at: place(of: "Now")) { try setScale(2) }
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try touch.hold(at: onScreen(place(of: "Now")))
        try expectOnlyMenu(.edit, "Select | Select All")
    }
}
