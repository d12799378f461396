import Dispatch
import TestSupport
import XCTest

@testable import Platform

/// A value that a menu needs immediately, and that a disk may withhold.
final class PromptAnswerTests: MainLoopTestCase {
    /// The menu bar needs the value, too: a menu that opened without it is notified, whichever of them gets the value first.
    func testTheFirstAskerIsNotifiedOfAnAnswerAnotherReceived() throws {
        let gate = DispatchSemaphore(value: 0)
        let answer = PromptAnswer(first: 0, timeLimit: 20, lasting: 60_000) { _ in
            gate.wait()
            return 7
        }
        final class Menu {}
        let menu = Menu()
        var told = 0
        LateAnswers.onAnswer(for: menu) { told += 1 }
        XCTAssertEqual(answer.value, 0)
        gate.signal()
        // Before the main loop has turned.
        let limit = Clock.milliseconds + 10_000
        while answer.value == 0, Clock.milliseconds < limit {}
        XCTAssertEqual(answer.value, 7)
        XCTAssertEqual(told, 0)
        try waitUntil("the menu to be notified") { told > 0 }
        withExtendedLifetime(menu) {}
    }
}
