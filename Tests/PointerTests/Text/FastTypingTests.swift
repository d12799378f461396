import TestSupport
import XCTest

@testable import Driving

/// Much that is typed at once stays to be seen, where the insertion point is.
final class FastTypingTests: AppTestCase {
    /// Within a point: what assistive tools are told is rounded.
    private func expectLastLineSeen(_ line: String) throws {
        let area = try note.screenRectangle
        try waitFor("\(line) to be seen in \(area)", value: { try note.screenRectangle(ofText: line) }) { place in
            place.y >= area.y - 1 && place.bottom <= area.bottom + 1
        }
    }

    func testLinesThatFollowEachOtherFast() throws {
        for turn in 1...3 {
            try write((1...60).map { "line \($0)" }.joined(separator: "\n"))
            _ = try Screenshot.settled(of: try note.screenRectangle.inset(by: 20))
            try expectLastLineSeen("line 60")
            try app.keyboard.type("\nturn \(turn)")
            try expectLastLineSeen("turn \(turn)")
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
            try expectLastLineSeen("turn \(turn)")
        }
    }
}
