import TestSupport
import XCTest

@testable import Driving

/// E18, C2: a finger's hold is recognised by its own timing, however late the app handles it.
final class TouchBusyHoldTests: TouchTestCase {
    func testAHoldHandledAfterItsReleaseOpensTheMenu() throws {
        for (place, kind, rows) in [
            (try place(of: "mouse"), MenuKind.edit, "Select | Select All"),
            (try picture().screenRectangle.center, .context, PictureTestCase.rows),
        ] {
            try app.whileBusy { try touch.hold(at: place) }
            try expectMenu(kind, rows)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testATapIsNotAHold() throws {
        let place = try picture().screenRectangle.center
        try expectNothingOpens("a tap") {
            try touch.begin(at: place)
            pause(milliseconds: 150)
            try app.whileBusy {
                try touch.move(to: place.moved(x: 2), steps: 1, milliseconds: 10)
                try touch.end()
                pause(milliseconds: aHold)
            }
        }
    }
}
