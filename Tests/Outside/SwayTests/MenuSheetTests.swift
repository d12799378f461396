import TestSupport
import XCTest

@testable import Driving

/// The context menu that a finger opens in a narrow window on Wayland: a sheet at the bottom of the window.
final class MenuSheetTests: SwayTestCase {
    private static let frame = ScreenRectangle(x: 100, y: 50, width: 360, height: 700)

    override func setUpWithError() throws {
        try super.setUpWithError()
        try float(at: Self.frame)
        try app.waitUntil("text and picture above each other") {
            let window = try self.app.accessible.children.first?.extents
            return try window?.width == Self.frame.width && self.images.extents.y > self.note.extents.bottom - 1
        }
        _ = try Screenshot.settled()
    }

    /// Returns where a place in the window is on screen.
    private func onScreen(_ place: ScreenPoint) -> ScreenPoint {
        place.moved(x: Self.frame.x, y: Self.frame.y)
    }

    private var menuSheet: AccessibleNode? {
        get throws {
            try app.accessible.first { try $0.role == "menu" && $0.name.hasPrefix("Menu of") && $0.isShowing }
        }
    }

    /// Holds the picture until the sheet is open, and returns the sheet's place in the window.
    private func open() throws -> ScreenRectangle {
        try touch.hold(at: onScreen(picture().extents.center)) {
            _ = try app.waitFor("the sheet") { try self.menuSheet }
            _ = try Screenshot.settled()
        }
        return try XCTUnwrap(menuSheet).extents
    }

    private func expectNoSheet() throws {
        try app.waitUntil("no sheet") { try self.menuSheet == nil }
        try expectNoPopover()
    }

    func testATapChoosesAnItem() throws {
        let place = try open()
        XCTAssertEqual(place.bottom, Self.frame.height, accuracy: 10)
        // The preview comes from the picture with an animation.
        try app.waitUntil("the preview above the sheet") {
            try self.preview.map { try $0.extents.bottom <= place.y } ?? false
        }
        try Screenshot.take("wayland-sheet")
        try touch.tap(at: onScreen(item("Remove Image").extents.center))
        try expectNoSheet()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    func testSlidingOntoAnItemAndLiftingChoosesIt() throws {
        try touch.begin(at: onScreen(picture().extents.center))
        _ = try app.waitFor("the sheet") { try self.menuSheet }
        _ = try Screenshot.settled()
        try touch.move(to: onScreen(item("Remove Image").extents.center), steps: 30, milliseconds: 600)
        try touch.end()
        try expectNoSheet()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    func testASubmenuReplacesTheList() throws {
        let before = try picture().extents
        _ = try open()
        try touch.tap(at: onScreen(item("Rotate").extents.center))
        _ = try app.waitFor("the submenu") {
            try self.app.accessible.first { try $0.name == "Back from Rotate" && $0.isShowing }
        }
        _ = try Screenshot.settled()
        try touch.tap(at: onScreen(item("Rotate Left").extents.center))
        try expectNoSheet()
        try app.waitUntil("the picture to be turned") {
            let now = try self.picture().extents
            return (now.height > now.width) != (before.height > before.width)
        }
    }

    func testAFingerPullsTheSheetDown() throws {
        let place = try open()
        let grip = onScreen(ScreenPoint(x: place.center.x, y: place.y + 10))
        try touch.begin(at: grip)
        for step in 1...6 { try touch.move(to: grip.moved(x: 0, y: step * 50)) }
        pause(milliseconds: 300)
        try touch.end()
        try expectNoSheet()
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    func testATapOutsideClosesTheSheet() throws {
        let place = try open()
        try touch.tap(at: onScreen(ScreenPoint(x: place.x + 5, y: place.y - 5)))
        try expectNoSheet()
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }
}
