import TestSupport
import XCTest

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

    /// C8: a submenu opens by tap, and its items by another.
    func testTheSubmenuWorksByTap() throws {
        let picture = try picture()
        let before = try picture.screenRectangle
        XCTAssertGreaterThan(before.width, before.height)
        try touch.hold(at: before.center)
        try touch.tap(at: try item("Rotate").screenPoint)
        try touch.tap(at: try item("Rotate Left").screenPoint)
        try expectNoMenu()
        try app.waitUntil("the picture to stand upright") {
            let now = try self.picture().screenRectangle
            return now.height > now.width
        }
    }

    /// C20: a hold beside the pictures offers to add one.
    func testHoldingTheEmptyPaneOffersToAdd() throws {
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
