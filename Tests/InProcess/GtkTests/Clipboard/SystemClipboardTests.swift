import TestSupport
import XCTest

/// How the tests themselves read the clipboard.
final class SystemClipboardTests: XCTestCase {
    /// A copy must be offered in the requested form; an older form isn't read instead.
    func testAFormThatIsNotOfferedIsNotRead() throws {
        let clipboard = try TestDisplay.shared().clipboard
        defer { clipboard.clear() }
        try clipboard.offer(Array("old".utf8), type: "STRING")
        XCTAssertNil(try clipboard.text())
        XCTAssertEqual(try clipboard.read(type: "STRING"), Array("old".utf8))
    }
}
