import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Each file of a table is opened beside another open note, as by a user: the outcome is the expected one, and the app, its other
/// window and the file are unchanged.
final class MaliciousFileTests: LaunchTestCase {
    private var first: AppUnderTest!

    override func setUpWithError() throws {
        try super.setUpWithError()
        first = try start()
        try first.waitForWindow()
    }

    func testMaliciousPagesDoNoHarm() throws { try open(MaliciousPages.all) }

    func testMaliciousPicturesDoNoHarm() throws { try open(MaliciousPictures.all) }

    func testMaliciousTextsDoNoHarm() throws { try open(MaliciousTexts.all) }

    func testUnreadableFilesAreRefused() throws { try open(StrangeFiles.all) }

    private func open(_ all: [MaliciousFile]) throws {
        var differences: [String] = []
        for file in all {
            let path = files.path + "/" + file.name
            try file.make(path)
            let before = try state(of: path)
            let seen: MaliciousFile.Outcome
            do {
                seen = try open(path, as: file)
            } catch {
                throw TestFailure("\(file.name), \(file.what): \(error)")
            }
            if !file.outcome.covers(seen) { differences.append("\(file.name), \(file.what): \(seen)") }
            XCTAssertEqual(try state(of: path), before, "\(file.name) was touched")
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: files.path), [file.name])
            try FileManager.default.removeItem(atPath: path)
        }
        XCTAssertEqual(differences, [])
    }

    /// Opens a file by starting the app a second time, waits for the outcome, and closes the file's window if there is one.
    private func open(_ path: String, as file: MaliciousFile) throws -> MaliciousFile.Outcome {
        let second = try AppUnderTest([path], bus: bus, home: first.home)
        defer { second.stop() }
        guard try second.waitForExit() == .exited(0) else { return .refused(second.standardError) }
        let title = "\(file.name) – Longpress"
        var seen: MaliciousFile.Outcome?
        // The expected outcome may take a moment; another one is reported.
        try? first.waitUntil("the outcome", upTo: 2 * patience) {
            seen = try self.outcome(named: file.name, title: title)
            return seen.map(file.outcome.covers) ?? false
        }
        guard let seen else { throw TestFailure("no outcome:\n\(try first.accessible.outline)") }
        if case .opens = seen {
            try first.waitUntil("its window to have the focus") { self.first.windows.active?.title == title }
            try first.keyboard.press("ctrl+w")
            try expectWindows(["Welcome"], of: first)
        }
        return seen
    }

    /// Returns the outcome for a file; `nil` while it isn't clear.
    private func outcome(named name: String, title: String) throws -> MaliciousFile.Outcome? {
        let windows = try first.accessible.children
        guard let window = windows.first(where: { (try? $0.name) == title }) else {
            return try windows.lazy.compactMap { try $0.messageText }.first { $0.contains(name) }
                .map { .refused($0) }
        }
        guard try window.find(name: "Progress")?.isShowing != true,
            let note = try window.find(role: "text box", name: "Note"), note.isShowing
        else { return nil }
        let pictures = try window.findAll(role: "grid cell").filter(\.isShowing).count
        return .opens(try note.text, pictures: pictures, says: try window.messageText)
    }

    private func state(of path: String) throws -> [UInt64] {
        var state = stat()
        guard lstat(path, &state) == 0 else { throw TestFailure("\(path) is gone") }
        return [UInt64(state.st_ino), UInt64(state.st_size), UInt64(state.st_mtim.tv_nsec), UInt64(state.st_mode)]
    }
}
