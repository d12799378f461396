import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Copied content is converted to a form only when that form is requested (R13, R26).
final class LazyFormTests: GtkTestCase {
    override func end() throws {
        Clipboard.standard.offer([])
        try super.end()
    }

    private static func form(_ type: String, _ text: String, _ asked: Flag) -> Clipboard.Form {
        .produced(type: type) {
            asked.set()
            return Array(text.utf8)
        }
    }

    func testOnlyTheRequestedFormIsMade() throws {
        let (html, plain) = (Flag(), Flag())
        Clipboard.standard.offer([
            Self.form("text/html", "<b>rich</b>", html), Self.form("text/plain;charset=utf-8", "plain", plain),
        ])
        XCTAssertTrue(Clipboard.standard.offersText && Clipboard.standard.offersHTML)
        XCTAssertEqual(Clipboard.standard.textTypes.first, "text/plain;charset=utf-8")
        XCTAssertFalse(html.isSet || plain.isSet)
        let read = try awaiting("reading") { try await Clipboard.standard.read(["text/html"], limit: 100) }
        XCTAssertEqual(String(decoding: read.bytes, as: UTF8.self), "<b>rich</b>")
        XCTAssertTrue(html.isSet)
        XCTAssertFalse(plain.isSet)
        XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, "plain")
        XCTAssertTrue(plain.isSet)
    }

    func testAnotherProgramReadsAllOfIt() throws {
        let clipboard = try TestDisplay.shared().clipboard
        for count in [0, 5, 300_000, 15_000_000] {
            let bytes = (0..<count).map { UInt8(0x61 + $0 % 26) }
            Clipboard.standard.offer([.produced(type: "text/plain;charset=utf-8") { bytes }])
            iterateMainContext()
            let result = Flag()
            nonisolated(unsafe) var read: [UInt8]?
            nonisolated(unsafe) let reader = clipboard
            Thread.detachNewThread {
                read = try? reader.read(type: "UTF8_STRING", upTo: 60)
                result.set()
            }
            try waitUntil("another program to read \(count) bytes", upTo: 90) { result.isSet }
            XCTAssertEqual(read?.count ?? 0, count)
            XCTAssertTrue((read ?? []) == bytes)
        }
    }
}
