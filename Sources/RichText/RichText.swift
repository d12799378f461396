/// A piece of text with its styles and directions, apart from any text view. Places in it are counted in
/// Unicode scalars, as in a text buffer.
///
/// Two are equal exactly if they would look the same: it is never cut into more runs than it needs.
public struct RichText: Hashable, Sendable {
    /// The styles of characters, and what the paragraph that begins with them is.
    public struct Attributes: Hashable, Sendable {
        /// The styles of the letters.
        public var styles: Set<TextStyle>
        /// The direction of the paragraph that begins with this character; nil leaves it to the words in it.
        public var direction: WritingDirection?
        /// The style of the paragraph that begins with this character; nil for body.
        public var paragraph: ParagraphStyle?
        /// The address that the characters are a link to; nil for none.
        public var link: String?
        /// The picture that the one character stands for; nil if it is a character as any other.
        public var picture: TextPicture?

        /// Attributes; unless told otherwise, none.
        public init(
            styles: Set<TextStyle> = [], direction: WritingDirection? = nil, paragraph: ParagraphStyle? = nil,
            link: String? = nil, picture: TextPicture? = nil
        ) {
            (self.styles, self.direction, self.paragraph) = (styles, direction, paragraph)
            (self.link, self.picture) = (link, picture)
        }
    }

    /// A stretch of text with the same attributes.
    public struct Run: Hashable, Sendable {
        /// The characters, at least one.
        public fileprivate(set) var text: String
        /// Their attributes.
        public let attributes: Attributes
        /// The number of Unicode scalars.
        public fileprivate(set) var count: Int
    }

    /// A paragraph, with its line break if it has one.
    public struct Paragraph: Hashable, Sendable {
        /// Its range in the text.
        public let range: Range<Int>
        /// Its direction; nil leaves it to the words in it.
        public let direction: WritingDirection?
    }

    /// The text from start to end, in stretches that differ from their neighbours.
    public private(set) var runs: [Run] = []
    /// The number of Unicode scalars.
    public private(set) var count = 0

    /// No text.
    public init() {}

    /// Text with the same attributes all over.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
        append(text, attributes)
    }

    /// The text without styles and directions.
    public var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// Whether there is no text.
    public var isEmpty: Bool { runs.isEmpty }

    /// The number of UTF-8 bytes.
    public var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

    /// Adds text at the end.
    public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
        append(Run(text: text, attributes: attributes, count: text.scalarCount))
    }

    /// Adds another piece at the end.
    public mutating func append(_ other: RichText) {
        for run in other.runs { append(run) }
    }

    private mutating func append(_ run: Run) {
        guard run.count > 0 else { return }
        count += run.count
        if runs.last?.attributes == run.attributes {
            runs[runs.count - 1].text += run.text
            runs[runs.count - 1].count += run.count
        } else {
            runs.append(run)
        }
    }

    /// The paragraphs from start to end, as a text buffer has them. The last one is empty if the text ends with a line
    /// break.
    public var paragraphs: [Paragraph] {
        var paragraphs: [Paragraph] = []
        var start = 0
        var offset = 0
        var direction: WritingDirection?
        var previous: Unicode.Scalar?
        func end() {
            paragraphs.append(Paragraph(range: start..<offset, direction: direction))
            start = offset
        }
        for run in runs {
            for scalar in run.text.unicodeScalars {
                // A carriage return ends the paragraph by itself, unless a line feed follows.
                if previous == "\r", scalar != "\n" { end() }
                if offset == start { direction = run.attributes.direction }
                offset += 1
                if scalar == "\n" || scalar == "\u{2029}" { end() }
                previous = scalar
            }
        }
        if previous == "\r" { end() }
        if offset == start { direction = nil }
        end()
        return paragraphs
    }
}
