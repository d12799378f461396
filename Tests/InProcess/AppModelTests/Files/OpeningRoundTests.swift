import Gtk
import TestSupport
import XCTest

@testable import LongpressApp

/// Files opened at the same time share one limit, and their errors are reported together.
final class OpeningRoundTests: GtkTestCase {
    func testOnlySomeFilesAreReadAtATime() throws {
        let round = OpeningBatch()
        var (now, most, done) = (0, 0, 0)
        for _ in 0..<300 {
            Task {
                await round.begin()
                now += 1
                most = max(most, now)
                await MainLoop.idle()
                now -= 1
                done += 1
                round.end(hasMadeRoom: false)
            }
        }
        try waitUntil("all of them") { done == 300 }
        XCTAssertEqual(most, OpeningBatch.maxConcurrent)
        XCTAssertEqual(now, 0)
    }

    /// The openings never end. Others begin in their place, up to a limit.
    func testSlowOpeningsMakeRoomForOthers() throws {
        let round = OpeningBatch()
        var begun = 0
        for _ in 0..<100 {
            Task {
                await round.begin()
                begun += 1
                _ = round.makeRoom()
            }
        }
        let most = OpeningBatch.maxConcurrent + OpeningBatch.maxSlow
        try waitUntil("as many openings as allowed") { begun == most }
        try awaiting("all other work") { await MainLoop.idle() }
        XCTAssertEqual(begun, most)
        // From then on, each opening that ends allows another one to begin, whether or not it had made room.
        round.end(hasMadeRoom: false)
        try waitUntil("one more") { begun == most + 1 }
        round.end(hasMadeRoom: true)
        XCTAssertTrue(round.makeRoom())
        try waitUntil("another one") { begun > most + 1 }
    }

    func testManyFailuresAreReportedInFewMessages() throws {
        let round = OpeningBatch()
        var messages: [String] = []
        XCTAssertFalse(round.hasFailures)
        for number in 1...3000 { round.fail("\(number) can’t.", at: number) { messages.append(round.message) } }
        XCTAssertEqual(messages, ["1 can’t."])
        try waitUntil("the rest of the failures") { messages.count == 2 }
        XCTAssertEqual(
            messages.last?.split(separator: "\n").map(String.init),
            (1...7).map { "\($0) can’t." } + ["… and 2993 more."])
        XCTAssertEqual(messages.last.map(MessageBar.shortened), messages.last)
    }

    func testUpToEightFailuresAreListedInFull() throws {
        let round = OpeningBatch()
        for number in 1...8 { round.fail("\(number) can’t.", at: number) {} }
        XCTAssertEqual(round.message, (1...8).map { "\($0) can’t." }.joined(separator: "\n"))
    }

    /// The order doesn't depend on which failure was reported first.
    func testFailuresAreInTheOrderOfTheFiles() throws {
        let round = OpeningBatch()
        for number in [7, 3, 9, 1, 8, 2, 10, 6, 4, 5] { round.fail("\(number) can’t.", at: number) {} }
        XCTAssertEqual(
            round.message.split(separator: "\n").map(String.init), (1...7).map { "\($0) can’t." } + ["… and 3 more."])
    }

    /// Everything else that is waiting is done between two windows.
    func testWindowsOpenOneAtATime() throws {
        let turns = WindowQueue()
        var (turn, isDone) = (0, true)
        for _ in 0..<20 {
            Task {
                await turns.next()
                XCTAssertTrue(isDone, "two at once")
                (turn, isDone) = (turn + 1, false)
                MainLoop.whenIdle { isDone = true }
            }
        }
        try waitUntil("all of them") { turn == 20 }
    }
}
