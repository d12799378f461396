import TestSupport
import XCTest

@testable import Driving

/// What is visible while pictures are dragged with the mouse.
final class GalleryDragTests: GalleryTestCase {
    private static let red = ScreenPicture.Color(red: 250, green: 10, blue: 10)
    private static let yellow = ScreenPicture.Color(red: 240, green: 220, blue: 10)

    /// Returns a place just before a picture.
    private func before(_ number: Int) throws -> ScreenPoint {
        let area = try gallery.item(at: number).screenRectangle
        return ScreenPoint(x: area.x + 15, y: area.center.y)
    }

    /// Returns the area in which a picture dragged to a place is visible.
    private func area(around place: ScreenPoint) -> ScreenRectangle {
        ScreenRectangle(x: place.x - 70, y: place.y - 70, width: 140, height: 140)
    }

    /// Returns how much of that area has approximately this colour.
    private func share(of color: ScreenPicture.Color, around place: ScreenPoint) throws -> Double {
        try Screenshot.picture(of: area(around: place)).share(of: color, tolerance: 60)
    }

    /// A small picture follows the pointer anywhere in the window, and disappears on release.
    func testADraggedPictureFollowsThePointer() throws {
        let text = try note.screenRectangle
        let (first, second) = (text.center, text.center.moved(y: 150))
        let before = try [first, second].map { try Screenshot.picture(of: area(around: $0)) }
        try drag(from: gallery.place(at: 1), to: first) {
            try app.waitUntil("the picture under the pointer") { try share(of: Self.red, around: first) > 0.1 }
            try Screenshot.take("dragged-picture", of: window.frame)
            app.pointer.glide(to: second)
            try app.waitUntil("the picture under the pointer") { try share(of: Self.red, around: second) > 0.1 }
            XCTAssertEqual(try share(of: Self.red, around: first), 0)
        }
        try app.waitUntil("the picture to be gone") {
            try [first, second].map { try Screenshot.picture(of: area(around: $0)) } == before
        }
        try gallery.expectOrder("RGBYP")
    }

    /// All dragged pictures are under the pointer, and Escape removes them.
    func testSeveralDraggedPicturesFollowThePointer() throws {
        try gallery.select(1, 4)
        let text = try note.screenRectangle.center
        let before = try Screenshot.picture(of: area(around: text))
        try drag(from: gallery.place(at: 1), to: text) {
            try app.waitUntil("the pressed picture under the pointer") {
                try share(of: Self.red, around: text) > 0.1
            }
            XCTAssertGreaterThan(try share(of: Self.yellow, around: text), 0)
            try app.keyboard.press("Escape")
            try app.waitUntil("the pictures to be gone") {
                try Screenshot.picture(of: area(around: text)) == before
            }
        }
        try gallery.expectOrder("RGBYP")
    }

    /// The mark for the new place is visible while the pictures would be dropped there.
    func testNoPlaceIsMarkedOutsideThePane() throws {
        // From then on its caption takes room.
        try gallery.select(1)
        _ = try Screenshot.settled(of: window.frame)
        let (target, next) = (try gallery.item(at: 3).screenRectangle, try gallery.item(at: 4).screenRectangle)
        let gap = ScreenRectangle(
            x: target.right - 4, y: target.y + 8, width: next.x - target.right + 8, height: 1)
        let pane = try images.screenRectangle
        func marks(in area: ScreenRectangle) throws -> Double {
            try Screenshot.picture(of: area).share(of: Self.handleColor, tolerance: 2)
        }
        XCTAssertEqual(try marks(in: pane), 0)
        try drag(from: gallery.place(at: 1), to: before(4)) {
            try app.waitUntil("the mark") { try marks(in: gap) > 0 }
            app.pointer.glide(to: try note.screenRectangle.center)
            try app.waitUntil("no mark") { try marks(in: pane) == 0 }
            app.pointer.glide(to: try before(4))
            try app.waitUntil("the mark again") { try marks(in: gap) > 0 }
        }
        try gallery.expectOrder("GBRYP")
    }
}
