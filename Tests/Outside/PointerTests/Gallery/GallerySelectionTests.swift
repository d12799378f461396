import TestSupport
import XCTest

@testable import Driving

/// Pictures are selected by clicks, by a rubber band and by keys.
final class GallerySelectionTests: GalleryTestCase {
    func testClicksSelectOneAFewOrARange() throws {
        try expectSelected()
        try click(2)
        try expectSelected(2)
        try click(4, holding: "ctrl")
        try expectSelected(2, 4)
        try click(2, holding: "ctrl")
        try expectSelected(4)
        // A range begins where the last click was.
        try click(4, holding: "shift")
        try expectSelected(2, 3, 4)
        try click(5, holding: "shift")
        try expectSelected(2, 3, 4, 5)
        // Within the selection it counts once the button is let go: until then it may become a drag or a hold.
        try click(3)
        try expectSelected(3)
        pause(milliseconds: 450)
        app.pointer.click(at: try emptyCorner)
        try expectSelected()
        try expectNoMenu()
    }

    func testARubberBandSelectsWhatItTouches() throws {
        try drag(from: emptyCorner, to: place(at: 3)) { try expectSelected(3, 4, 5) }
        try expectSelected(3, 4, 5)
        // With Control what was selected stays.
        try app.keyboard.holding("ctrl") {
            try drag(from: emptyCorner, to: ScreenPoint(x: try place(at: 5).x, y: try place(at: 5).y + 5)) {
                try expectSelected(3, 4, 5)
            }
        }
        // Going back lets go of what it doesn't touch any more; Escape ends it with what is selected by then.
        try drag(from: emptyCorner, to: place(at: 1)) {
            try expectSelected(1, 2, 3, 4, 5)
            app.pointer.glide(to: try place(at: 4), milliseconds: 100)
            try expectSelected(4)
            try app.keyboard.press("Escape")
            app.pointer.glide(to: try place(at: 1), milliseconds: 100)
            for _ in 0..<2 { _ = try app.accessible.children }
            try expectSelected(4)
        }
        try expectSelected(4)
        try expectNoMenu()
    }

    func testKeysGoThroughThePictures() throws {
        try click(1)
        try expectSelected(1)
        for (key, expected) in [
            ("Right", [2]), ("Down", [4]), ("Down", [5]), ("Left", [4]), ("Up", [2]), ("Home", [1]), ("End", [5]),
            ("shift+Left", [4, 5]), ("shift+Up", [2, 3, 4, 5]), ("shift+Home", [1, 2, 3, 4, 5]), ("Right", [2]),
            ("ctrl+Right", [2]), ("ctrl+space", [2, 3]), ("ctrl+a", [1, 2, 3, 4, 5]), ("Escape", []),
            ("ctrl+a", [1, 2, 3, 4, 5]),
        ] {
            try app.keyboard.press(key)
            do {
                try TestSupport.waitFor("the selection", value: { try selected }, until: { $0 == expected })
            } catch { throw TestFailure("after \(key): \(error)") }
        }
    }

    /// The pictures are one stop for the Tab key, at the one that the keyboard was on.
    func testTabGoesPastThePictures() throws {
        try click(3)
        try expectSelected(3)
        try app.waitUntil("the picture to have the focus") { try self.item(at: 3).has("focused") }
        XCTAssertEqual(try (1...5).filter { try item(at: $0).has("focusable") }, [3])
    }

    /// The grid reflows with the width of the window.
    func testTheGridReflows() throws {
        let columns = { Set(try (1...5).map { try self.item(at: $0).screenRectangle.x }).count }
        try app.waitUntil("two columns") { try columns() == 2 }
        try app.windows.resize(try window, width: 1200, height: 640)
        try app.waitUntil("more columns") { try columns() > 2 }
        try expectOrder("RGBYP")
    }
}
