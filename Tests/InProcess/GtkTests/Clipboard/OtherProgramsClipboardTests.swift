import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Content that other programs put on the clipboard, including misbehaving ones (R28).
final class OtherProgramsClipboardTests: GtkTestCase {
    private static func offering(
        _ offer: (SystemClipboard) throws -> Void, until types: String..., body: () throws -> Void
    ) throws {
        let clipboard = try TestDisplay.shared().clipboard
        clipboard.clear()
        try waitUntil("the clipboard to be empty") { Clipboard.standard.types.isEmpty }
        try offer(clipboard)
        defer { clipboard.clear() }
        try waitUntil("the offer to be noticed") { types.allSatisfy(Clipboard.standard.types.contains) }
        try body()
    }

    func testTextIsRead() throws {
        try Self.offering({ try $0.offer(text: "né 😀\nline") }, until: "text/plain;charset=utf-8") {
            XCTAssertTrue(Clipboard.standard.offersText)
            XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, "né 😀\nline")
        }
    }

    func testInvalidUnicodeIsAnErrorOrText() throws {
        let bytes: [UInt8] = [0x61, 0xff, 0xfe, 0xc3, 0x28, 0x62]
        try Self.offering(
            { try $0.offer([("UTF8_STRING", bytes), ("text/plain;charset=utf-8", bytes)]) },
            until: "text/plain;charset=utf-8"
        ) {
            let text = try awaiting("reading") { try? await Clipboard.standard.readText() }
            XCTAssertTrue(text == nil || text!.hasPrefix("a"), text.debugDescription)
        }
    }

    /// The program that owns the clipboard may hang. When another one takes the clipboard, pasting works again.
    func testAnUnresponsiveOwnerTimesOutAndTheNextOneIsRead() throws {
        try Self.offering({ try $0.offerStalled() }, until: "text/plain;charset=utf-8") {
            let start = Clock.milliseconds
            let error = try errorAwaiting("the time limit", upTo: 20) { try await Clipboard.standard.readText() }
            XCTAssertTrue(error is TimeLimitReached, "\(String(describing: error))")
            XCTAssertEqual(Double(Clock.milliseconds - start), Double(answerLimit), accuracy: 1000)
        }
        for text in ["first", "second"] {
            try Self.offering({ try $0.offer(text: text) }, until: "text/plain;charset=utf-8") {
                XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, text)
                let read = try awaiting("reading") {
                    try await Clipboard.standard.read(["text/plain;charset=utf-8"], limit: 100)
                }
                XCTAssertEqual(String(decoding: read.bytes, as: UTF8.self), text)
            }
        }
        try waitUntil("the clipboard to be empty") { Clipboard.standard.types.isEmpty }
        Clipboard.standard.offer([.text("own")])
        XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, "own")
    }
}
