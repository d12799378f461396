import CGtk
import TestSupport
import XCTest

@testable import Platform

/// However many closures are due at the same time, each turn of the main loop runs one: input is handled in between.
final class TimerTurnTests: MainLoopTestCase {
    private static let count = 50

    /// Runs the main loop until a number of closures have run.
    ///
    /// - Returns: The most that ran in one turn.
    private func mostInATurn(of count: Int, _ ran: () -> Int) throws -> Int {
        var most = 0
        let start = DispatchTime.now()
        while ran() < count {
            guard start.elapsed < patience else { throw TestFailure("\(ran()) of \(count) ran") }
            let before = ran()
            if g_main_context_iteration(nil, 0) == 0 { usleep(500) }
            most = max(most, ran() - before)
        }
        return most
    }

    /// Schedules many closures in some way, and expects one to run per turn.
    private func expectOneInATurn(_ add: (@escaping () -> Void) -> Void) throws {
        var ran = 0
        for _ in 0..<Self.count { add { ran += 1 } }
        XCTAssertEqual(try mostInATurn(of: Self.count) { ran }, 1)
    }

    func testOneDueTimerRunsPerTurn() throws {
        try expectOneInATurn {
            MainLoop.after(milliseconds: 5, $0)
            // All are due by the first turn.
            usleep(1000)
        }
    }

    func testOneIdleClosureRunsPerTurn() throws {
        try expectOneInATurn { MainLoop.whenIdle($0) }
    }

    func testOneLeisureClosureRunsPerTurn() throws {
        try expectOneInATurn { MainLoop.atLeisure($0) }
    }

    func testInputIsHandledBetweenTwoClosures() throws {
        var order: [String] = []
        for number in 1...3 {
            MainLoop.whenIdle {
                order.append("\(number)")
                // Input is forwarded like this: in the next turn.
                MainLoop.soon { order.append("input \(number)") }
            }
        }
        try waitUntil("all") { order.count == 6 }
        XCTAssertEqual(order, ["1", "input 1", "2", "input 2", "3", "input 3"])
    }

    /// Closures scheduled meanwhile run after those that were due before.
    func testTheOrderIsKept() throws {
        typealias Adding = (@escaping () -> Void) -> Platform.Timer
        let ways: [Adding] = [{ MainLoop.after(milliseconds: 0, $0) }, { MainLoop.whenIdle($0) }]
        for add in ways {
            var order: [Int] = []
            for number in 1...3 {
                _ = add {
                    order.append(number)
                    _ = add { order.append(number + 3) }
                }
            }
            usleep(2000)
            try waitUntil("all") { order.count == 6 }
            XCTAssertEqual(order, [1, 2, 3, 4, 5, 6])
        }
    }

    func testAClosureCancelledBeforeItsTurnDoesNotRun() throws {
        weak var token: Token?
        var order: [String] = []
        var second: Platform.Timer?
        MainLoop.after(milliseconds: 0) {
            order.append("first")
            MainLoop.soon {
                XCTAssertEqual(second?.isPending, true)
                second?.cancel()
                XCTAssertNil(token)
            }
        }
        do {
            let captured = Token()
            token = captured
            second = MainLoop.after(milliseconds: 0) {
                _ = captured
                order.append("second")
            }
        }
        MainLoop.after(milliseconds: 0) { order.append("third") }
        usleep(2000)
        try waitUntil("the third") { order.last == "third" }
        XCTAssertEqual(order, ["first", "third"])
    }

    /// A nested main loop within a closure runs the others, too.
    func testANestedLoopRunsTheOtherClosures() throws {
        var order: [String] = []
        MainLoop.whenIdle {
            order.append("begun")
            while order.count < 3, g_main_context_iteration(nil, 1) != 0 {}
            order.append("ended")
        }
        for number in 1...2 { MainLoop.whenIdle { order.append("\(number)") } }
        try waitUntil("the end") { order.last == "ended" }
        XCTAssertEqual(order, ["begun", "1", "2", "ended"])
    }
}
