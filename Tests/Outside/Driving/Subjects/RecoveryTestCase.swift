import Foundation
import TestSupport
import XCTest

/// A test of what a program leaves behind when it is killed. Programs are started one after another with the same home folder.
class RecoveryTestCase: LaunchTestCase {
    private(set) var home: TemporaryFolder!

    override func setUpWithError() throws {
        try super.setUpWithError()
        home = try TemporaryFolder()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        home = nil
    }

    /// Starts the program and waits for its window.
    func begin(_ arguments: [String] = []) throws {
        try begin { try AppUnderTest(arguments, bus: bus, home: home) }
    }

    /// Starts the program with a function, instead of in the usual way.
    func begin(by start: () throws -> AppUnderTest) throws {
        app?.stop()
        keep(try start())
        try app.waitForWindow()
    }

    /// Kills the program with SIGKILL, so that it can't react.
    func killApp() throws { try kill(app) }

    /// The names of the journals on the disk.
    var journals: [String] {
        ((try? FileManager.default.contentsOfDirectory(
            atPath: home.path + "/" + Self.journals)) ?? []).sorted()
    }

    /// The folder of the journals in the home.
    private static let journals = ".local/state/longpress/journals"

    /// Returns a journal's index, which lists the parts of the note; `nil` if it isn't written yet, or has been removed. While
    /// a journal is hidden, it isn't found.
    func index(of journal: String) -> String? {
        journal.hasPrefix(".") ? nil : home.read("\(Self.journals)/\(journal)/index")
    }

    /// Changes the notes a.txt and b.txt, in this order, and kills the program.
    ///
    /// - Parameters:
    ///   - name: The note whose journal's modification time is changed afterwards.
    ///   - time: The new modification time of that journal.
    func leaveTwoNotes(_ name: String, writtenAt time: Date) throws {
        try begin([files.write("a", to: "a.txt"), files.write("b", to: "b.txt")])
        try expectWindows(["a.txt", "b.txt"], of: app)
        for (name, count) in [("a.txt", 1), ("b.txt", 2)] {
            try activate("\(name) – Longpress")
            try type("!")
            try app.waitUntil("its journal") { self.journals.filter { self.index(of: $0) != nil }.count == count }
        }
        try killApp()
        let journal = try XCTUnwrap(journals.first { index(of: $0)?.contains(name) ?? false })
        try FileManager.default.setAttributes(
            [.modificationDate: time], ofItemAtPath: "\(home.path)/\(Self.journals)/\(journal)/index")
    }

    /// Types at the end of the focused note, and waits until the text appears.
    func type(_ text: String) throws {
        let note = try note
        try app.waitUntil("the focus in the note") { note.has("focused") }
        try typeAtEnd(text)
    }

    /// Answers the sheet with a title by keys.
    ///
    /// - Parameter row: The index of the row to choose, counted from the first.
    func answer(_ title: String, row: Int = 0) throws {
        let sheet = try app.waitForSheet(title)
        for _ in 0..<row { try app.keyboard.press("Down") }
        let button = try sheet.findAll(role: "button")[row]
        try app.waitUntil("the row to have the focus") { button.has("focused") }
        try app.keyboard.press("Return")
    }

    /// Waits until a text has been written to the disk and is listed in the journal's index.
    func waitForJournal(of text: String) throws {
        try app.waitUntil("the journal to have \(text)") {
            guard let journal = self.journals.first(where: { !$0.hasPrefix(".") }) else { return false }
            let folder = "\(self.home.path)/\(Self.journals)/\(journal)"
            let index = self.index(of: journal)
            return (try FileManager.default.contentsOfDirectory(atPath: folder)).contains { name in
                name.hasPrefix("text-") && (index?.contains("\n\(name.dropFirst(5))\n") ?? false)
                    && FileManager.default.contents(atPath: folder + "/" + name)
                        .map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
            }
        }
    }
}
