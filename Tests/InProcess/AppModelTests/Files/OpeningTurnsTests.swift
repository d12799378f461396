import GtkTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp

/// However many files are opened at once, the windows stay responsive: no turn of the main loop is long.
final class OpeningTurnsTests: GtkTestCase {
    private var folder: TemporaryFolder!
    private var first: NoteWindow!
    private var application: LongpressApplication { ShownNote.application }

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
        // Objects that are created only once are created here.
        for number in 0..<2 { try open([folder.write("first", to: "first\(number).txt")]) }
        first = try XCTUnwrap(application.windows.first)
    }

    override func end() throws {
        for window in application.windows {
            window.store.isSettled = true
            application.windowClosed(window, isKept: false)
            window.window.destroy()
        }
        first = nil
        try super.end()
    }

    private func open(_ paths: [String]) throws {
        let count = application.windows.count + paths.count
        application.open(paths.map { File(path: $0) }, from: nil)
        try waitUntil("the windows") { self.areThere(count) }
    }

    /// Returns whether there are exactly this many windows, all mapped, and no file is being opened.
    private func areThere(_ count: Int) -> Bool {
        application.windows.count == count && application.openings.isEmpty
            && application.windows.allSatisfy { $0.window.isMapped }
    }

    func testThousandsOfMissingFiles() throws {
        let missing = (0..<3000).map { File(path: "\(folder.path)/none\($0).txt") }
        let start = application.windows.count
        let own = LongestTurn.ofCall { self.application.open(missing, from: nil) }
        let longest = try LongestTurn.until("the message") {
            self.application.openings.isEmpty
                && self.application.windows.contains { self.says("… and 2993 more.", $0.window) }
        }
        print("\(name): \(own) ms, \(longest) ms")
        XCTAssertLessThan(max(own, longest), LongestTurn.limit)
        XCTAssertEqual(application.windows.count, start)
    }

    /// Returns whether the widget contains a label that ends with these words.
    private func says(_ words: String, _ widget: Widget) -> Bool {
        if let label = Label(widget) { return label.text.hasSuffix(words) }
        return widget.children.contains { says(words, $0) }
    }

    func testManyNotes() throws {
        let count = 60
        let paths = try (0..<count).map { try folder.write("note \($0)", to: "note\($0).txt") }
        let before = application.windows.count
        let own = LongestTurn.ofCall { self.application.open(paths.map { File(path: $0) }, from: nil) }
        let longest = try LongestTurn.until("the windows") { self.areThere(before + count) }
        print("\(name): \(own) ms, \(longest) ms")
        XCTAssertLessThan(max(own, longest), LongestTurn.limit)
    }

    /// The page is displayed by a large library; the test doesn't wait for it.
    func testAPageOfAnotherProgram() throws {
        let file = File(path: try folder.write("<p>page</p>", to: "page.html"))
        let before = application.windows.count
        let own = LongestTurn.ofCall { self.application.open([file], from: nil) }
        let longest = try LongestTurn.until("the window") { self.areThere(before + 1) }
        print("\(name): \(own) ms, \(longest) ms")
        XCTAssertLessThan(max(own, longest), LongestTurn.limit)
    }
}
