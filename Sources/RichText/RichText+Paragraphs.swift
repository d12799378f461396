extension RichText {
    /// A paragraph with its text.
    public struct ParagraphText: Hashable, Sendable {
        /// The text without the line break, in pieces of the same styles.
        public internal(set) var pieces: [Piece] = []
        /// The direction; `nil` if the words in it determine it.
        public internal(set) var direction: WritingDirection?
        /// The style; `nil` for body text.
        public internal(set) var style: ParagraphStyle?
        /// The line break; empty after the last paragraph.
        public internal(set) var end = ""
        /// The styles of the line break.
        public internal(set) var endStyles: Set<TextStyle> = []

        /// A piece of text with the same styles and the same link.
        public struct Piece: Hashable, Sendable {
            /// The characters, at least one.
            public var text: Substring
            /// The styles of the characters.
            public var styles: Set<TextStyle>
            /// The address that the characters link to; `nil` for none.
            public var link: String?
            /// The picture in the place of the character; `nil` for text.
            public var picture: TextPicture?

            package init(
                text: Substring, styles: Set<TextStyle>, link: String? = nil, picture: TextPicture? = nil
            ) {
                (self.text, self.styles, self.link, self.picture) = (text, styles, link, picture)
            }
        }
    }

    /// Calls a body with each paragraph, divided as in ``paragraphs``. The time for each depends only on its length.
    public func forEachParagraph(_ body: (ParagraphText) throws -> Void) rethrows {
        var reader = ParagraphReader(self)
        while let paragraph = reader.next() { try body(paragraph) }
    }

    /// The same text without directions.
    public var withoutDirections: RichText {
        var result = RichText()
        for run in runs {
            var attributes = run.attributes
            attributes.direction = nil
            result.append(run.text, attributes)
        }
        return result
    }

    /// The same text, with the direction and style of each paragraph set on all of its characters. In a text view only the first
    /// character's count, and text typed after it doesn't have the direction.
    public var withEvenParagraphs: RichText {
        var result = RichText()
        forEachParagraph { result.append($0) }
        return result
    }

    /// Appends a paragraph, with other character styles if these are given.
    mutating func append(_ paragraph: ParagraphText, _ styles: Set<TextStyle>? = nil) {
        func attributes(_ own: Set<TextStyle>) -> Attributes {
            Attributes(styles: styles ?? own, direction: paragraph.direction, paragraph: paragraph.style)
        }
        for piece in paragraph.pieces {
            var attributes = attributes(piece.styles)
            (attributes.link, attributes.picture) = (piece.link, piece.picture)
            append(String(piece.text), attributes)
        }
        // The line break isn't part of a link.
        append(paragraph.end, attributes(paragraph.endStyles))
    }
}

/// Reads paragraphs one after the other.
private struct ParagraphReader {
    private let runs: [RichText.Run]
    /// The current run, and the start of its unread text; `nil` for its beginning.
    private var (index, start): (Int, String.Index?) = (0, nil)
    private var paragraph = RichText.ParagraphText()
    private var isEmpty = true
    /// Whether the last character was a carriage return, which may be the first half of a line break.
    private var hasReturn = false
    private var isOver = false

    init(_ text: RichText) { runs = text.runs }

    /// Returns the next paragraph; `nil` after the last one.
    mutating func next() -> RichText.ParagraphText? {
        guard !isOver else { return nil }
        while index < runs.count {
            if let whole = nextInRun(runs[index]) { return whole }
            (index, start) = (index + 1, nil)
        }
        if hasReturn { return end("\r", paragraph.endStyles, before: nil) }
        isOver = true
        return paragraph
    }

    /// Returns the next paragraph that ends in a run; `nil` if none does.
    private mutating func nextInRun(_ run: RichText.Run) -> RichText.ParagraphText? {
        let bytes = run.text.utf8
        var index = start ?? bytes.startIndex
        var start = index
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            if hasReturn {
                return byte == 0x0A
                    ? end("\r\n", run.attributes.styles, before: next) : end("\r", paragraph.endStyles, before: index)
            }
            if isEmpty {
                (paragraph.direction, paragraph.style) = (run.attributes.direction, run.attributes.paragraph)
                isEmpty = false
            }
            switch byte {
            case 0x0A:
                add(run, start..<index)
                return end("\n", run.attributes.styles, before: next)
            case 0x0D:
                add(run, start..<index)
                start = next
                hasReturn = true
                paragraph.endStyles = run.attributes.styles
            case 0xE2 where run.text.unicodeScalars[index] == "\u{2029}":
                add(run, start..<index)
                return end("\u{2029}", run.attributes.styles, before: bytes.index(index, offsetBy: 3))
            default: break
            }
            index = next
        }
        add(run, start..<bytes.endIndex)
        return nil
    }

    private mutating func add(_ run: RichText.Run, _ range: Range<String.Index>) {
        guard !range.isEmpty else { return }
        let attributes = run.attributes
        paragraph.pieces.append(
            .init(
                text: run.text[range], styles: attributes.styles, link: attributes.link, picture: attributes.picture))
    }

    /// Ends the paragraph before a position, and returns it.
    private mutating func end(
        _ text: String, _ styles: Set<TextStyle>, before start: String.Index?
    ) -> RichText.ParagraphText {
        (paragraph.end, paragraph.endStyles) = (text, styles)
        defer { (paragraph, isEmpty, hasReturn) = (RichText.ParagraphText(), true, false) }
        self.start = start
        return paragraph
    }
}
