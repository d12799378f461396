import CGtk
import TestSupport
import XCTest

@testable import Platform

/// Closures that the main loop runs once, later.
final class TimerTests: MainLoopTestCase {
    func testRunsOnceAfterTheDelayWithoutBeingHeld() throws {
        let start = Clock.milliseconds
        var end: Int?
        var calls = 0
        MainLoop.after(milliseconds: 60) {
            calls += 1
            end = Clock.milliseconds
        }
        var isLater = false
        MainLoop.after(milliseconds: 200) { isLater = true }
        try waitUntil("the later timer") { isLater }
        XCTAssertEqual(calls, 1)
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(end) - start, 59)
    }

    func testCancelledTimerDoesNotRunAndFreesItsClosure() throws {
        weak var token: Token?
        var calls = 0
        let timer: Platform.Timer
        do {
            let captured = Token()
            token = captured
            timer = MainLoop.after(milliseconds: 10) {
                _ = captured
                calls += 1
            }
        }
        XCTAssertTrue(timer.isPending)
        timer.cancel()
        XCTAssertFalse(timer.isPending)
        XCTAssertNil(token)
        timer.cancel()
        var isLater = false
        MainLoop.after(milliseconds: 50) { isLater = true }
        try waitUntil("the later timer") { isLater }
        XCTAssertEqual(calls, 0)
    }

    func testTimerIsNoLongerPendingOnceItRunsAndFreesItsClosure() throws {
        weak var token: Token?
        var wasPending: Bool?
        var timer: Platform.Timer?
        do {
            let captured = Token()
            token = captured
            timer = MainLoop.soon {
                _ = captured
                wasPending = timer?.isPending
                timer?.cancel()
            }
        }
        try waitUntil("the timer") { wasPending != nil }
        XCTAssertEqual(wasPending, false)
        XCTAssertNil(token)
        timer?.cancel()
        weak let ended = timer
        timer = nil
        XCTAssertNil(ended, "the loop has released the timer")
    }

    func testSoonComesBeforeTimersAndThoseBeforeIdle() throws {
        var order: [String] = []
        MainLoop.whenIdle { order.append("idle") }
        MainLoop.after(milliseconds: 0) { order.append("after") }
        MainLoop.soon { order.append("soon") }
        MainLoop.soon { order.append("soon again") }
        try waitUntil("all") { order.count == 4 }
        XCTAssertEqual(order, ["soon", "soon again", "after", "idle"])
    }

    func testSoonWithinAHandlerRunsBeforeIdle() throws {
        var order: [String] = []
        MainLoop.soon {
            MainLoop.whenIdle { order.append("idle") }
            MainLoop.soon { order.append("soon") }
        }
        try waitUntil("both") { order.count == 2 }
        XCTAssertEqual(order, ["soon", "idle"])
    }
}
