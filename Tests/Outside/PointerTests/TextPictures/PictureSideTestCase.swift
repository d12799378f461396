import TestSupport
import XCTest

@testable import Driving

/// A picture in the text is at the side where its lines begin.
class PictureSideTestCase: TextPictureTestCase {
    var before: String { "before" }
    var behind: String { "behind" }

    override var page: String {
        TextPictureNote.page(width: 300, height: 150, caption: "", before: before, behind: behind)
    }

    /// The colour of the knob.
    var color: ScreenPicture.Color { Self.handleColor }

    /// Returns where the letters above the picture end at one side, as drawn: from 4.14 on, GTK doesn't report the places of
    /// right-to-left letters.
    private func edge(ofLineAbove picture: ScreenRectangle, atRight isRight: Bool) throws -> Int {
        let text = try note.screenRectangle
        let line = try Screenshot.picture(
            of: ScreenRectangle(x: text.x + 2, y: text.y + 2, width: text.width - 4, height: picture.y - text.y - 4))
        let ground = line.mostCommonColor
        let columns = try (0..<line.width).filter { x in
            try (0..<line.height).contains { try !line.pixel(at: ScreenPoint(x: x, y: $0)).isNear(ground) }
        }
        let ends = try XCTUnwrap(columns.first.flatMap { first in columns.last.map { (first, $0) } }, "no letters")
        return text.x + 2 + (isRight ? ends.1 : ends.0)
    }

    /// Checks the picture's side, and that its knob is at the other one, towards which the picture grows.
    func expectStart(atRight isRight: Bool, look: String) throws {
        let picture = try drawnPicture
        let start = try edge(ofLineAbove: picture, atRight: isRight)
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
    func testThePictureIsAtTheLeft() throws { try expectStart(atRight: false, look: "light") }
}

final class DarkPictureSideTests: PictureSideTestCase {
    override var environment: [String: String] { ["GTK_THEME": "Default:dark"] }
    override var color: ScreenPicture.Color { .init(red: 21, green: 83, blue: 158) }

    func testThePictureIsAtTheLeft() throws { try expectStart(atRight: false, look: "dark") }
}

/// In right-to-left text, in a left-to-right window.
final class RightToLeftTextPictureSideTests: PictureSideTestCase {
    override var before: String { "שלום עולם" }
    override var behind: String { "טוב" }

    func testThePictureIsAtTheRight() throws { try expectStart(atRight: true, look: "right-to-left-text") }
}

/// In right-to-left text, in a right-to-left window.
final class RightToLeftPictureSideTests: PictureSideTestCase {
    override var before: String { "שלום עולם" }
    override var behind: String { "טוב" }
    override var environment: [String: String] { World.rightToLeft }

    func testThePictureIsAtTheRight() throws { try expectStart(atRight: true, look: "right-to-left") }
}

/// In left-to-right text, in a right-to-left window.
final class LeftToRightTextPictureSideTests: PictureSideTestCase {
    override var environment: [String: String] { World.rightToLeft }

    func testThePictureIsAtTheLeft() throws { try expectStart(atRight: false, look: "left-to-right-text") }
}
