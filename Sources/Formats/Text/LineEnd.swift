import Markup

/// The kind of line ends that a text file has. In a note each of them is a line feed.
package enum LineEnd: String, Sendable, CaseIterable {
    /// A line feed, as nearly everywhere.
    case lineFeed = "lf"
    /// A carriage return and a line feed, as on Windows.
    case both = "crlf"
    /// A carriage return, as on old Macs.
    case carriageReturn = "cr"

    /// The kind of most line ends of a text; of as many, the one that comes first.
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

    /// A file's text as a note has it: its kind of line ends, and the text with line feeds in their place.
    ///
    /// Lines that end otherwise stay as they are, so that writing the note gives them back. As the bytes of one kind can
    /// stand for another, it is this kind and line feeds that change places.
    package static func read(_ text: [UInt8]) -> (kind: LineEnd, text: [UInt8]) {
        let kind = LineEnd(of: text)
        guard kind != .lineFeed else { return (kind, text) }
        let inside = kind.exchanged(text)
        // Of a few odd successions there is no way back: they are left alone.
        return kind.exchanged(inside) == text ? (kind, inside) : (.lineFeed, text)
    }

    /// A note's text as its file has it, or the other way round.
    package func exchanged(_ text: [UInt8]) -> [UInt8] {
        var writer = LineEndWriter(self)
        return writer.convert(text) + writer.finish()
    }
}
