import Dispatch
import TestSupport
import XCTest

@testable import Platform

/// Work in parallel to the start, which is waited for only for a limited time.
final class WorkerTests: MainLoopTestCase {
    func testAValueAvailableInTimeIsTakenAndKept() {
        let worker = Worker { 7 }
        XCTAssertEqual(worker.value(within: 10_000), 7)
        XCTAssertEqual(worker.value(within: 0), 7)
        XCTAssertEqual(worker.value, 7)
    }

    func testASlowValueIsAvailableLater() {
        let gate = DispatchSemaphore(value: 0)
        let worker = Worker {
            gate.wait()
            return 7
        }
        let start = Clock.milliseconds
        XCTAssertNil(worker.value(within: 20))
        XCTAssertGreaterThanOrEqual(Clock.milliseconds - start, 19)
        gate.signal()
        XCTAssertEqual(worker.value(within: 10_000), 7)
    }
}
