import Markup

/// The kind of line ends in a text file. In a note, line ends are line feeds.
package enum LineEnd: String, Sendable, CaseIterable {
    /// A line feed, the usual line end on most systems.
    case lineFeed = "lf"
    /// A carriage return and a line feed, as on Windows.
    case both = "crlf"
    /// A carriage return, as on old Macs.
    case carriageReturn = "cr"

    /// Creates the kind of most line ends in a text; of equally frequent ones, the one that occurs first.
    init(of text: [UInt8]) {
        self = .lineFeed
        guard ByteSearch.first(0x0D, in: text) != nil else { return }
        var counts: [LineEnd: Int] = [:]
        var first: LineEnd?
        var lastWasReturn = false
        func count(_ kind: LineEnd) {
            first = first ?? kind
            counts[kind, default: 0] += 1
        }
        for byte in text {
            if byte == 0x0A {
                count(lastWasReturn ? .both : .lineFeed)
            } else if lastWasReturn {
                count(.carriageReturn)
            }
            lastWasReturn = byte == 0x0D
        }
        if lastWasReturn { count(.carriageReturn) }
        let most = counts.values.max()
        self =
            first.flatMap { counts[$0] == most ? $0 : nil } ?? Self.allCases.first { counts[$0] == most } ?? .lineFeed
    }

    /// Returns the kind of line ends of a file's text, and the text with line feeds in their place, for a note.
    ///
    /// Other line ends are preserved, so that writing the note restores them. Because the bytes of one kind can look like
    /// another, this kind and line feeds are exchanged for each other.
    package static func read(_ text: [UInt8]) -> (kind: LineEnd, text: [UInt8]) {
        let kind = LineEnd(of: text)
        guard kind != .lineFeed else { return (kind, text) }
        let inside = kind.exchanged(text)
        // A few unusual sequences can't be converted back, and are left alone.
        return kind.exchanged(inside) == text ? (kind, inside) : (.lineFeed, text)
    }

    /// Converts a note's text to its file's line ends, or back.
    package func exchanged(_ text: [UInt8]) -> [UInt8] {
        var writer = LineEndWriter(self)
        return writer.convert(text) + writer.finish()
    }
}
