import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Many things of the same kind at once: each takes no longer than the one before, and the windows keep working meanwhile.
final class ManyAtOnceTests: LaunchTestCase {
    /// The processor time used by the app, in seconds.
    private var workDone: Double {
        get throws {
            let text = String(
                decoding: FileManager.default.contents(atPath: "/proc/\(app.process.id)/stat") ?? Data(), as: UTF8.self)
            // The fields after the name in brackets; the times are fields 14 and 15 (proc_pid_stat(5)).
            let words = text.split(separator: ")").last?.split(separator: " ") ?? []
            guard words.count > 12, let own = Double(words[11]), let system = Double(words[12]) else {
                throw TestFailure("the app's processor time is unknown: \(text)")
            }
            return (own + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    /// The number of threads of the app.
    private var threads: Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(app.process.id)/task")) ?? []).count
    }

    /// Longer than a user would wait, for a machine under heavy load.
    private static let long = 8 * patience

    // MARK: Notes

    /// Opens a number of notes.
    ///
    /// - Returns: The processor time for each, in seconds, and how many times the app responded meanwhile.
    private func open(_ count: Int, _ name: String) throws -> (work: Double, answers: Int) {
        let paths = try (0..<count).map { try files.write(FileTestCase.page("\(name) \($0)"), to: "\(name)\($0).html") }
        let before = (windows: app.windows.topLevels.count, work: try workDone)
        try handOver(paths)
        var answers: Set<Int> = []
        try app.waitUntil("\(count) more windows", upTo: Self.long) {
            _ = try self.app.accessible.children
            let windows = self.app.windows.topLevels.count
            answers.insert(windows)
            return windows == before.windows + count
        }
        return ((try workDone - before.work) / Double(count), answers.count)
    }

    func testOpeningManyNotesTakesLinearTime() throws {
        try start([files.write(FileTestCase.page("first"), to: "first.html")])
        try app.waitForWindow()
        let few = try open(15, "few")
        let many = try open(120, "many")
        XCTAssertLessThan(many.work, 1.6 * few.work, "the time for each grows with their number")
        // The windows open one after another, and the app responds in between.
        XCTAssertGreaterThan(many.answers, 8)
    }

    // MARK: Files that aren't there

    private func missing(_ count: Int) -> [String] { (0..<count).map { "\(files.path)/none\($0).html" } }

    /// Hands over a number of files that don't exist.
    ///
    /// - Returns: The processor time for each, in seconds.
    private func work(missing count: Int) throws -> Double {
        let before = try workDone
        // If none existed, the second start would report that itself.
        try handOver([files.path + "/first.html"] + missing(count))
        try app.waitUntil("the message", upTo: Self.long) {
            try self.app.accessible.messageText?.hasSuffix("… and \(count - 7) more.") ?? false
        }
        return (try workDone - before) / Double(count)
    }

    func testReportingMissingFilesTakesLinearTime() throws {
        try start([files.write(FileTestCase.page("first"), to: "first.html")])
        try app.waitForWindow()
        // Work that is done only once is done here.
        _ = try work(missing: 20)
        let few = try work(missing: 400)
        let many = try work(missing: 4000)
        XCTAssertLessThan(many, 2 * few, "the time for each grows with their number")
        XCTAssertEqual(app.windows.topLevels.map(\.title), ["first.html – Longpress"])
    }

    func testManyMissingFilesAreReportedInOneMessage() throws {
        let first = try files.write(FileTestCase.page("first"), to: "first.html")
        try start([first] + missing(3000))
        try app.waitForWindow()
        var most = 0
        try app.waitUntil("the message", upTo: Self.long) {
            most = max(most, self.threads)
            let text = try self.app.accessible.messageText ?? ""
            return text.hasSuffix("… and 2993 more.") && text.split(separator: "\n").count == 8
        }
        XCTAssertEqual(app.windows.topLevels.map(\.title), ["first.html – Longpress"])
        XCTAssertLessThan(most, 60, "each file had a thread of its own")
        try expectText("first")
    }

    /// Nothing else is opened: there is no window, and one readable line of output.
    func testManyMissingFilesAloneAreReportedInOneLine() throws {
        let line = try failure(of: missing(3000))
        XCTAssertTrue(line.hasSuffix("… and 2993 more."), line)
        XCTAssertEqual(line.components(separatedBy: "The file doesn’t exist.").count, 8)
    }
}
