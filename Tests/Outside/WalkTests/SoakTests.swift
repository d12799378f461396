import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Long use: thousands of menus, and much typing. Menus leave no memory behind; typing leaves the text, its undo history, and a
/// journal no longer than the text.
///
/// An ordinary run is short; `LONGPRESS_SOAK=10`, as `Tests/run --all` sets it, multiplies its length.
final class SoakTests: RecoveryTestCase {
    private static let length = environment("LONGPRESS_SOAK").flatMap { Int($0) } ?? 1

    /// Returns the memory that the app has written to, in kilobytes. Pages of files, libraries and fonts that it has only read
    /// count as private or shared depending on other running programs: their size varies by megabytes.
    private func memory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(app.process.id)/smaps_rollup", encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("Private_Dirty:") }
            .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
    }

    /// Returns the smallest memory while the app is idle, which excludes memory about to be freed.
    private func restingMemory() throws -> Int {
        var least = try memory()
        var rounds = 0
        try TestSupport.waitUntil("the memory to stop shrinking", every: 100) {
            let now = try memory()
            rounds = now < least ? 0 : rounds + 1
            least = min(least, now)
            return rounds > 10
        }
        return least
    }

    /// Returns the size of all journals' files, in bytes.
    private func sizeOfJournals() throws -> Int {
        let folder = home.path + "/.local/state/longpress/journals"
        return try FileManager.default.subpathsOfDirectory(atPath: folder).reduce(0) { size, name in
            size + (try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.size] as? Int ?? 0)
        }
    }

    private func openAndClose(_ count: Int) throws {
        for _ in 0..<count {
            try app.keyboard.press("Menu")
            try app.waitUntil("a menu") { !app.windows.popovers.isEmpty }
            try app.keyboard.press("Escape")
            try app.waitUntil("no menu") { app.windows.popovers.isEmpty }
        }
    }

    /// Opens the menu of the focused widget many times, and expects no growth of memory: neither in total, nor in the second half
    /// compared to the first.
    private func checkMenus() throws {
        try openAndClose(100)
        let before = try restingMemory()
        let half = 150 * Self.length
        try openAndClose(half)
        let between = try restingMemory()
        try openAndClose(half)
        let after = try restingMemory()
        print("\(name): \(before) kB, after \(half) menus \(between) kB, after \(2 * half) menus \(after) kB")
        XCTAssertLessThan(after - before, 1000 + half / 10, "kilobytes for \(2 * half) menus")
        XCTAssertLessThan(between - before, 1000, "kilobytes for the first \(half) menus")
        XCTAssertLessThan(after - between, 1000, "kilobytes for the next \(half) menus")
    }

    func testEditMenusLeakNoMemory() throws {
        try begin()
        try focusNote()
        try checkMenus()
    }

    func testContextMenusLeakNoMemory() throws {
        try begin()
        let picture = try app.waitFor(role: "grid cell", name: FirstNote.captions[0])
        app.pointer.click(at: try picture.screenRectangle.center)
        try app.waitUntil("the focus on the image") { picture.has("focused") }
        try checkMenus()
    }

    func testMemoryAndJournalStayBoundedWhileTyping() throws {
        let path = try home.write("", to: "day.txt")
        try begin([path])
        try focusNote()
        let line = "What was typed on a day, in lines of a usual length.\n"
        func type(_ count: Int) throws {
            let before = try note.characterCount
            for _ in 0..<count { try app.keyboard.type(line) }
            try app.waitUntil("the lines") { try note.characterCount == before + count * line.count }
        }
        try type(10)
        let before = try restingMemory()
        let count = 60 * Self.length
        try type(count)
        try app.keyboard.type("The end.")
        try waitForJournal(of: "The end.")
        let growth = try restingMemory() - before
        let text = (count + 10) * line.count / 1000
        let journal = try sizeOfJournals() / 1000
        // Each of the words can be undone.
        XCTAssertLessThan(growth, 3000 + 400 * text, "kilobytes for \(text) of text")
        XCTAssertLessThan(journal, 20 + 2 * text, "kilobytes for \(text) of text")
    }
}
