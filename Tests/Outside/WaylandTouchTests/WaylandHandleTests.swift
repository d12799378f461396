import TestSupport
import XCTest

@testable import Driving

/// Selection handles on Wayland, where they stay with their text (E6). The screen alone says where they are.
final class WaylandHandleTests: WaylandTouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    override var arguments: [String] { ["long.txt"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(Self.longText, to: "long.txt")
    }

    /// They go with text that is made larger, with the menu open and without.
    func testTheyGoWithTextThatIsMadeLarger() throws {
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
