import Dispatch
import TestSupport
import XCTest

@testable import Platform

/// Cancelled work is abandoned immediately, whether or not it ends (R28).
final class BlockingWorkTests: MainLoopTestCase {
    /// Work that continues until it is released, even if it is cancelled.
    private final class Stuck: Sendable {
        private let gate = DispatchSemaphore(value: 0)

        private let beginning = DispatchSemaphore(value: 0)

        func wait() {
            beginning.signal()
            gate.wait()
        }

        /// Whether it has begun since the last check.
        var hasBegun: Bool { beginning.wait(timeout: .now()) == .success }

        func letGo() { gate.signal() }
    }

    private func expectNothingLeft() throws {
        try waitUntil("everything left behind to have ended") { BlockingWork.countLeftBehind == 0 }
    }

    func testTheValueComesFromAnotherThread() throws {
        let thread = pthread_self()
        let isOwn = try awaiting("the work") { try await BlockingWork.run { _ in pthread_self() == thread } }
        XCTAssertFalse(isOwn)
        let error = try errorAwaiting("the work") { try await BlockingWork.run { _ in throw PlatformError("No.") } }
        XCTAssertEqual(error as? PlatformError, PlatformError("No."))
        XCTAssertEqual(BlockingWork.countLeftBehind, 0)
    }

    func testNothingWaitsForCancelledWork() throws {
        let stuck = Stuck()
        let error = try errorAwaiting("the end") {
            let task = Task {
                try await BlockingWork.run { _ in
                    stuck.wait()
                    return 1
                }
            }
            while !stuck.hasBegun { await MainLoop.idle() }
            task.cancel()
            return try await task.value
        }
        XCTAssertTrue(error is CancellationError)
        XCTAssertEqual(BlockingWork.countLeftBehind, 1)
        XCTAssertEqual(try awaiting("other work") { try await BlockingWork.run { _ in 2 } }, 2)
        stuck.letGo()
        try expectNothingLeft()
    }

    func testWorkIsCancelledAtItsTimeLimit() throws {
        let error = try errorAwaiting("the end") {
            try await BlockingWork.run(timeLimit: 20) { cancellation in
                while true { try cancellation.check() }
            }
        }
        XCTAssertTrue(error is TimeLimitReached)
        try expectNothingLeft()
    }

    func testAnAlreadyCancelledTaskBeginsNothing() throws {
        let flag = Flag()
        let error = try errorAwaiting("the end") {
            let task = Task { try await BlockingWork.run { _ in flag.set() } }
            task.cancel()
            return try await task.value
        }
        XCTAssertTrue(error is CancellationError)
        XCTAssertFalse(flag.isSet)
        XCTAssertEqual(BlockingWork.countLeftBehind, 0)
    }

    func testTheAmountOfWorkLeftBehindIsLimited() throws {
        let stuck = Stuck()
        for number in 0..<BlockingWork.maxAbandoned {
            let error = try errorAwaiting("number \(number)") {
                try await BlockingWork.run(timeLimit: 1) { _ in stuck.wait() }
            }
            XCTAssertTrue(error is TimeLimitReached)
        }
        let error = try errorAwaiting("one more") { try await BlockingWork.run { _ in } }
        XCTAssertEqual(
            (error as? PlatformError)?.message,
            "Too many cancelled tasks are still running. Quit the program and start it again.")
        for _ in 0..<BlockingWork.maxAbandoned { stuck.letGo() }
        try expectNothingLeft()
        XCTAssertEqual(try awaiting("work again") { try await BlockingWork.run { _ in 3 } }, 3)
    }

    /// A disk with too many unanswered requests refuses others immediately, without affecting anything else.
    func testAnUnresponsiveDiskAffectsNothingElse() throws {
        let stuck = Stuck()
        let far = Disk(root: "sftp://far", isRemote: true)
        for number in 0..<BlockingWork.maxAbandonedPerDisk {
            let error = try errorAwaiting("number \(number)") {
                try await BlockingWork.run(on: { far }, timeLimit: 1) { _ in stuck.wait() }
            }
            XCTAssertEqual(error as? PlatformError, .diskSilence)
        }
        var begun = 0
        try waitUntil("all of them to have begun") {
            while stuck.hasBegun { begun += 1 }
            return begun == BlockingWork.maxAbandonedPerDisk
        }
        let flag = Flag()
        let error = try errorAwaiting("one more") {
            try await BlockingWork.run(on: { far }) { _ in flag.set() }
        }
        XCTAssertEqual(error as? PlatformError, .diskSilence)
        XCTAssertFalse(flag.isSet)
        // Required work on the disk still starts, and so does work on other disks and on no disk.
        for disk in [Disk(root: "sftp://near", isRemote: true), Disk(root: "/", isRemote: false)] {
            XCTAssertEqual(try awaiting("other work") { try await BlockingWork.run(on: { disk }) { _ in 2 } }, 2)
        }
        XCTAssertEqual(try awaiting("work on no disk") { try await BlockingWork.run { _ in 2 } }, 2)
        XCTAssertEqual(
            try awaiting("a saving") { try await BlockingWork.run(on: { far }, isNeeded: true) { _ in 3 } }, 3)
        for _ in 0..<BlockingWork.maxAbandonedPerDisk { stuck.letGo() }
        try expectNothingLeft()
        XCTAssertEqual(try awaiting("work there again") { try await BlockingWork.run(on: { far }) { _ in 4 } }, 4)
    }

    /// Work that reports progress may take any time; without progress it is abandoned.
    func testOnlyTimeWithoutProgressIsLimited() throws {
        let limit = 400
        let value = try awaiting("the end") {
            try await BlockingWork.run(silenceLimit: limit) { cancellation in
                let start = ContinuousClock.now
                while ContinuousClock.now - start < .milliseconds(3 * limit) { try cancellation.check() }
                return 5
            }
        }
        XCTAssertEqual(value, 5)
        let stuck = Stuck()
        let error = try errorAwaiting("the end") {
            try await BlockingWork.run(silenceLimit: limit) { _ in stuck.wait() }
        }
        XCTAssertTrue(error is TimeLimitReached)
        XCTAssertEqual(BlockingWork.countLeftBehind, 1)
        stuck.letGo()
        try expectNothingLeft()
    }
}
