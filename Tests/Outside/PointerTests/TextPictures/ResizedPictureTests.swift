import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A picture in the text is made smaller and larger by its corner, in the steps that the Image menu has.
final class ResizedPictureTests: AppTestCase {
    override var arguments: [String] { ["note.html"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><rect width="1200" height="300" fill="red"/></svg>
            """
        let picture = Data(svg.utf8).base64EncodedString()
        try home.write(
            FileTestCase.page(
                """
                before</p>
                <figure data-size="full"><img alt="Lake" data-name="lake.svg" src="data:image/svg+xml;base64,\(picture)">\
                <figcaption dir="auto">Lake</figcaption></figure>
                <p dir="auto">behind
                """), to: "note.html")
    }

    private static let red = ScreenPicture.Color(red: 255, green: 0, blue: 0)

    /// The box that is red on the screen.
    private var drawn: ScreenRectangle {
        get throws {
            try app.waitFor("the picture to be drawn") {
                try Screenshot.settled().box(of: Self.red, outside: ScreenRectangle(x: 0, y: 0, width: 0, height: 0))
            }
        }
    }

    private func expectWidth(_ width: Int) throws {
        try app.waitUntil("the picture to be \(width) wide") { try abs(self.drawn.width - width) <= 4 }
    }

    private func select() throws -> ScreenRectangle {
        let full = try drawn
        app.pointer.click(at: full.center)
        try app.waitUntil("the knob") {
            try !Screenshot.settled().pixel(at: ScreenPoint(x: full.right - 3, y: full.bottom - 3)).isNear(Self.red)
        }
        return full
    }

    func testItsCornerFollowsTheMouseFromSizeToSize() throws {
        let full = try select()
        try Screenshot.take("picture-grip")
        let corner = ScreenPoint(x: full.right - 1, y: full.bottom - 1)
        app.pointer.move(to: corner)
        app.pointer.press()
        app.pointer.move(to: ScreenPoint(x: full.x + full.width * 6 / 10, y: corner.y))
        try expectWidth(full.width * 2 / 3)
        app.pointer.move(to: ScreenPoint(x: full.x + full.width * 2 / 10, y: corner.y))
        try expectWidth(full.width / 3)
        app.pointer.release()
        // One step, however many sizes it went through.
        try chooseInMenuBar("Edit", "Undo Resize Image")
        try expectWidth(full.width)
        try app.keyboard.press("shift+ctrl+z")
        try expectWidth(full.width / 3)
        let small = try drawn
        app.pointer.drag(
            from: ScreenPoint(x: small.right - 1, y: small.bottom - 1),
            to: ScreenPoint(x: full.right, y: small.bottom), steps: 20, milliseconds: 300)
        try expectWidth(full.width)
        try app.keyboard.press("ctrl+z")
        try expectWidth(full.width / 3)
    }

    /// Dragged there and back it leaves no step, and a press beside the corner is none on it.
    func testThereAndBackIsNoStep() throws {
        let full = try select()
        let corner = ScreenPoint(x: full.right - 1, y: full.bottom - 1)
        app.pointer.move(to: corner)
        app.pointer.press()
        app.pointer.move(to: ScreenPoint(x: full.x + full.width / 2, y: corner.y))
        try expectWidth(full.width * 2 / 3)
        app.pointer.move(to: corner)
        try expectWidth(full.width)
        app.pointer.release()
        try expectTitle("note.html")
        app.pointer.drag(
            from: full.center, to: full.center.moved(x: -full.width / 3), steps: 20, milliseconds: 300)
        XCTAssertEqual(try drawn.width, full.width, accuracy: 4)
    }
}
