import TestSupport
import XCTest

@testable import Driving

/// A picture in the text stands where its lines begin.
class PictureSideTestCase: TextPictureTestCase {
    var before: String { "before" }
    var behind: String { "behind" }

    override var page: String {
        TextPictureNote.page(width: 300, height: 150, caption: "", before: before, behind: behind)
    }

    /// The colour of the knob.
    var color: ScreenPicture.Color { Self.handleColor }

    /// Checks where it stands, and that its knob is at the other side, to which it grows.
    func expectStart(atRight isRight: Bool, look: String) throws {
        let picture = try drawnPicture
        let line = try note.screenRectangle(ofText: before)
        // GTK gives letters of right-to-left text a negative width.
        let start = isRight ? max(line.x, line.right) : min(line.x, line.right)
        XCTAssertEqual(isRight ? picture.right : picture.x, start, accuracy: 12)
        app.pointer.click(at: picture.center)
        let side = isRight ? "left" : "right"
        try expectGrip(side, of: picture, in: color)
        try Screenshot.take("picture-grip-\(look)")
        let (from, step) = isRight ? (picture.x, -1) : (picture.right - 1, 1)
        app.pointer.drag(
            from: ScreenPoint(x: from, y: picture.bottom - 1),
            to: ScreenPoint(x: from - step * picture.width * 2 / 3, y: picture.bottom), steps: 20, milliseconds: 300)
        try app.waitUntil("a smaller picture") { try self.drawnPicture.width < picture.width - 20 }
        let small = try drawnPicture
        XCTAssertEqual(isRight ? small.right : small.x, isRight ? picture.right : picture.x, accuracy: 2)
        try expectGrip(side, of: small, in: color)
    }
}

final class LeftToRightPictureSideTests: PictureSideTestCase {
    func testItStandsAtTheLeft() throws { try expectStart(atRight: false, look: "light") }
}

final class DarkPictureSideTests: PictureSideTestCase {
    override var environment: [String: String] { ["GTK_THEME": "Default:dark"] }
    override var color: ScreenPicture.Color { .init(red: 21, green: 83, blue: 158) }

    func testItStandsAtTheLeft() throws { try expectStart(atRight: false, look: "dark") }
}

/// In text that runs from right to left, in a window that runs from left to right.
final class RightToLeftTextPictureSideTests: PictureSideTestCase {
    override var before: String { "שלום עולם" }
    override var behind: String { "טוב" }

    func testItStandsAtTheRight() throws { try expectStart(atRight: true, look: "right-to-left-text") }
}

/// In a window that runs from right to left, too.
final class RightToLeftPictureSideTests: PictureSideTestCase {
    override var before: String { "שלום עולם" }
    override var behind: String { "טוב" }
    override var environment: [String: String] { World.rightToLeft }

    func testItStandsAtTheRight() throws { try expectStart(atRight: true, look: "right-to-left") }
}

/// Text that runs from left to right, in a window that runs from right to left.
final class LeftToRightTextPictureSideTests: PictureSideTestCase {
    override var environment: [String: String] { World.rightToLeft }

    func testItStandsAtTheLeft() throws { try expectStart(atRight: false, look: "left-to-right-text") }
}
