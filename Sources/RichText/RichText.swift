/// A text with its styles and directions, independent of any text view. Positions are in Unicode scalars, as in a text buffer.
///
/// Two texts are equal exactly if they would look the same: the text is never divided into more runs than needed.
public struct RichText: Hashable, Sendable {
    /// The styles of characters, and the properties of the paragraph that begins with them.
    public struct Attributes: Hashable, Sendable {
        /// The character styles.
        public var styles: Set<TextStyle>
        /// The direction of the paragraph that begins with this character; `nil` if the words in it determine it.
        public var direction: WritingDirection?
        /// The style of the paragraph that begins with this character; `nil` for body text.
        public var paragraph: ParagraphStyle?
        /// The address that the characters link to; `nil` for none.
        public var link: String?
        /// The picture that the character stands for; `nil` for a normal character.
        public var picture: TextPicture?

        /// Creates attributes, by default none.
        public init(
            styles: Set<TextStyle> = [], direction: WritingDirection? = nil, paragraph: ParagraphStyle? = nil,
            link: String? = nil, picture: TextPicture? = nil
        ) {
            (self.styles, self.direction, self.paragraph) = (styles, direction, paragraph)
            (self.link, self.picture) = (link, picture)
        }
    }

    /// A piece of text with the same attributes.
    public struct Run: Hashable, Sendable {
        /// The characters, at least one.
        public fileprivate(set) var text: String
        /// The attributes of the characters.
        public let attributes: Attributes
        /// The number of Unicode scalars.
        public fileprivate(set) var count: Int
    }

    /// A paragraph, with its line break if it has one.
    public struct Paragraph: Hashable, Sendable {
        /// The range in the text, in Unicode scalars.
        public let range: Range<Int>
        /// The direction; `nil` if the words in it determine it.
        public let direction: WritingDirection?
    }

    /// The runs of the text, from start to end. Each differs from its neighbours.
    public private(set) var runs: [Run] = []
    /// The number of Unicode scalars.
    public private(set) var count = 0

    /// Creates an empty text.
    public init() {}

    /// Creates a text with the same attributes throughout.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
        append(text, attributes)
    }

    /// The text without styles and directions.
    public var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// Whether there is no text.
    public var isEmpty: Bool { runs.isEmpty }

    /// The number of UTF-8 bytes.
    public var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

    /// Appends text.
    public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
        append(Run(text: text, attributes: attributes, count: text.scalarCount))
    }

    /// Appends another text.
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

    /// The paragraphs from start to end, divided as in a text buffer. The last one is empty if the text ends with a line break.
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
