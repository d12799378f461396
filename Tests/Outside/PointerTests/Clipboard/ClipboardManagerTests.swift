import TestSupport
import XCTest

@testable import Driving

/// Copied content outlives the app if the desktop has a clipboard manager.
final class ClipboardManagerTests: ClipboardTestCase {
    /// R14, E26: in each of its forms, although they are made only on request.
    func testCopiedContentOutlivesTheProgram() throws {
        let manager = try ClipboardManager()
        defer { manager.stop() }
        try select("picture")
        try app.keyboard.press("ctrl+c")
        try expectClipboard("picture")
        try app.keyboard.press("ctrl+q")
        XCTAssertEqual(try app.waitForExit(upTo: patience), .exited(0))
        let clipboard = try TestDisplay.shared().clipboard
        try waitUntil("the text") { try clipboard.text() == "picture" }
        let page = String(decoding: try XCTUnwrap(clipboard.read(type: "text/html")), as: UTF8.self)
        XCTAssertTrue(page.contains("picture"), page)
        XCTAssertTrue(try clipboard.types().contains("text/markdown"))
    }
}
