import Files
import Formats
import Platform
import RichText

/// The beginning of a note's text, on one line, as a list shows it besides the note's name.
package nonisolated struct NoteSummary: Hashable, Sendable {
    /// The first lines with any words: one, two or none.
    private let lines: [String]

    /// The number of bytes read from a file: a page's style sheet and some lines.
    private static let reach = 1 << 16
    /// The number of characters read from a text, and the number kept of a line.
    private static let (textReach, longestLine) = (2000, 160)

    /// Creates the summary of a text.
    package init(of text: String) {
        let beginning = String(text.unicodeScalars.prefix(Self.textReach))
        lines = NoteTitle.lines(of: beginning, most: 2).map { String($0.prefix(Self.longestLine)) }
    }

    /// Reads the beginning of a note's file, which may have any length. Throws `PlatformError`, `CancellationError`.
    package init(of file: File, _ format: NoteFormat, _ cancellation: Cancellation) throws {
        let start = try file.start(Self.reach, limit: .max, cancellation: cancellation)
        self.init(of: Self.text(of: start, format, cancellation))
    }

    private static func text(of bytes: [UInt8], _ format: NoteFormat, _ cancellation: Cancellation) -> String {
        switch format {
        case .html:
            HTMLReader.read(beginning(of: bytes, reach), isCancelled: { cancellation.isCancelled })?.content.text.text
                ?? ""
        case .markdown, .markdownSource: Markdown.read(plain(bytes)).text
        case .text: plain(bytes)
        }
    }

    private static func plain(_ bytes: [UInt8]) -> String {
        String(decoding: CharsetGuess.utf8(beginning(of: bytes, 8 * textReach), declared: nil), as: UTF8.self)
    }

    /// Returns the first bytes of a text, at most a number of them. Cuts no letter in two, because that would make the whole text
    /// seem to be in another charset.
    static func beginning(of bytes: [UInt8], _ count: Int) -> [UInt8] {
        guard bytes.count >= count else { return bytes }
        var start = bytes.prefix(count)
        while let last = start.last, last & 0xC0 == 0x80 { start.removeLast() }
        if let last = start.last, last >= 0xC0 { start.removeLast() }
        return Array(start)
    }

    /// Returns the first line that says more than the note's title. Many notes are named after their first line.
    package func line(under title: String) -> String {
        guard let first = lines.first else { return "" }
        // A name is the beginning of a line.
        guard first.hasPrefix(title) else { return first }
        let repeats = NoteTitle.fileName(of: first) == title || first == title
        return repeats ? lines.dropFirst().first ?? "" : first
    }
}
