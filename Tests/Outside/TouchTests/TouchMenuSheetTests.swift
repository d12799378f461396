import TestSupport
import XCTest

@testable import Driving

/// In a window as narrow as a phone, the context menu that a finger opens is a sheet at the bottom of the window.
final class TouchMenuSheetTests: TouchTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try makeNarrow(width: 360, height: 700)
    }

    /// The menu that is inside the window.
    private var menuSheet: AccessibleNode? {
        get throws {
            try app.accessible.first { try $0.role == "menu" && $0.name.hasPrefix("Menu of") && $0.isShowing }
        }
    }

    private func rows(of sheet: AccessibleNode) throws -> [String] {
        try Self.rows(of: sheet).filter { try $0.role != "separator" && $0.isShowing }.map { try $0.name }
    }

    private static let rows = [
        "Open", "Copy Image", "Save Image As…", "Open With…", "Share…", "Rotate", "Edit Caption…", "Move to Text",
        "Remove Image",
    ]

    /// Waits until the sheet is open with these rows, and returns its place.
    @discardableResult
    private func expectSheet(_ expected: [String] = rows) throws -> ScreenRectangle {
        try TestSupport.waitFor(
            "the sheet", value: { try menuSheet.map(rows) ?? [] }, until: { $0 == expected })
        XCTAssertEqual(app.windows.popovers, [])
        _ = try Screenshot.settled(of: window.frame)
        return try XCTUnwrap(menuSheet).screenRectangle
    }

    private func expectNoSheet() throws {
        try app.waitUntil("no sheet") { try self.menuSheet == nil }
        try expectNoMenu()
    }

    private func openSheet() throws -> ScreenRectangle {
        try touch.hold(at: try picture().screenRectangle.center)
        return try expectSheet()
    }

    func testAHoldOpensTheSheetWithThePreviewAboveIt() throws {
        let corner = ScreenPoint(x: try self.window.visibleFrame.x + 4, y: try note.screenRectangle.y + 4)
        let before = try Screenshot.pixel(at: corner)
        try touch.hold(at: try picture().screenRectangle.center) { try expectSheet() }
        XCTAssertLessThan(try Screenshot.pixel(at: corner).red, before.red * 3 / 4, "the rest isn't dimmed")
        let (sheet, window) = (try expectSheet(), try window.visibleFrame)
        // The accessible frame includes the padding of 8 points around its rows only in newer versions of GTK.
        XCTAssertEqual(sheet.width, window.width - 8, accuracy: 10)
        XCTAssertEqual(sheet.bottom, window.bottom - 4, accuracy: 6)
        let grip = ScreenPoint(x: window.center.x, y: sheet.y + 10)
        let ground = try Screenshot.pixel(at: grip.moved(x: 60, y: 0))
        XCTAssertNotEqual(try Screenshot.pixel(at: grip), ground, "the sheet has no grip")
        XCTAssertEqual(try Screenshot.pixel(at: grip.moved(x: -100, y: 0)), ground)
        // The preview comes from the picture with an animation.
        let preview = try app.waitFor("the preview above the sheet") { () -> ScreenRectangle? in
            let place = try self.preview?.screenRectangle
            return place.flatMap { $0.bottom <= sheet.y ? $0 : nil }
        }
        XCTAssertGreaterThan(preview.y, window.y)
        XCTAssertEqual(preview.center.x, window.center.x, accuracy: 2)
        XCTAssertEqual(try pictureNames, [welcomeCaption])
        try touch.tap(at: try item("Remove Image").screenPoint)
        try expectNoSheet()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    func testSlidingOntoARowAndLiftingChoosesIt() throws {
        try touch.begin(at: try picture().screenRectangle.center)
        try expectSheet()
        try touch.move(to: try item("Remove Image").screenPoint)
        try touch.end()
        try expectNoSheet()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    func testASubmenuReplacesTheList() throws {
        let before = try picture().screenRectangle
        _ = try openSheet()
        try touch.tap(at: try item("Rotate").screenPoint)
        let turns = ["Back from Rotate", "Rotate Left", "Rotate Right", "Flip Horizontally", "Flip Vertically"]
        try expectSheet(turns)
        try touch.tap(at: try item("Back from Rotate").screenPoint)
        try expectSheet()
        try touch.tap(at: try item("Rotate").screenPoint)
        try expectSheet(turns)
        try touch.tap(at: try item("Rotate Left").screenPoint)
        try expectNoSheet()
        try app.waitUntil("the picture to be turned") {
            let now = try self.picture().screenRectangle
            return (now.height > now.width) != (before.height > before.width)
        }
    }

    func testAFingerPullsTheSheetDown() throws {
        let place = try openSheet()
        let grip = ScreenPoint(x: place.center.x, y: place.y + 10)
        // Pulled slowly and only a little, the sheet returns.
        try touch.begin(at: grip)
        for step in 1...6 { try touch.move(to: grip.moved(x: 0, y: step * 10)) }
        try app.waitUntil("the sheet to follow") { try (self.menuSheet?.screenRectangle.y ?? 0) >= place.y + 40 }
        pause(milliseconds: 300)
        try touch.end()
        try app.waitUntil("the sheet in its place") { try self.menuSheet?.screenRectangle == place }
        // It can also be pulled down from a row.
        let row = try item("Copy Image").screenPoint
        try touch.begin(at: row)
        for step in 1...6 { try touch.move(to: row.moved(x: 0, y: step * 50)) }
        pause(milliseconds: 300)
        try touch.end()
        try expectNoSheet()
        XCTAssertNil(try app.clipboard.text())
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    func testATapOutsideClosesTheSheetAndOneOnThePreviewOpensIt() throws {
        var place = try openSheet()
        try touch.tap(at: ScreenPoint(x: place.x + 5, y: place.y - 5))
        try expectNoSheet()
        XCTAssertEqual(app.windows.topLevels.count, 1)
        place = try openSheet()
        let preview = try app.waitFor("the preview") { try self.preview }
        try touch.tap(at: try preview.screenRectangle.center)
        try expectNoSheet()
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
    }

    /// A mouse can drag the preview out, as beside a menu.
    func testThePreviewCanBeDraggedOut() throws {
        let target = try DropWindow(taking: .files)
        defer { target.close() }
        try activate("Welcome – Longpress")
        _ = try openSheet()
        let preview = try app.waitFor("the preview") { try self.preview }.screenRectangle
        app.pointer.drag(from: preview.center, to: try target.place, steps: 20, milliseconds: 400)
        let dropped = try target.wait { !$0.files.isEmpty }
        XCTAssertEqual(dropped.files.map { $0.hasSuffix(".png") }, [true], "\(dropped.files)")
        try expectNoSheet()
        try app.waitUntil("the preview to disappear") { try self.preview == nil }
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    func testKeysWorkInTheSheet() throws {
        _ = try openSheet()
        for name in ["Open", "Copy Image"] {
            try app.keyboard.press("Down")
            try app.waitUntil("the focus on \(name)") { try self.item(name).has("focused") }
        }
        try app.keyboard.press("Escape")
        try expectNoSheet()
        _ = try openSheet()
        for _ in 0..<6 { try app.keyboard.press("Down") }
        try app.keyboard.press("Right")
        try app.waitUntil("the focus in the submenu") { try self.item("Rotate Left").has("focused") }
        try app.keyboard.press("Left")
        try app.waitUntil("the focus on its row") { try self.item("Rotate").has("focused") }
        try app.keyboard.press("End")
        try app.keyboard.press("Return")
        try expectNoSheet()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// A mouse opens the menu at the pointer, never both.
    func testAMouseOpensTheMenuAtThePointer() throws {
        app.pointer.click(.secondary, at: try picture().screenRectangle.center)
        _ = try openMenu(.context)
        XCTAssertEqual(app.windows.popovers.count, 1)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        _ = try openSheet()
    }

    func testTheSheetsRowsScrollInALowWindow() throws {
        try app.windows.resize(window, width: 360, height: 300)
        try app.waitUntil("the picture to be low") { try self.images.screenRectangle.height < 200 }
        try touch.hold(at: try picture().screenRectangle.center)
        _ = try app.waitFor("the sheet") { try self.menuSheet }
        _ = try Screenshot.settled(of: window.frame)
        let place = try XCTUnwrap(menuSheet).screenRectangle
        XCTAssertGreaterThan(place.y, try window.visibleFrame.y + 40)
        // There isn't enough room for a preview.
        XCTAssertNil(try preview)
        let from = ScreenPoint(x: place.center.x, y: place.bottom - 30)
        for _ in 0..<2 {
            try touch.begin(at: from)
            for step in 1...10 { try touch.move(to: from.moved(x: 0, y: step * -14)) }
            pause(milliseconds: 200)
            try touch.end()
        }
        _ = try Screenshot.settled(of: window.frame)
        XCTAssertNotNil(try menuSheet)
        let last = try item("Remove Image").screenRectangle
        XCTAssertLessThan(last.center.y, place.bottom)
        try touch.tap(at: last.center)
        try expectNoSheet()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }
}
