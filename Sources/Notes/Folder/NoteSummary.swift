import Files
import Formats
import Platform
import RichText

/// What a list of notes says of a note besides its name: the beginning of its text, on one line.
package nonisolated struct NoteSummary: Hashable, Sendable {
    /// The first lines with any words, one or two.
    private let lines: [String]

    /// The bytes of a file that are looked at: a page's style sheet and some lines.
    private static let reach = 1 << 16
    /// The characters of a text that are looked at, and of a line that are kept.
    private static let (textReach, longestLine) = (2000, 160)

    /// That of a text.
    package init(of text: String) {
        let beginning = String(text.unicodeScalars.prefix(Self.textReach))
        lines = NoteTitle.lines(of: beginning, most: 2).map { String($0.prefix(Self.longestLine)) }
    }

    /// Reads the beginning of a note's file, however long that is. Throws `PlatformError`, `CancellationError`.
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

    /// The first bytes of a text with at least so many. No letter is cut in two: all would be taken for text in another charset.
    static func beginning(of bytes: [UInt8], _ count: Int) -> [UInt8] {
        guard bytes.count >= count else { return bytes }
        var start = bytes.prefix(count)
        while let last = start.last, last & 0xC0 == 0x80 { start.removeLast() }
        if let last = start.last, last >= 0xC0 { start.removeLast() }
        return Array(start)
    }

    /// The first line that says more than a note's title: many a note is named for its first line.
    package func line(under title: String) -> String {
        guard let first = lines.first else { return "" }
        // A name is the beginning of a line.
        guard first.hasPrefix(title) else { return first }
        let repeats = NoteTitle.fileName(of: first) == title || first == title
        return repeats ? lines.dropFirst().first ?? "" : first
    }
}
