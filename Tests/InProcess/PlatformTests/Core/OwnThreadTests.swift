import Dispatch
import TestSupport
import XCTest

@testable import Platform

/// An actor with a thread of its own doesn't wait for other actors.
final class OwnThreadTests: MainLoopTestCase {
    private actor Counter {
        private static let thread = DedicatedThread()
        nonisolated var unownedExecutor: UnownedSerialExecutor { Self.thread.asUnownedSerialExecutor() }
        private var count = 0
        private var isBusy = false

        func add() -> Int {
            XCTAssertFalse(isBusy, "two at a time")
            isBusy = true
            defer { isBusy = false }
            count += 1
            return count
        }

        func thread() -> UInt { pthread_self() }
    }

    func testTheThreadIsNotTheMainThread() throws {
        let main = pthread_self()
        let thread = try awaiting("the thread") { await Counter().thread() }
        XCTAssertNotEqual(thread, main)
    }

    /// All threads for tasks are blocked.
    func testTheThreadRunsWhileAllOthersWait() throws {
        let gate = DispatchSemaphore(value: 0)
        let count = 64
        for _ in 0..<count { Task { await Self.wait(for: gate) } }
        let counter = Counter()
        for expected in 1...3 { XCTAssertEqual(try awaiting("the count") { await counter.add() }, expected) }
        for _ in 0..<count { gate.signal() }
    }

    @concurrent
    private static func wait(for gate: DispatchSemaphore) async { gate.wait() }

    func testWorkIsDoneOneAtATime() throws {
        let counter = Counter()
        let sum = try awaiting("all of it") {
            await withTaskGroup { group in
                for _ in 0..<200 { group.addTask { await counter.add() } }
                var sum = 0
                for await number in group { sum += number }
                return sum
            }
        }
        XCTAssertEqual(sum, 200 * 201 / 2)
    }
}
