import TestSupport
import XCTest

@testable import Driving

/// E18, C2: a hold on Wayland is recognised by its own timing, however late the app handles it.
final class WaylandBusyHoldTests: WaylandTouchTestCase {
    func testAHoldHandledAfterItsReleaseOpensTheMenu() throws {
        for (place, kind, rows) in [
            (try place(of: "picture"), MenuKind.edit, "Select | Select All"),
            (try picture().extents.center, .context, PictureTestCase.rows),
        ] {
            try app.whileBusy { try touch.hold(at: place) }
            try expectOnlyMenu(kind, rows)
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
    }
}
