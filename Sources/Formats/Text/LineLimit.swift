import RichText

/// Divides lines that GTK can't lay out in the time for which a window may be blocked. GTK lays out a paragraph as a whole, in a
/// time that grows with the square of the length of text without a space, or of the marks on a letter.
package enum LineLimit {
    /// The longest paragraph that isn't divided, in Unicode scalars: about ten pages.
    static let longestParagraph = 20_000
    /// The length of the pieces of longer paragraphs, in Unicode scalars.
    static let piece = 2000
    /// The longest stretch without a position where a line can break, in Unicode scalars.
    static let longestStretch = 2000
    /// The maximum number of marks on a letter.
    static let maxMarks = 50

    /// Returns the text with line breaks where they are needed; `nil` if it needs none.
    package static func applied(to text: RichText) -> RichText? {
        var breaks = LineBreaks()
        for (run, content) in text.runs.enumerated() { breaks.look(at: content.text, run: run) }
        guard !breaks.positions.isEmpty else { return nil }
        return divided(text, at: breaks.positions.sorted { ($0.run, $0.byte) < ($1.run, $1.byte) })
    }

    private static func divided(_ text: RichText, at positions: [LineBreaks.Position]) -> RichText {
        var result = RichText()
        var next = positions[...]
        for (index, run) in text.runs.enumerated() {
            let utf8 = run.text.utf8
            var (start, done) = (utf8.startIndex, 0)
            while let position = next.first, position.run == index {
                next.removeFirst()
                let end = utf8.index(start, offsetBy: position.byte - done)
                result.append(String(run.text[start..<end]) + "\n", run.attributes)
                (start, done) = (end, position.byte)
            }
            result.append(String(run.text[start...]), run.attributes)
        }
        return result
    }
}

/// Finds the positions where lines must be broken, in one pass through the text.
private struct LineBreaks {
    /// The position before a byte of a run.
    struct Position {
        var run: Int
        var byte: Int
    }

    private(set) var positions: [Position] = []
    /// The positions at which to divide the paragraph if it turns out to be too long.
    private var candidates: [Position] = []
    private var lastSpace: (position: Position, column: Int)?
    // In Unicode scalars: since the start of the paragraph, since the last candidate, since the last position where a line can
    // break.
    private var (column, pieceStart, stretch, marks) = (0, 0, 0, 0)

    mutating func look(at text: String, run: Int) {
        let bytes = text.utf8.span
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let position = Position(run: run, byte: index)
            if byte == 0x0A || byte == 0x0D {
                endParagraph()
            } else {
                if byte < 0x80 {
                    marks = 0
                    stretch = byte == 0x20 || byte == 0x09 ? 0 : stretch + 1
                } else {
                    var value = UInt32(byte) & (0x7F >> UInt32(length))
                    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
                    count(value)
                }
                if stretch > LineLimit.longestStretch || marks > LineLimit.maxMarks {
                    positions.append(position)
                    if column > LineLimit.longestParagraph { positions += candidates }
                    endParagraph()
                    stretch = 1
                }
                column += 1
                if stretch == 0 { lastSpace = (Position(run: run, byte: index + length), column) }
                if column - pieceStart >= LineLimit.piece { endPiece(at: Position(run: run, byte: index + length)) }
            }
            index += length
        }
    }

    private mutating func count(_ value: UInt32) {
        let isMark = value >= 0x300 && Unicode.Scalar(value)?.properties.isGraphemeExtend == true
        marks = isMark || value == 0x200D ? marks + 1 : 0
        // From Thai to Khmer, and from the East Asian scripts on, lines break between letters.
        stretch = !isMark && ((0xE00..<0x1800).contains(value) || value >= 0x2E80) ? 1 : stretch + 1
    }

    /// Ends a piece, at the last space if there is one in it.
    private mutating func endPiece(at here: Position) {
        let (position, end) = lastSpace.flatMap { $0.column > pieceStart ? $0 : nil } ?? (here, column)
        pieceStart = end
        candidates.append(position)
        guard column > LineLimit.longestParagraph else { return }
        positions += candidates
        candidates = []
    }

    private mutating func endParagraph() {
        candidates = []
        lastSpace = nil
        (column, pieceStart, stretch, marks) = (0, 0, 0, 0)
    }
}
