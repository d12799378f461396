import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Content put on the clipboard can be read back completely (R3, R13, R16).
final class ClipboardTests: GtkTestCase {
    override func end() throws {
        Clipboard.standard.offer([])
        try super.end()
    }

    func testTextIsReadBack() throws {
        for text in ["text", "", "né 😀 日本語 مرحبا\n\tsecond line\n", String(repeating: "300 KB né ", count: 30_000)] {
            Clipboard.standard.offer([.text(text)])
            XCTAssertTrue(Clipboard.standard.offersText)
            XCTAssertFalse(Clipboard.standard.offersPicture)
            XCTAssertFalse(Clipboard.standard.offersFiles)
            XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, text)
        }
    }

    func testBytesAreReadBackWithTheirType() throws {
        let bytes = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        Clipboard.standard.offer([.bytes(bytes, type: "application/x-longpress-test")])
        XCTAssertEqual(Clipboard.standard.types, ["application/x-longpress-test"])
        let read = try awaiting("reading") {
            try await Clipboard.standard.read(["text/html", "application/x-longpress-test"], limit: 70_000)
        }
        XCTAssertEqual(read.bytes, bytes)
        XCTAssertEqual(read.type, "application/x-longpress-test")
    }

    /// The content has several forms; each reader takes the one it can use (R26).
    func testEachFormIsReadSeparately() throws {
        Clipboard.standard.offer([.bytes(Array("<b>rich</b>".utf8), type: "text/html"), .text("plain")])
        XCTAssertEqual(try awaiting("reading") { try await Clipboard.standard.readText() }, "plain")
        let html = try awaiting("reading") { try await Clipboard.standard.read(["text/html"], limit: 100) }
        XCTAssertEqual(String(decoding: html.bytes, as: UTF8.self), "<b>rich</b>")
    }

    func testFilesAreReadBack() throws {
        let list = "file:///tmp/a%20b.png\r\nfile:///tmp/c.png\r\n"
        Clipboard.standard.offer([.bytes(Array(list.utf8), type: "text/uri-list")])
        XCTAssertTrue(Clipboard.standard.offersFiles)
        let files = try awaiting("reading") { try await Clipboard.standard.readFiles() }
        XCTAssertEqual(files.map(\.path), ["/tmp/a b.png", "/tmp/c.png"])
    }

    func testReadingMissingTextFailsAtOnce() throws {
        Clipboard.standard.offer([.bytes([1, 2, 3], type: "application/x-longpress-test")])
        let error = try errorAwaiting("reading") { try await Clipboard.standard.readText() }
        XCTAssertTrue(error is PlatformError, "\(String(describing: error))")
    }

    func testReadingAFormThatIsNotOfferedFailsAtOnce() throws {
        Clipboard.standard.offer([.text("text")])
        let picture = try errorAwaiting("reading") {
            try await Clipboard.standard.read(["image/png"], limit: 10)
        }
        XCTAssertTrue(picture is PlatformError, "\(String(describing: picture))")
        let files = try errorAwaiting("reading") { try await Clipboard.standard.readFiles() }
        XCTAssertTrue(files is PlatformError, "\(String(describing: files))")
    }

    func testReadingAnEmptyClipboardFailsAtOnce() throws {
        Clipboard.standard.offer([])
        XCTAssertEqual(Clipboard.standard.types, [])
        XCTAssertNotNil(try errorAwaiting("reading") { try await Clipboard.standard.readText() })
    }

    func testExceedingTheLimitIsAnError() throws {
        let bytes = [UInt8](repeating: 7, count: 3_000_001)
        Clipboard.standard.offer([.bytes(bytes, type: "application/x-longpress-test")])
        let error = try errorAwaiting("reading") {
            try await Clipboard.standard.read(["application/x-longpress-test"], limit: 3_000_000)
        }
        XCTAssertEqual(error as? PlatformError, PlatformError("It is larger than 3 MB."))
    }

    func testChangesAreReported() throws {
        var calls = 0
        let connection = Clipboard.standard.onChange { calls += 1 }
        Clipboard.standard.offer([.text("text")])
        try waitUntil("the change") { calls > 0 }
        connection.disconnect()
        iterateMainContext()
        let sofar = calls
        Clipboard.standard.offer([.text("other")])
        iterateMainContext()
        XCTAssertEqual(calls, sofar)
    }
}
