import RichText

/// Divides lines that GTK can't lay out in the time that a window may be held: it lays a paragraph out as a whole, and in a
/// time that grows with the square of a stretch without a space, or of the marks on a letter.
package enum LineLimit {
    /// The longest paragraph, in Unicode scalars, that is left as it is: about ten pages.
    static let longestParagraph = 20_000
    /// The length of the pieces of a longer one.
    static let piece = 2000
    /// The longest stretch without a place where a line can be broken.
    static let longestStretch = 2000
    /// The most marks on a letter.
    static let mostMarks = 50

    /// The text with line breaks where they are needed; nil if it needs none.
    package static func applied(to text: RichText) -> RichText? {
        var breaks = LineBreaks()
        for (run, content) in text.runs.enumerated() { breaks.look(at: content.text, run: run) }
        guard !breaks.places.isEmpty else { return nil }
        return divided(text, at: breaks.places.sorted { ($0.run, $0.byte) < ($1.run, $1.byte) })
    }

    private static func divided(_ text: RichText, at places: [LineBreaks.Place]) -> RichText {
        var result = RichText()
        var next = places[...]
        for (index, run) in text.runs.enumerated() {
            let utf8 = run.text.utf8
            var (start, done) = (utf8.startIndex, 0)
            while let place = next.first, place.run == index {
                next.removeFirst()
                let end = utf8.index(start, offsetBy: place.byte - done)
                result.append(String(run.text[start..<end]) + "\n", run.attributes)
                (start, done) = (end, place.byte)
            }
            result.append(String(run.text[start...]), run.attributes)
        }
        return result
    }
}

/// Finds where lines are to be broken, in one go through the text.
private struct LineBreaks {
    /// Before a byte of a run.
    struct Place {
        var run: Int
        var byte: Int
    }

    private(set) var places: [Place] = []
    /// The places at which the paragraph would be divided, should it turn out to be too long.
    private var candidates: [Place] = []
    private var lastSpace: (place: Place, column: Int)?
    // In Unicode scalars: since the paragraph began, since the last candidate, since the last place to break at.
    private var (column, pieceStart, stretch, marks) = (0, 0, 0, 0)

    mutating func look(at text: String, run: Int) {
        let bytes = text.utf8.span
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let place = Place(run: run, byte: index)
            if byte == 0x0A || byte == 0x0D {
                endParagraph()
            } else {
                if byte < 0x80 {
                    marks = 0
                    stretch = byte == 0x20 || byte == 0x09 ? 0 : stretch + 1
                } else {
                    var value = UInt32(byte) & (0x7F >> UInt32(length))
                    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
                    take(value)
                }
                if stretch > LineLimit.longestStretch || marks > LineLimit.mostMarks {
                    places.append(place)
                    if column > LineLimit.longestParagraph { places += candidates }
                    endParagraph()
                    stretch = 1
                }
                column += 1
                if stretch == 0 { lastSpace = (Place(run: run, byte: index + length), column) }
                if column - pieceStart >= LineLimit.piece { endPiece(at: Place(run: run, byte: index + length)) }
            }
            index += length
        }
    }

    private mutating func take(_ value: UInt32) {
        let isMark = value >= 0x300 && Unicode.Scalar(value)?.properties.isGraphemeExtend == true
        marks = isMark || value == 0x200D ? marks + 1 : 0
        // Thai to Khmer, and from the East Asian scripts on: lines are broken between letters there.
        stretch = !isMark && ((0xE00..<0x1800).contains(value) || value >= 0x2E80) ? 1 : stretch + 1
    }

    /// At the last space, if that isn't far.
    private mutating func endPiece(at here: Place) {
        let (place, end) = lastSpace.flatMap { $0.column > pieceStart ? $0 : nil } ?? (here, column)
        pieceStart = end
        candidates.append(place)
        guard column > LineLimit.longestParagraph else { return }
        places += candidates
        candidates = []
    }

    private mutating func endParagraph() {
        candidates = []
        lastSpace = nil
        (column, pieceStart, stretch, marks) = (0, 0, 0, 0)
    }
}
