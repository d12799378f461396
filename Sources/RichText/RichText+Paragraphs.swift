extension RichText {
    /// A paragraph with its text.
    public struct TextOfParagraph: Hashable, Sendable {
        /// The text without the line break, in stretches of the same styles.
        public fileprivate(set) var pieces: [Piece] = []
        /// Its direction; nil leaves it to the words in it.
        public fileprivate(set) var direction: WritingDirection?
        /// The line break; empty after the last paragraph.
        public fileprivate(set) var end = ""
        /// The styles that the line break carries.
        public fileprivate(set) var endStyles: Set<TextStyle> = []

        /// A stretch of text with the same styles.
        public struct Piece: Hashable, Sendable {
            /// The characters, at least one.
            public var text: Substring
            /// Their styles.
            public var styles: Set<TextStyle>
        }
    }

    /// Hands over the paragraphs one after the other, as `paragraphs` counts them. Each takes as long as it is.
    public func forEachParagraph(_ body: (TextOfParagraph) throws -> Void) rethrows {
        var reader = ParagraphReader()
        for run in runs { try reader.consume(run, body) }
        try reader.finish(body)
    }

    /// The same text without directions: its runs are the stretches of one style.
    public var withoutDirections: RichText {
        var result = RichText()
        for run in runs { result.append(run.text, Attributes(styles: run.attributes.styles)) }
        return result
    }

    /// The same text with the direction of each paragraph carried by all of its characters. In a text view only the
    /// first one counts, and what is typed after it doesn't carry it.
    public var withEvenDirections: RichText {
        var result = RichText()
        forEachParagraph { paragraph in
            for piece in paragraph.pieces {
                result.append(String(piece.text), Attributes(styles: piece.styles, direction: paragraph.direction))
            }
            result.append(paragraph.end, Attributes(styles: paragraph.endStyles, direction: paragraph.direction))
        }
        return result
    }
}

private struct ParagraphReader {
    private var paragraph = RichText.TextOfParagraph()
    private var isEmpty = true
    /// A carriage return may be the first half of a line break.
    private var hasReturn = false

    mutating func consume(_ run: RichText.Run, _ body: (RichText.TextOfParagraph) throws -> Void) rethrows {
        let bytes = run.text.utf8
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if hasReturn {
                if byte == 0x0A {
                    index = bytes.index(after: index)
                    start = index
                    try end("\r\n", run.attributes.styles, body)
                    continue
                }
                try end("\r", paragraph.endStyles, body)
            }
            if isEmpty {
                paragraph.direction = run.attributes.direction
                isEmpty = false
            }
            let next = bytes.index(after: index)
            switch byte {
            case 0x0A:
                add(run, start..<index)
                start = next
                try end("\n", run.attributes.styles, body)
            case 0x0D:
                add(run, start..<index)
                start = next
                hasReturn = true
                paragraph.endStyles = run.attributes.styles
            case 0xE2 where run.text.unicodeScalars[index] == "\u{2029}":
                add(run, start..<index)
                start = bytes.index(index, offsetBy: 3)
                try end("\u{2029}", run.attributes.styles, body)
                index = start
                continue
            default: break
            }
            index = next
        }
        add(run, start..<bytes.endIndex)
    }

    mutating func finish(_ body: (RichText.TextOfParagraph) throws -> Void) rethrows {
        if hasReturn { try end("\r", paragraph.endStyles, body) }
        try body(paragraph)
    }

    private mutating func add(_ run: RichText.Run, _ range: Range<String.Index>) {
        guard !range.isEmpty else { return }
        paragraph.pieces.append(.init(text: run.text[range], styles: run.attributes.styles))
    }

    private mutating func end(
        _ text: String, _ styles: Set<TextStyle>, _ body: (RichText.TextOfParagraph) throws -> Void
    ) rethrows {
        (paragraph.end, paragraph.endStyles) = (text, styles)
        try body(paragraph)
        paragraph = RichText.TextOfParagraph()
        (isEmpty, hasReturn) = (true, false)
    }
}
