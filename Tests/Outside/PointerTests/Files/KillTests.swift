import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The app is killed at random moments while a note is written and saved: nothing older than two seconds is lost, and the file is
/// never damaged.
///
/// LONGPRESS_KILLS sets how many times (50 with `Tests/run --all`), LONGPRESS_SEED the moments.
final class KillTests: RecoveryTestCase {
    private var times: Int { ProcessInfo.processInfo.environment["LONGPRESS_KILLS"].flatMap { Int($0) } ?? 3 }

    func testNothingOlderThanTwoSecondsIsLost() throws {
        let seed = SeededGenerator.seed(or: 11)
        var generator = SeededGenerator(seed: seed)
        for round in 1...times {
            do {
                try killOnce(using: &generator)
            } catch {
                throw TestFailure("seed \(seed), kill \(round): \(error)")
            }
        }
    }

    private func killOnce(using generator: inout SeededGenerator) throws {
        app?.stop()
        home.clear()
        let path = try files.write(FileTestCase.page("start"), to: "note.html")
        try begin([path])
        try expectTitle("note.html")
        let note = try note
        try app.waitUntil("the focus in the note") { note.has("focused") }
        try app.keyboard.press("ctrl+End")

        // Each text that was visible in the window, with its time.
        var seen: [(text: String, time: Date)] = [("start", Date())]
        let end = Date() + Double.random(in: 0.3...4.5, using: &generator)
        let saves = Bool.random(using: &generator)
        var word = 0
        while Date() < end {
            word += 1
            let next = seen[seen.count - 1].text + " w\(word)"
            try app.keyboard.type(" w\(word)")
            try TestSupport.waitFor("the word \(word)", value: { try note.text }, until: { $0 == next })
            seen.append((next, Date()))
            if saves, Int.random(in: 0..<12, using: &generator) == 0 { try app.keyboard.press("ctrl+s") }
        }
        try killApp()
        let killed = Date()

        let saved = try savedText()
        // Both may have been written in the middle of a word.
        guard saved.hasPrefix("start"), (seen.last?.text ?? "").hasPrefix(saved) else {
            throw TestFailure("the file is broken: \(saved)")
        }
        let recovered = isKept ? try recover() ?? saved : saved
        guard (seen.last?.text ?? "").hasPrefix(recovered), recovered.hasPrefix("start") else {
            throw TestFailure("never written: \(recovered)")
        }
        let lost = seen.filter { !recovered.hasPrefix($0.text) }
            .filter { killed.timeIntervalSince($0.time) > 2 + standstill }
        guard lost.isEmpty else {
            throw TestFailure(
                "lost what was \(lost.map { killed.timeIntervalSince($0.time) }.max() ?? 0) s old: \(recovered)")
        }
    }

    /// Whether there is a journal of the note. If the app was killed while creating or removing a journal, it may have left a
    /// folder without an index of the note.
    private var isKept: Bool { journals.contains { !$0.hasPrefix(".") && index(of: $0) != nil } }

    /// Returns the text in the file, which must be complete.
    private func savedText() throws -> String {
        let page = files.read("note.html") ?? ""
        guard page.hasSuffix("</html>\n"), let start = page.firstRange(of: "<p dir=\"auto\">"),
            let end = page.firstRange(of: "</p>")
        else { throw TestFailure("the file is broken: \(page)") }
        return String(page[start.upperBound..<end.lowerBound])
    }

    /// Returns the text that the next start offers; `nil` if it is the file's. If the app was killed after saving the note and
    /// before removing the journal, the next start removes the journal without a question.
    private func recover() throws -> String? {
        try begin()
        let question = "Recover “note.html”?"
        var isAsked = false
        try app.waitUntil("a question, or the journal to be gone") {
            isAsked = try self.app.accessible.first { try $0.role == "dialog" && $0.name == question } != nil
            return isAsked || !self.isKept
        }
        guard isAsked else { return nil }
        try answer(question)
        try TestSupport.waitFor(
            "the note", value: { app.windows.active?.title }, until: { $0 == "• note.html – Longpress" })
        let note = try note
        return try TestSupport.waitFor("its text", value: { try note.text }, until: { $0.hasPrefix("start") })
    }
}

extension TemporaryFolder {
    /// Removes everything that the app has saved in its state folder.
    fileprivate func clear() {
        try? FileManager.default.removeItem(atPath: path + "/.local/state/longpress")
    }
}
