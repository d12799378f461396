import TestSupport
import XCTest

@testable import Driving

/// Selection handles follow their text on Wayland, too (E6). Only the screen shows where they are.
final class WaylandHandleTests: WaylandTouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    override var arguments: [String] { ["long.txt"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(Self.longText, to: "long.txt")
    }

    /// They follow enlarged text, with the menu open and closed.
    func testHandlesFollowEnlargedText() throws {
        try touch.doubleTap(at: try place(of: "6th"))
        try expectOnlyMenu(.edit, offered)
        for key in ["ctrl+plus", "ctrl+plus", "ctrl+0"] {
            let before = try place(of: "6th")
            try app.keyboard.press(key)
            try app.waitUntil("text of another size") { try self.place(of: "6th") != before }
            try expectOnlyHandles(around: "6th")
            try expectSelection("6th")
        }
    }
}
