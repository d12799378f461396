import TestSupport
import XCTest

@testable import Driving

/// A picture in the text can be resized by its corner, to the sizes in the Image menu.
final class ResizedPictureTests: TextPictureTestCase {
    private func select() throws -> ScreenRectangle {
        let full = try drawnPicture
        app.pointer.click(at: full.center)
        try expectGrip("right", of: full)
        return full
    }

    func testDraggingTheCornerResizesInSteps() throws {
        let full = try select()
        try Screenshot.take("picture-grip")
        let corner = ScreenPoint(x: full.right - 1, y: full.bottom - 1)
        app.pointer.move(to: corner)
        app.pointer.press()
        app.pointer.move(to: ScreenPoint(x: full.x + full.width * 6 / 10, y: corner.y))
        try expectPicture(width: full.width * 2 / 3)
        app.pointer.move(to: ScreenPoint(x: full.x + full.width * 2 / 10, y: corner.y))
        try expectPicture(width: full.width / 3)
        app.pointer.release()
        // It is one step, however many sizes it passed through.
        try chooseInMenuBar("Edit", "Undo Resize Image")
        try expectPicture(width: full.width)
        try app.keyboard.press("shift+ctrl+z")
        try expectPicture(width: full.width / 3)
        let small = try drawnPicture
        app.pointer.drag(
            from: ScreenPoint(x: small.right - 1, y: small.bottom - 1),
            to: ScreenPoint(x: full.right, y: small.bottom), steps: 20, milliseconds: 300)
        try expectPicture(width: full.width)
        try app.keyboard.press("ctrl+z")
        try expectPicture(width: full.width / 3)
    }

    /// Dragging there and back is no step, and a press beside the corner doesn't resize.
    func testDraggingThereAndBackIsNoUndoStep() throws {
        let full = try select()
        let corner = ScreenPoint(x: full.right - 1, y: full.bottom - 1)
        app.pointer.move(to: corner)
        app.pointer.press()
        app.pointer.move(to: ScreenPoint(x: full.x + full.width / 2, y: corner.y))
        try expectPicture(width: full.width * 2 / 3)
        app.pointer.move(to: corner)
        try expectPicture(width: full.width)
        app.pointer.release()
        try expectTitle("note.html")
        app.pointer.drag(
            from: full.center, to: full.center.moved(x: -full.width / 3), steps: 20, milliseconds: 300)
        XCTAssertEqual(try drawnPicture.width, full.width, accuracy: 4)
    }

    /// The knob is visible while only the picture is selected, and the pointer over it shows a resize cursor.
    func testTheKnobIsVisibleOnlyWhileThePictureIsSelected() throws {
        try expectNoGrip()
        let full = try select()
        try app.keyboard.press("shift+Left")
        try expectNoGrip()
        app.pointer.click(at: try place(of: "before"))
        try expectNoGrip()
        app.pointer.click(at: full.center)
        try expectGrip("right", of: full)
    }
}
