import TestSupport
import XCTest

@testable import Driving

final class TouchContextMenuTests: TouchTestCase {
    private static let rows = PictureTestCase.rows

    /// C2, C3: the menu opens while the finger is still down; lifting it neither closes the menu nor chooses.
    func testHoldingAPictureOpensItsMenuWhileTheFingerIsDown() throws {
        let picture = try picture()
        try touch.hold(at: try picture.screenRectangle.center) {
            try expectMenu(.context, Self.rows)
        }
        try expectMenu(.context, Self.rows)
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    /// C3: a finger that slides onto a row and lifts there chooses it.
    func testSlidingOntoARowAndLiftingChoosesIt() throws {
        try touch.begin(at: try picture().screenRectangle.center)
        try expectMenu(.context, Self.rows)
        let row = try item("Remove Image")
        try touch.move(to: try row.screenPoint)
        try touch.end()
        try expectNoMenu()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// C3, C8: a sliding finger opens the submenu it rests on, and can slide into it.
    func testSlidingIntoASubmenuChoosesFromIt() throws {
        let before = try picture().screenRectangle
        try touch.begin(at: before.center)
        try expectMenu(.context, Self.rows)
        try touch.move(to: try item("Rotate").screenPoint)
        let turn = try item("Rotate Left")
        try app.waitUntil("the submenu") { turn.isShowing }
        try touch.move(to: try turn.screenPoint)
        try touch.end()
        try expectNoMenu()
        try app.waitUntil("the picture to be turned") {
            let now = try self.picture().screenRectangle
            return (now.height > now.width) != (before.height > before.width)
        }
    }

    /// C3: two fingers don't make a hold, whatever they are on.
    func testHoldingWithTwoFingersDoesNothing() throws {
        for place in [try picture().screenRectangle.center, try place(of: "Hold")] {
            try touch.begin(at: place)
            try touch.begin(at: place.moved(x: 60, y: 30), finger: 1)
            pause(milliseconds: 900)
            XCTAssertEqual(try openMenus.count, 0)
            try touch.end(finger: 1)
            try touch.end()
            try expectNoMenu()
        }
    }

    /// C8: a tap opens a submenu, and another one chooses an item.
    func testTheSubmenuWorksByTap() throws {
        let picture = try picture()
        let before = try picture.screenRectangle
        XCTAssertGreaterThan(before.width, before.height)
        try touch.hold(at: before.center)
        try touch.tap(at: try item("Rotate").screenPoint)
        try touch.tap(at: try item("Rotate Left").screenPoint)
        try expectNoMenu()
        try app.waitUntil("the picture to be upright") {
            let now = try self.picture().screenRectangle
            return now.height > now.width
        }
    }

    /// C22: a tap on the preview beside the menu opens the picture.
    func testATapOnThePreviewOpensThePicture() throws {
        try touch.hold(at: try picture().screenRectangle.center)
        try expectMenu(.context, Self.rows)
        let preview = try app.waitFor("the preview") { try self.preview }
        _ = try Screenshot.settled(of: window.frame)
        try touch.tap(at: try preview.screenRectangle.center)
        try expectNoMenu()
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
    }

    /// C20: a hold beside the pictures offers to add one.
    func testHoldingTheEmptyPaneOffersAddImage() throws {
        try touch.hold(at: try emptyPlace)
        try expectMenu(.context, "Add Image…")
    }

    /// C19, R9: holding one item after another never leaves two menus, and each has its own kind.
    func testEachItemHasItsOwnKindOfMenuAndOnlyOneIsOpen() throws {
        let places = (word: try place(of: "Hold"), picture: try picture().screenRectangle.center)
        try touch.hold(at: places.picture)
        try expectMenu(.context, Self.rows)
        // The first touch beside a context menu only closes it.
        try touch.tap(at: places.word)
        try expectNoMenu()
        try touch.hold(at: places.word)
        try expectMenu(.edit, "Select | Select All")
        try touch.hold(at: places.picture)
        try expectMenu(.context, Self.rows)
    }
}
