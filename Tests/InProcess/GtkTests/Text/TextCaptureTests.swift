import TestSupport
import XCTest

@testable import Gtk
@testable import GtkEditor
@testable import Platform

/// A long text that is copied while the user continues working.
final class TextCaptureTests: GtkTestCase {
    private let line = "One of very many lines.\n"

    private func makeBuffer() -> TextBuffer {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = String(repeating: line, count: 200_000)
        return buffer
    }

    /// Waits for the text of a capture, running the main loop.
    private func text(of capture: TextCapture) throws -> RichText {
        var text: RichText?
        Task { text = await capture.text }
        return try waitFor("the text") { text }
    }

    /// R13: the copy has the text of the moment it was made, whatever happens to the text before it has been read.
    func testACaptureHasTheTextOfItsMoment() throws {
        let changes: [(String, (TextBuffer) -> Void)] = [
            ("typed at the end", { $0.insert(RichText("late"), at: $0.count) }),
            ("typed at the start", { $0.insert(RichText("late"), at: 0) }),
            ("removed", { $0.remove(0..<$0.count) }),
            ("made bold", { $0.set(.bold, true, in: 0..<$0.count) }),
            ("turned round", { $0.setRightToLeft(true, in: 0..<$0.count) }),
        ]
        for (name, change) in changes {
            let buffer = makeBuffer()
            buffer.set(.italic, true, in: 4..<8)
            let before = buffer.richText(in: 2..<buffer.count)
            let capture = TextCapture(of: 2..<buffer.count, in: buffer)
            change(buffer)
            XCTAssertEqual(try text(of: capture), before, name)
        }
    }

    /// R13: the text is read in parts, and reading continues while nothing changes.
    func testReadingACaptureLetsTheMainLoopRun() throws {
        let buffer = makeBuffer()
        let capture = TextCapture(of: 0..<buffer.count, in: buffer)
        var (turns, isOver) = (0, false)
        func turn() {
            turns += 1
            if !isOver { MainLoop.whenIdle(turn) }
        }
        turn()
        XCTAssertEqual(try text(of: capture), buffer.richText(in: 0..<buffer.count))
        isOver = true
        XCTAssertGreaterThan(turns, 2, "nothing else ran meanwhile")
    }

    /// R13: a short text is read immediately, without watching the buffer.
    func testShortTextIsReadAtOnce() throws {
        let buffer = TextBuffer()
        buffer.text = "short"
        let capture = TextCapture(of: 1..<3, in: buffer)
        buffer.text = ""
        XCTAssertEqual(try text(of: capture), RichText("ho"))
        XCTAssertEqual(try text(of: TextCapture(of: 0..<0, in: buffer)), RichText())
    }
}
