import TestSupport
import XCTest

@testable import Driving

/// A long text is passed from one program to another through a Wayland compositor's clipboard, completely, and both keep running
/// (R16, R28).
final class WaylandClipboardTests: WaylandTestCase {
    private static let line = "The quick brown fox jumps over the lazy dog; ÄÖÜ 日本 🙂.\n"
    private static let text = String(repeating: line, count: 20_000_000 / line.utf8.count + 1)

    override var arguments: [String] { ["long.txt"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(Self.text, to: "long.txt")
    }

    func testTwentyMegabytesReachAnotherProgram() throws {
        let count = Self.text.unicodeScalars.count
        let source = try note
        try app.waitUntil("all of the text", upTo: 60) { try source.characterCount == count }
        try app.waitUntil("the focus in the note", upTo: 60) { source.has("focused") }
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("the whole text to be selected") { try source.selections == [0..<count] }
        // Cut instead of copied, because that shows when it is on the clipboard: the other program could otherwise be asked to
        // paste before that.
        try app.keyboard.press("ctrl+x")
        try app.waitUntil("the whole text to be cut", upTo: 60) { try source.characterCount == 0 }

        // The compositor gives a new window the keyboard focus.
        let other = try AppUnderTest(environment: environment)
        defer { other.stop() }
        try other.waitForTree()
        let target = try other.waitFor(role: "text box", name: "Note")
        try other.waitUntil("the other program to have the focus") {
            target.has("focused") && !source.has("focused")
        }
        try app.keyboard.press("ctrl+a")
        // As plain text: a debug build takes seconds to make that much HTML, and no program waits that long on a busy machine.
        try app.keyboard.press("shift+ctrl+v")
        try other.waitUntil("all of the text in the other program", upTo: 60) { try target.characterCount == count }
        XCTAssertTrue(try target.text == Self.text)
        // The first app keeps running.
        XCTAssertEqual(try source.characterCount, 0)
        XCTAssertTrue(app.isRunning)
    }
}
