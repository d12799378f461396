import TestSupport
import XCTest

@testable import Driving

/// Selecting by touch on Wayland, where GTK has handles of its own: only the library's are visible (E6).
final class WaylandSelectionTests: WaylandTouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    /// E6: the menu is closed while a handle is dragged, and open again afterwards.
    func testAHandleCanBeDraggedByTouch() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectOnlyMenu(.edit, offered)
        try expectHandles(around: "picture")
        waitForNewSuccession()  // Immediately, it would be a third tap.
        try touch.begin(at: try knob(of: .end, of: "picture"))
        try touch.move(to: try knob(of: .end, of: "picture. Its menu"))
        try expectSelection("picture. Its menu")
        XCTAssertEqual(try openMenus(named: "Edit Menu"), 0)
        try touch.end()
        try expectOnlyMenu(.edit, offered)
        try expectHandles(around: "picture. Its menu")
    }

    /// E3: the insertion point follows a held finger; the loupe disappears as it lifts.
    func testTheInsertionPointFollowsAHeldFinger() throws {
        let note = try note
        let before = try Screenshot.settled()
        let finger = try place(of: "caption")
        try touch.begin(at: finger)
        try app.waitUntil("the loupe, above the finger") {
            try Screenshot.picture().newBox(since: before).map { $0.y < finger.y - 40 && $0.height > 50 } ?? false
        }
        let caret = try note.caretOffset
        try touch.move(to: try place(of: "mouse"))
        try app.waitUntil("the insertion point to follow") { try note.caretOffset < caret - 100 }
        try touch.end()
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    private func openMenus(named name: String) throws -> Int {
        try app.accessible.findAll(role: "menu", name: name).count { $0.isShowing }
    }
}
