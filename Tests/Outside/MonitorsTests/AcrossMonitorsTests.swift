import TestSupport
import XCTest

@testable import Driving

/// Menus of a window that spans two monitors. A popover isn't shown across both: the compositor moves it onto one, and its arrow,
/// sides and preview are arranged for its final place (E16, C28).
final class AcrossMonitorsTests: SwayTestCase {
    override var monitor: ScreenRectangle {
        get throws {
            let screen = try TestDisplay.shared().bounds
            return ScreenRectangle(x: 0, y: 0, width: screen.width / 2, height: screen.height)
        }
    }

    /// Places the window so that half of it is on each monitor, and returns its frame.
    private func placeWindowAcross() throws -> ScreenRectangle {
        let screen = try TestDisplay.shared().bounds
        let window = ScreenRectangle(x: screen.width / 2 - 400, y: 100, width: 800, height: 600)
        try float(at: window)
        return window
    }

    /// Returns the area for popovers: the part of the window that is on the monitor with this popover.
    private func room(of box: ScreenRectangle, in window: ScreenRectangle) throws -> ScreenRectangle {
        let seam = try monitor.right
        return box.center.x < seam
            ? ScreenRectangle(x: window.x, y: window.y, width: seam - window.x, height: window.height)
            : ScreenRectangle(x: seam, y: window.y, width: window.right - seam, height: window.height)
    }

    /// The arrow is at the end nearest to the word, and the menu shows as many items as fit.
    func testAnEditMenuFitsOnOneMonitor() throws {
        let window = try placeWindowAcross()
        // Both words are on the first monitor, where sway shows no menus of this window: one near its edge, and one farther
        // away.
        for name in ["picture", "Now"] {
            let word = try place(of: name).moved(x: window.x, y: window.y)
            let before = try Screenshot.settled()
            app.pointer.click(.secondary, at: word)
            try expectOnlyMenu(.edit, "Select | Select All")
            let after = try Screenshot.settled()
            let box = try XCTUnwrap(after.newBox(since: before), "the menu isn't visible")
            let room = try room(of: box, in: window)
            XCTAssertTrue(room.contains(box), "the menu at \(box) isn't in \(room)")
            XCTAssertGreaterThan(box.width, 140, "both commands show")
            XCTAssertLessThan(abs(box.bottom - word.y), 24, "\(box) isn't above \(word)")
            let below = ScreenRectangle(x: box.x - 20, y: box.bottom + 3, width: box.width + 40, height: 2)
            let tip = try XCTUnwrap(after.cropped(to: below).newBox(since: before.cropped(to: below)), "no arrow")
            let nearest = min(max(word.x, box.x), box.right)
            XCTAssertLessThan(abs(below.x + tip.center.x - nearest), 24, "the arrow of \(box) doesn't point at \(word)")
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
    }

    /// All of its rows are visible, with the preview beside them.
    func testAContextMenuIsBesideItsPreviewOnOneMonitor() throws {
        let window = try placeWindowAcross()
        app.pointer.click(.secondary, at: try picture().extents.center.moved(x: window.x, y: window.y))
        try expectOnlyMenu(.context, PictureTestCase.rows)
        var (preview, menu) = (window, window)
        try app.waitUntil("the preview beside the menu") {
            preview = try XCTUnwrap(self.preview).extents.moved(x: window.x, y: window.y)
            menu = try self.menuBox(outside: preview)
            return !preview.overlaps(menu)
        }
        XCTAssertTrue(window.contains(preview), "the preview is at \(preview), outside of \(window)")
        let room = try room(of: menu, in: window)
        XCTAssertTrue(room.contains(menu), "the menu at \(menu) isn't in \(room)")
        // Eight rows of 34 points and a separator: no scrolling is needed.
        XCTAssertGreaterThan(menu.height, 280)
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }
}
