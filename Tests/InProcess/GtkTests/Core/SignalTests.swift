import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Signals reach Swift closures with their arguments and results, and nothing is called or kept afterwards.
final class SignalTests: GtkTestCase {
    func testHandlerGetsTheArguments() {
        let buffer = TextBuffer()
        var seen: [String] = []
        buffer.connect("insert-text") { arguments in
            seen.append("\(arguments.string(1) ?? "nil") of \(arguments.int(2))")
        }
        buffer.replaceSelection(with: "né")
        XCTAssertEqual(seen, ["né of 3"])
    }

    func testHandlersRunInConnectionOrderWithAfterHandlersLast() {
        let buffer = TextBuffer()
        var counts: [String] = []
        buffer.connect("insert-text", after: true) { _ in counts.append("after \(buffer.count)") }
        buffer.connect("insert-text") { _ in counts.append("first \(buffer.count)") }
        buffer.connect("insert-text") { _ in counts.append("second \(buffer.count)") }
        buffer.replaceSelection(with: "abc")
        XCTAssertEqual(counts, ["first 0", "second 0", "after 3"])
    }

    func testBooleanResultReachesTheEmitter() {
        let window = Window()
        var keepsOpen = true
        window.onCloseRequest { keepsOpen }
        window.present()
        window.close()
        XCTAssertTrue(window.isVisible)
        keepsOpen = false
        window.close()
        XCTAssertFalse(window.isVisible)
    }

    func testADisconnectedHandlerIsFreedAndNotCalled() {
        let buffer = TextBuffer()
        var calls = 0
        weak var token: Token?
        let connection: SignalConnection
        do {
            let captured = Token()
            token = captured
            connection = buffer.onChange {
                _ = captured
                calls += 1
            }
        }
        buffer.text = "a"
        XCTAssertEqual(calls, 1)
        XCTAssertNotNil(token)
        connection.disconnect()
        XCTAssertNil(token)
        buffer.text = "b"
        XCTAssertEqual(calls, 1)
    }

    func testHandlerIsFreedWhenItsObjectEnds() {
        var buffer: TextBuffer? = TextBuffer()
        weak var token: Token?
        do {
            let captured = Token()
            token = captured
            buffer?.onChange { _ = captured }
        }
        XCTAssertNotNil(token)
        buffer = nil
        iterateMainContext()
        XCTAssertNil(token)
    }

    func testDisconnectingAfterTheObjectHasEndedDoesNothing() {
        var buffer: TextBuffer? = TextBuffer()
        let connection = buffer!.onChange {}
        let ended = Flag()
        onEnd(of: buffer!, ended.set)
        buffer = nil
        iterateMainContext()
        XCTAssertTrue(ended.isSet, "a connection doesn’t keep its object")
        connection.disconnect()
        var isRun = false
        connection.blocked { isRun = true }
        XCTAssertTrue(isRun)
    }

    func testHandlerMayDisconnectItself() {
        let buffer = TextBuffer()
        var calls = 0
        var connection: SignalConnection?
        connection = buffer.onChange {
            calls += 1
            connection?.disconnect()
        }
        buffer.text = "a"
        buffer.text = "b"
        XCTAssertEqual(calls, 1)
    }

    func testBlockedHandlerIsCalledAgainAfterwards() {
        let buffer = TextBuffer()
        var calls = 0
        let connection = buffer.onChange { calls += 1 }
        connection.blocked { buffer.text = "a" }
        XCTAssertEqual(calls, 0)
        XCTAssertEqual(buffer.text, "a")
        buffer.replaceSelection(with: "b")
        XCTAssertEqual(calls, 1)
    }

    func testReplacedSignalRunsTheHandlerInsteadOfTheObjectsOwnCode() throws {
        let view = TextView()
        view.buffer.text = "text"
        view.buffer.select(0..<4)
        var calls: [String] = []
        view.replaceClipboardKeys(
            cut: { calls.append("cut") }, copy: { calls.append("copy") }, paste: { calls.append("paste") })
        try TestWindow.with(view) { _ in
            for action in ["clipboard.cut", "clipboard.copy", "clipboard.paste"] { view.activateAction(action) }
        }
        XCTAssertEqual(calls, ["cut", "copy", "paste"])
        XCTAssertEqual(view.buffer.text, "text")
    }

    func testPropertyChangesAreReported() {
        let label = Label("a")
        var calls = 0
        let connection = label.onChange(of: "label") { calls += 1 }
        label.text = "b"
        XCTAssertEqual(calls, 1)
        connection.disconnect()
        label.text = "c"
        XCTAssertEqual(calls, 1)
    }
}
