import TestSupport
import XCTest

@testable import Driving

/// A menu's item under the pointer when the menu opens isn't highlighted and can't be chosen until the pointer moves. The
/// compositor immediately reports to the app that the pointer is over the menu.
final class WaylandStillPointerTests: WaylandTestCase {
    /// E5: the menu that follows another one opens below the pointer that has just clicked.
    func testTheEditMenuThatFollowsAnother() throws {
        let menu = try opening(.edit, "Select | Select All") {
            app.pointer.click(.secondary, at: try place(of: "picture"))
        }
        let item = try rectangle(of: "Select", in: menu)
        app.pointer.glide(to: item.center, steps: 20, milliseconds: 400)
        try expectHighlighted(item)
        app.pointer.click(at: item.center)
        try expectOnlyMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectNoHighlightUntilMoved()
    }
}
