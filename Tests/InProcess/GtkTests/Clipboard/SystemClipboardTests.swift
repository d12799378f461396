import TestSupport
import XCTest

/// What the tests themselves read of the clipboard.
final class SystemClipboardTests: XCTestCase {
    /// A copy must be there in the form that is asked for, not in an older one that stands in for it.
    func testAFormThatIsNotOnOfferIsNotRead() throws {
        let clipboard = try TestDisplay.shared().clipboard
        defer { clipboard.clear() }
        try clipboard.offer(Array("old".utf8), type: "STRING")
        XCTAssertNil(try clipboard.text())
        XCTAssertEqual(try clipboard.read(type: "STRING"), Array("old".utf8))
    }
}
