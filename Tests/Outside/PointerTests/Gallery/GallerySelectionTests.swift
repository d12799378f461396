import TestSupport
import XCTest

@testable import Driving

/// Selecting pictures with clicks, a rubber band and keys.
final class GallerySelectionTests: GalleryTestCase {
    func testClicksSelectOneSeveralOrARange() throws {
        try gallery.expectSelected()
        try gallery.click(2)
        try gallery.expectSelected(2)
        try gallery.click(4, holding: "ctrl")
        try gallery.expectSelected(2, 4)
        try gallery.click(2, holding: "ctrl")
        try gallery.expectSelected(4)
        // A range begins at the last click.
        try gallery.click(4, holding: "shift")
        try gallery.expectSelected(2, 3, 4)
        try gallery.click(5, holding: "shift")
        try gallery.expectSelected(2, 3, 4, 5)
        // A click on a selected picture takes effect on release: until then it may become a drag or a hold.
        try gallery.click(3)
        try gallery.expectSelected(3)
        pause(milliseconds: 450)
        app.pointer.click(at: try gallery.emptyCorner)
        try gallery.expectSelected()
        try expectNoMenu()
    }

    func testARubberBandSelectsWhatItTouches() throws {
        try drag(from: gallery.emptyCorner, to: gallery.place(at: 3)) { try gallery.expectSelected(3, 4, 5) }
        try gallery.expectSelected(3, 4, 5)
        // With Control the selection is extended.
        try app.keyboard.holding("ctrl") {
            try drag(
                from: gallery.emptyCorner,
                to: ScreenPoint(x: try gallery.place(at: 5).x, y: try gallery.place(at: 5).y + 5)
            ) {
                try gallery.expectSelected(3, 4, 5)
            }
        }
        // Moving back deselects pictures that the rubber band no longer touches; Escape ends it with the current selection.
        try drag(from: gallery.emptyCorner, to: gallery.place(at: 1)) {
            try gallery.expectSelected(1, 2, 3, 4, 5)
            app.pointer.glide(to: try gallery.place(at: 4), milliseconds: 100)
            try gallery.expectSelected(4)
            try app.keyboard.press("Escape")
            app.pointer.glide(to: try gallery.place(at: 1), milliseconds: 100)
            for _ in 0..<2 { _ = try app.accessible.children }
            try gallery.expectSelected(4)
        }
        try gallery.expectSelected(4)
        try expectNoMenu()
    }

    func testKeysMoveThroughThePictures() throws {
        try gallery.click(1)
        try gallery.expectSelected(1)
        for (key, expected) in [
            ("Right", [2]), ("Down", [4]), ("Down", [5]), ("Left", [4]), ("Up", [2]), ("Home", [1]), ("End", [5]),
            ("shift+Left", [4, 5]), ("shift+Up", [2, 3, 4, 5]), ("shift+Home", [1, 2, 3, 4, 5]), ("Right", [2]),
            ("ctrl+Right", [2]), ("ctrl+space", [2, 3]), ("ctrl+a", [1, 2, 3, 4, 5]), ("Escape", []),
            ("ctrl+a", [1, 2, 3, 4, 5]),
        ] {
            try app.keyboard.press(key)
            do {
                try gallery.expectSelected(expected)
            } catch { throw TestFailure("after \(key): \(error)") }
        }
    }

    /// Tab stops once at the pictures, at the one that was focused last.
    func testTabStopsOnceAtThePictures() throws {
        try gallery.click(3)
        try gallery.expectSelected(3)
        try app.waitUntil("the picture to have the focus") { try self.gallery.item(at: 3).has("focused") }
        XCTAssertEqual(try (1...5).filter { try gallery.item(at: $0).has("focusable") }, [3])
    }

    /// The grid reflows with the width of the window.
    func testTheGridReflows() throws {
        let columns = { Set(try (1...5).map { try self.gallery.item(at: $0).screenRectangle.x }).count }
        try app.waitUntil("two columns") { try columns() == 2 }
        try app.windows.resize(try window, width: 1200, height: 640)
        try app.waitUntil("more columns") { try columns() > 2 }
        try gallery.expectOrder("RGBYP")
    }
}
