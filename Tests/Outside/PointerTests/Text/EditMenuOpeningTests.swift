import TestSupport
import XCTest

@testable import Driving

/// The ways of opening a text's edit menu, and its items.
final class EditMenuOpeningTests: AppTestCase {
    /// C2, E18, E20.
    func testEveryWayOfOpeningGivesTheSameMenu() throws {
        let place = try place(of: "finger")
        for opening in Opening.allCases where opening != .doubleClick {
            try putCaret(before: "finger")
            try open(opening, at: place)
            try expectMenu(.edit, "Select | Select All")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
