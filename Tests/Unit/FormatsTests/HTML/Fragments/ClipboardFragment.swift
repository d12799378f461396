import Testing

@testable import Formats

/// What a program puts on the clipboard as `text/html`, with what is seen there.
///
/// The fragments are made by hand after the ways in which the programs write. What is expected has been compared with the
/// text that WebKit shows for the same bytes (`innerText`), the marks of lists, which that leaves out, with what Chromium
/// tells assistive tools of them.
struct ClipboardFragment: Sendable, CustomTestStringConvertible {
    /// What it is about.
    let name: String
    let html: String
    /// The text with its styles between marks: *bold*, /italic/, _underlined_.
    let expected: String

    init(_ name: String, _ html: String, _ expected: String) {
        (self.name, self.html, self.expected) = (name, html, expected)
    }

    var testDescription: String { name }

    /// All of them.
    static let all = word + office + libreOffice + googleDocs + browsers + others + styleSheets
}
