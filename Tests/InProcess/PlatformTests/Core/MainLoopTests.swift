import CGtk
import TestSupport
import XCTest

@testable import Platform

/// Swift's main actor and the main dispatch queue run under GLib's main loop.
final class MainLoopTests: MainLoopTestCase {
    func testTaskOnTheMainActorRunsOnTheMainThread() throws {
        var isMain: Bool?
        Task { @MainActor in isMain = isMainThread() }
        XCTAssertNil(isMain, "it waits for the loop")
        try waitUntil("the task") { isMain != nil }
        XCTAssertEqual(isMain, true)
    }

    func testBlockOnTheMainQueueRunsOnTheMainThread() throws {
        let ran = Flag()
        DispatchQueue.main.async {
            XCTAssertTrue(Thread.isMainThread)
            ran.set()
        }
        try waitUntil("the block") { ran.isSet }
    }

    func testThousandsOfHopsFromAnotherThreadAreAllMadeInOrder() throws {
        let hops = Hops()
        Task.detached {
            for index in 0..<3000 { await hops.add(index) }
        }
        try waitUntil("the hops", upTo: 300) { hops.seen.count >= 3000 }
        XCTAssertEqual(hops.seen, Array(0..<3000))
        XCTAssertTrue(hops.areAllOnTheMainThread)
    }

    func testTenThousandBlocksFromManyThreadsAreAllRun() throws {
        let hops = Hops()
        for thread in 0..<10 {
            DispatchQueue.global().async {
                for index in 0..<1000 {
                    DispatchQueue.main.async { MainActor.assumeIsolated { hops.add(thread * 1000 + index) } }
                }
            }
        }
        try waitUntil("the blocks", upTo: 300) { hops.seen.count >= 10_000 }
        XCTAssertEqual(Set(hops.seen), Set(0..<10_000))
        XCTAssertEqual(hops.seen.count, 10_000)
    }

    func testTheMainActorRunsWhileTheLoopIsBusy() throws {
        var turns = 0
        var isOver = false
        func again() {
            turns += 1
            if !isOver { MainLoop.after(milliseconds: 0, again) }
        }
        defer { isOver = true }
        again()
        var count = 0
        Task { @MainActor in
            for _ in 0..<100 {
                count += 1
                await Task.yield()
            }
        }
        try waitUntil("the task") { count == 100 }
        XCTAssertGreaterThan(turns, 0)
    }

    func testLoopSleepsOnceTheQueueIsDrained() throws {
        MainLoop.install()
        var isDone = false
        Task { @MainActor in isDone = true }
        try waitUntil("the task") { isDone }
        iterateMainContext()
        var isOver = false
        MainLoop.after(milliseconds: 200) { isOver = true }
        var turns = 0
        while !isOver {
            g_main_context_iteration(nil, 1)
            turns += 1
        }
        XCTAssertLessThan(turns, 50, "the loop spins")
    }
}

/// Values that have arrived on the main actor.
@MainActor
private final class Hops {
    private(set) var seen: [Int] = []
    private(set) var areAllOnTheMainThread = true

    func add(_ index: Int) {
        seen.append(index)
        areAllOnTheMainThread = areAllOnTheMainThread && isMainThread()
    }
}

/// Asynchronous code can't use `Thread` itself.
private func isMainThread() -> Bool { Thread.isMainThread }
