import TestSupport
import XCTest

/// A test of content that the app puts on the clipboard for other programs, or takes from them.
class ClipboardTestCase: BadInputTestCase {
    /// Returns the text that another program gets in a form of the clipboard, once the app offers this form.
    func clipboard(as type: String) throws -> String {
        try app.waitUntil("\(type) on the clipboard") { try self.app.clipboard.types().contains(type) }
        return String(decoding: try XCTUnwrap(app.clipboard.read(type: type)), as: UTF8.self)
    }

    /// The text forms that the app offers.
    var textForms: [String] {
        get throws { try app.clipboard.types().filter { $0.hasPrefix("text/") && $0.contains("/") }.sorted() }
    }

    /// Offers several forms as another program, and pastes.
    func paste(_ forms: [(type: String, text: String)], with keys: String = "ctrl+v") throws {
        try app.clipboard.offer(forms.map { (type: $0.type, bytes: Array($0.text.utf8)) })
        try waitUntilTheClipboardIsKnown()
        try app.keyboard.press(keys)
    }
}
