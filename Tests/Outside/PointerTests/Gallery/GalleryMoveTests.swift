import TestSupport
import XCTest

@testable import Driving

/// Dragging pictures to another place with the mouse, as one step that can be undone.
final class GalleryMoveTests: GalleryTestCase {
    /// Returns a place just before a picture.
    private func before(_ number: Int) throws -> ScreenPoint {
        let area = try gallery.item(at: number).screenRectangle
        return ScreenPoint(x: area.x + 15, y: area.center.y)
    }

    func testAPictureIsMovedByDragging() throws {
        app.pointer.drag(from: try gallery.place(at: 1), to: try before(4))
        try gallery.expectOrder("GBRYP")
        try gallery.expectSelected(3)
        try expectUndo("Undo Move Image")
        try app.keyboard.press("ctrl+z")
        try gallery.expectOrder("RGBYP")
        try app.keyboard.press("shift+ctrl+z")
        try gallery.expectOrder("GBRYP")
        // A drop after the last picture moves to the end.
        app.pointer.drag(from: try gallery.place(at: 1), to: try gallery.emptyCorner)
        try gallery.expectOrder("BRYPG")
        try expectNoMenu()
    }

    func testAllSelectedPicturesAreMoved() throws {
        try gallery.select(1, 4)
        app.pointer.drag(from: try gallery.place(at: 4), to: try before(3))
        try gallery.expectOrder("GRYBP")
        try gallery.expectSelected(2, 3)
        try expectUndo("Undo Move 2 Images")
        try app.keyboard.press("ctrl+z")
        try gallery.expectOrder("RGBYP")
        try gallery.expectSelected(1, 4)
    }

    func testKeysAndTheMenuMoveByOnePlace() throws {
        try gallery.select(3)
        try app.keyboard.press("alt+Left")
        try gallery.expectOrder("RBGYP")
        try gallery.expectSelected(2)
        try app.keyboard.press("alt+Down")
        try app.keyboard.press("alt+Right")
        try gallery.expectOrder("RGYBP")
        try gallery.expectSelected(4)
        try expectUndo("Undo Move Image")
        app.pointer.click(.secondary, at: try gallery.place(at: 4))
        try expectMenu(.context, Self.rows(for: 4))
        try choose("Move Later")
        try gallery.expectOrder("RGYPB")
        app.pointer.click(.secondary, at: try gallery.place(at: 5))
        try expectMenu(.context, Self.rows(for: 5))
        try choose("Move Earlier")
        try gallery.expectOrder("RGYBP")
    }

    /// Escape, a drop beside the pane, and a drop at the old place change nothing.
    func testACancelledDragMovesNothing() throws {
        try drag(from: gallery.place(at: 1), to: before(4)) {
            try app.keyboard.press("Escape")
            for _ in 0..<2 { _ = try app.accessible.children }
        }
        try gallery.expectOrder("RGBYP")
        app.pointer.drag(from: try gallery.place(at: 2), to: try note.screenRectangle.center)
        app.pointer.drag(from: try gallery.place(at: 3), to: try before(4))
        try gallery.expectSelected(3)
        try gallery.expectOrder("RGBYP")
        try expectUndo("(Undo)")
    }

    /// Near an edge the pane scrolls, so that a picture can be dragged to a place that wasn't visible.
    func testThePaneScrollsDuringADragAtItsEdge() throws {
        try app.windows.resize(window, width: 700, height: 300)
        try app.waitUntil("the last picture to be out of sight") {
            let pane = try self.images.screenRectangle
            return try pane.height < 300 && self.gallery.item(at: 5).screenRectangle.y > pane.bottom
        }
        let pane = try images.screenRectangle
        try drag(from: gallery.place(at: 1), to: ScreenPoint(x: pane.center.x, y: pane.bottom - 4)) {
            try app.waitUntil("the last picture to be in sight") {
                try self.gallery.item(at: 5).screenRectangle.center.y < pane.bottom
            }
            app.pointer.move(to: try gallery.emptyCorner)
        }
        try app.windows.resize(window, width: 900, height: 640)
        try gallery.expectOrder("GBYPR")
    }

    /// During the drag, a mark shows the new place.
    func testAMarkShowsTheNewPlace() throws {
        let (target, next) = (try gallery.item(at: 3).screenRectangle, try gallery.item(at: 4).screenRectangle)
        let gap = ScreenRectangle(
            x: target.right - 4, y: target.center.y, width: next.x - target.right + 8, height: 1)
        let unmarked = try Screenshot.settled(of: gap)
        try drag(from: gallery.place(at: 1), to: before(4)) {
            try app.waitUntil("the mark") { try Screenshot.picture(of: gap).difference(from: unmarked) > 0.05 }
        }
        try gallery.expectOrder("GBRYP")
    }
}
