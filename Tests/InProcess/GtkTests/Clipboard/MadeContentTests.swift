import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Content that is made only when a program requests it (R26).
final class MadeContentTests: GtkTestCase {
    override func end() throws {
        Clipboard.standard.offer([])
        try super.end()
    }

    func testContentIsMadeOnRequestInTheRequestedForm() throws {
        var asked: [String] = []
        Clipboard.standard.offer([
            .made(types: ["image/png", "image/jpeg"]) {
                asked.append($0)
                return Array("as \($0)".utf8)
            },
            .made(types: ["text/html"]) { _ in Array("<b>page</b>".utf8) },
        ])
        for type in ["image/png", "image/jpeg", "text/html"] {
            XCTAssertTrue(Clipboard.standard.types.contains(type), type)
        }
        XCTAssertEqual(asked, [])
        let read = try awaiting("reading") { try await Clipboard.standard.read(["image/jpeg"], limit: 100) }
        XCTAssertEqual(String(decoding: read.bytes, as: UTF8.self), "as image/jpeg")
        XCTAssertEqual(asked, ["image/jpeg"])
    }

    /// The form with the best type can't be read as text.
    func testTheNextFormIsReadIfTextFails() throws {
        struct Failure: Error {}
        let plain = Clipboard.Form.bytes(Array("words".utf8), type: "text/plain")
        let utf8 = "text/plain;charset=utf-8"
        for bad in [
            Clipboard.Form.made(types: [utf8]) { _ in throw Failure() }, .bytes([0xFF, 0xFE, 0xFA], type: utf8),
        ] {
            Clipboard.standard.offer([bad, plain])
            XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, "words")
        }
    }

    func testAnotherProgramReadsAFileListAndMegabytes() throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        Clipboard.standard.offer([
            .made(types: ["text/uri-list"]) { _ in Array("file:///tmp/a.png\r\n".utf8) },
            .made(types: ["image/png"]) { _ in
                // Simulates content that takes a while.
                await Task.yield()
                return bytes
            },
        ])
        let files = try awaiting("reading files") { try await Clipboard.standard.readFiles() }
        XCTAssertEqual(files.map(\.uri), ["file:///tmp/a.png"])
        XCTAssertEqual(try Self.read("text/uri-list"), Array("file:///tmp/a.png\r\n".utf8))
        XCTAssertEqual(try Self.read("image/png"), bytes)
    }

    func testContentThatCannotBeMadeIsAnErrorForTheReader() throws {
        Clipboard.standard.offer([.made(types: ["image/png"]) { _ in throw PlatformError("The disk is full.") }])
        let result = try awaiting("reading") {
            do { return try await Clipboard.standard.read(["image/png"], limit: 100).bytes } catch { return [] }
        }
        XCTAssertEqual(result, [])
    }

    /// The source of the content is released with the offer.
    func testTheSourceIsReleasedWithTheOffer() throws {
        final class Thing {}
        var thing: Thing? = Thing()
        weak let weak = thing
        Clipboard.standard.offer([
            .made(types: ["image/png"]) { [thing] _ in
                withExtendedLifetime(thing) {}
                return []
            }
        ])
        thing = nil
        XCTAssertNotNil(weak)
        Clipboard.standard.offer([.text("other")])
        try waitUntil("the content to be released") { weak == nil }
    }

    /// Reads the clipboard as another program does. The main loop runs meanwhile.
    private static func read(_ type: String) throws -> [UInt8]? {
        try TestDisplay.shared().clipboard.read(type: type)
    }
}
