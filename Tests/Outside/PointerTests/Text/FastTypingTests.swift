import TestSupport
import XCTest

@testable import Driving

/// After much fast typing, the insertion point is visible.
final class FastTypingTests: AppTestCase {
    func testTheEndStaysVisibleDuringFastTyping() throws {
        for turn in 1...3 {
            try write((1...60).map { "line \($0)" }.joined(separator: "\n"), isTyped: true)
            try app.keyboard.type("\nturn \(turn)")
            try app.waitUntil("turn \(turn)") { try note.text.hasSuffix("turn \(turn)") }
            try expectEndVisible()
        }
    }

    /// The app handles all of them at once.
    func testTheEndIsVisibleAfterTypingWhileBusy() throws {
        try write("")
        for turn in 1...4 {
            try app.whileBusy {
                for _ in 1...40 { try app.keyboard.press("Return") }
                try app.keyboard.type("turn \(turn)")
            }
            try app.waitUntil("turn \(turn)") { try note.text.hasSuffix("turn \(turn)") }
            try expectEndVisible()
        }
    }
}
