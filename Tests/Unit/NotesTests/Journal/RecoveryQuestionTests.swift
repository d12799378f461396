import Foundation
import Localization
import Testing

@testable import Files
@testable import Notes
@testable import Platform

/// The question about notes that a program has left behind.
@Suite struct RecoveryQuestionTests {
    /// Returns a moment in the test's time zone.
    private static func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> Moment {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        let date = try #require(Calendar(identifier: .gregorian).date(from: parts))
        return Moment(seconds: Int(date.timeIntervalSince1970))
    }

    @Test(
        "Today and yesterday are named",
        arguments: [
            ((2026, 3, 29, 0, 0), "today at 0:00"), ((2026, 3, 28, 23, 59), "yesterday at 23:59"),
            ((2026, 3, 28, 0, 0), "yesterday at 0:00"), ((2026, 3, 27, 23, 59), "on March 27, 2026 at 23:59"),
            ((2025, 12, 31, 7, 5), "on December 31, 2025 at 7:05"),
            // A clock that is wrong, or was.
            ((2026, 3, 30, 9, 30), "on March 30, 2026 at 9:30"),
        ])
    func timesHaveTheNameOfTheirDay(_ time: (Int, Int, Int, Int, Int), _ words: String) throws {
        let now = try Self.moment(2026, 3, 29, 20, 15)
        let moment = try Self.moment(time.0, time.1, time.2, time.3, time.4)
        #expect(ChangeTime.words(for: moment, now, hasHalfDays: false) == words)
    }

    @Test(
        "Hours are counted up to 12 in regions that do so",
        arguments: [
            (0, "today at 12:05 AM"), (11, "today at 11:05 AM"), (12, "today at 12:05 PM"), (19, "today at 7:05 PM"),
        ])
    func halfDays(_ hour: Int, _ words: String) throws {
        let now = try Self.moment(2026, 11, 26, 20, 15)
        #expect(ChangeTime.words(for: try Self.moment(2026, 11, 26, hour, 5), now, hasHalfDays: true) == words)
    }

    @Test("One note is named in the question, and the time when it was changed is said")
    func one() throws {
        let now = try Self.moment(2026, 11, 26, 20, 15)
        let question = RecoveryQuestion(
            about: [("Lakes", try Self.moment(2026, 11, 25, 18, 40))], now: now)
        #expect(question.title == "Recover “Lakes”?")
        #expect(
            question.message
                == "Longpress quit before the changes were saved. Last changed yesterday at 18:40.")
        #expect(
            RecoveryQuestion(about: [("Lakes", nil)], now: now).message
                == "Longpress quit before the changes were saved.")
    }

    @Test("Several notes have a line each, with the time when each was changed")
    func several() throws {
        let now = try Self.moment(2026, 11, 26, 20, 15)
        let question = RecoveryQuestion(
            about: [
                ("Lakes", try Self.moment(2026, 11, 26, 18, 40)), ("Lakes", try Self.moment(2026, 11, 20, 9, 1)),
                ("Rivers", nil),
            ], now: now)
        #expect(question.title == "Recover 3 notes?")
        #expect(
            question.message == """
                Longpress quit before their changes were saved.

                “Lakes”, last changed today at 18:40
                “Lakes”, last changed on November 20, 2026 at 9:01
                “Rivers”
                """)
    }

    @Test("Of many notes the first are named, and the number of the others")
    func many() throws {
        let now = try Self.moment(2026, 11, 26, 20, 15)
        let question = RecoveryQuestion(about: (1...40).map { ("Note \($0)", now) }, now: now)
        #expect(question.title == "Recover 40 notes?")
        let lines = question.message.split(separator: "\n")
        #expect(lines.count == RecoveryQuestion.maxNotes + 1)
        #expect(lines.last == "… and 35 more.")
    }

    @Test("The note that was changed last is named first, and those of unknown time last")
    func order() {
        let notes: [(Int, Moment?)] = [
            (1, Moment(seconds: 5)), (2, nil), (3, Moment(seconds: 9)), (4, Moment(seconds: 1)),
        ]
        #expect(RecoveryQuestion.sorted(notes) { .init(lastChange: $0.1) }.map(\.0) == [3, 1, 4, 2])
    }

    @Test("The clock that can't be set decides between notes since the same boot")
    func orderWithTheClockSet() {
        func age(_ seconds: Int?, _ start: String, _ microseconds: Int) -> RecoveryQuestion.Age {
            .init(
                lastChange: seconds.map(Moment.init), uptime: Uptime(start: start, microseconds: microseconds))
        }
        let notes: [(Int, RecoveryQuestion.Age)] = [
            // The clock was set back before the second of them.
            (1, age(500, "b", 10)), (2, age(100, "b", 20)), (3, age(nil, "b", 15)),
            // The machine has been restarted since, so the uptimes of these can't be compared.
            (4, age(400, "a", 90)), (5, age(300, "a", 95)), (6, age(600, "c", 5)),
            // The system doesn't report its start.
            (7, age(450, "", 1)), (8, age(700, "", 0)),
        ]
        #expect(RecoveryQuestion.sorted(notes, by: \.1).map(\.0) == [8, 6, 2, 3, 1, 7, 5, 4])
        #expect(RecoveryQuestion.sorted(notes.reversed(), by: \.1).map(\.0) == [8, 6, 2, 3, 1, 7, 5, 4])
    }
}
