import Testing

@testable import Formats

/// A program's `text/html` on the clipboard, with its visible text.
///
/// The fragments are written by hand in the style of each program. The expected text has been compared with the text that WebKit
/// displays for the same bytes (`innerText`); list markers, which that leaves out, have been compared with those that Chromium
/// exposes to accessibility.
struct ClipboardFragment: Sendable, CustomTestStringConvertible {
    /// What the fragment is about.
    let name: String
    let html: String
    /// The text, with its styles between marks: *bold*, /italic/, _underlined_.
    let expected: String

    init(_ name: String, _ html: String, _ expected: String) {
        (self.name, self.html, self.expected) = (name, html, expected)
    }

    var testDescription: String { name }

    /// All fragments.
    static let all = word + office + libreOffice + googleDocs + browsers + others + styleSheets
}
