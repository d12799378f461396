import TestSupport
import XCTest

@testable import Driving

/// Much that is typed at once stays to be seen, where the insertion point is.
final class FastTypingTests: AppTestCase {
    func testLinesThatFollowEachOtherFast() throws {
        for turn in 1...3 {
            try write((1...60).map { "line \($0)" }.joined(separator: "\n"))
            try app.keyboard.type("\nturn \(turn)")
            try app.waitUntil("turn \(turn)") { try note.text.hasSuffix("turn \(turn)") }
            try expectEndSeen()
        }
    }

    /// The program gets to see all of them at once.
    func testLinesThatWereTypedWhileTheProgramWasBusy() throws {
        try write("")
        for turn in 1...4 {
            try app.whileBusy {
                for _ in 1...40 { try app.keyboard.press("Return") }
                try app.keyboard.type("turn \(turn)")
            }
            try app.waitUntil("turn \(turn)") { try note.text.hasSuffix("turn \(turn)") }
            try expectEndSeen()
        }
    }
}
