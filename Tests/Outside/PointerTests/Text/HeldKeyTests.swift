import TestSupport
import XCTest

@testable import Driving

/// The display repeats a held key until it is released.
final class HeldKeyTests: AppTestCase {
    func testAHeldLetterRepeats() throws { try expectAHeldLetterToRepeat() }

    /// The menu neither closes nor opens again with each repeat.
    func testAHeldMenuKeyOpensOneEditMenu() throws {
        for keys in ["Menu", "shift+F10"] {
            try putCaret(before: "finger")
            let watch = try PopoverWatch(app.windows)
            let before = app.events.count
            let name = keys.split(separator: "+").last ?? ""
            try app.keyboard.holding(keys) {
                try app.waitUntil("\(keys) to be repeated") {
                    app.events.dropFirst(before).count { $0.contains(": key press \(name) ") } > 10
                }
            }
            try expectMenu(.edit, "Select | Select All")
            XCTAssertEqual(watch.appeared, 1, "with \(keys)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testAHeldDeleteRepeats() throws { try expectAHeldDeleteToRepeat() }
}
