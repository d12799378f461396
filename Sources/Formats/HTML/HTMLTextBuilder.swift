import Markup
import RichText

/// Puts lines of text together as a browser would lay them out: blocks on lines of their own, white space collapsed, a
/// break at a block's end without effect.
struct HTMLTextBuilder {
    /// The end of a line, written once it is known that another one follows.
    private struct LineEnd {
        var text: String
        var styles: Set<TextStyle>
        /// Whether a table's row begins after it.
        var isBeforeRow = false
    }

    private var result = RichText()
    private var gathered = ""
    private var gatheredAttributes = RichText.Attributes()

    /// Whether a line has been begun, be it an empty one.
    private var hasLine = false
    /// Whether nothing but what collapses is in the line so far.
    private var isAtStart = true
    /// Whether nothing has come since a cell began.
    private var isAtCellStart = false
    private var lineStyles: Set<TextStyle> = []
    private var lineDirection: WritingDirection?
    private var lineParagraph: ParagraphStyle?
    private var end: LineEnd?
    /// A break, which counts if something follows it in its block.
    private var lineBreak: Set<TextStyle>?
    private var space: (styles: Set<TextStyle>, link: String?)?
    /// A hard space that is all there is in the line: it stands for an empty one.
    private var hardSpace: Set<TextStyle>?
    /// Whether a hard space is nothing but itself, as it is in our own notes.
    var keepsHardSpaces = false
    /// The mark of a list's item, such as a number, the number of lists around its own, and whether it is shown without a text,
    /// too.
    private var prefix: (mark: String, depth: Int, isSeen: Bool)?
    private var numbers = ListNumbers()
    /// Whether the line is one of an item of a list that hasn't ended: another line of it has no mark of its own.
    private var isInItem = false
    /// Whether a mark of a list is none of a note's: it is text, or another one is in its place.
    private(set) var hasOtherMarks = false
    /// Whether the last byte was a carriage return: a line feed then belongs to it.
    private var hasReturn = false

    mutating func finish() -> RichText {
        flush()
        return result
    }

    // MARK: Lines

    /// A block begins or ends here, and with it a table's row, be its last cell empty. The text ends the line, if
    /// another one follows; a block at a cell's beginning ends nothing.
    mutating func boundary(_ text: String = "\n", endsRow: Bool = false) {
        space = nil
        hardSpace = nil
        guard hasLine, endsRow || !isAtCellStart else { return }
        // Word's editor on the web, and others, end each paragraph with one.
        if !keepsHardSpaces, !isAtStart, lineBreak == nil {
            while gathered.utf8.suffix(2).elementsEqual([0xC2, 0xA0]) { gathered.removeLast() }
        }
        isAtCellStart = false
        end = LineEnd(text: text, styles: lineBreak ?? lineStyles)
        lineBreak = nil
        hasLine = false
        isAtStart = true
    }

    /// A line ends within a block.
    mutating func addBreak(in element: HTMLElement) {
        open(element)
        space = nil
        hardSpace = nil
        lineBreak = element.styles
        isAtStart = true
    }

    /// The next line is a list's item, with its mark and what follows that, in so many lists around its own.
    mutating func beginItem(_ mark: String?, depth: Int) {
        prefix = (mark ?? "", min(max(depth, 0), Self.deepestItem), mark != nil)
        isInItem = false
    }

    /// Makes the item that has just begun one of things to do; false if none has.
    mutating func makeTask(isDone: Bool) -> Bool {
        guard prefix != nil, !hasLine else { return false }
        prefix?.mark = isDone ? "☑" : "☐"
        prefix?.isSeen = true
        return true
    }

    /// The style of the item that has a mark; nil if a note has none like it. A note has numbers in place of the letters that
    /// word processors have for lists within others.
    private mutating func style(_ mark: String, depth: Int) -> ParagraphStyle? {
        guard depth >= 0 else { return nil }
        let level = min(depth, ParagraphStyle.deepestLevel)
        var next = numbers
        let number = next.next(.item(.number, level: level))
        let marks: [ListMark: [String]] = [
            .bullet: ["•", "◦", "▪", "○", "■"], .dash: ["–", "-", "−", "⁃"], .open: ["☐"], .done: ["☑"],
            .number: number.map { ["\($0)."] } ?? [],
        ]
        let text = mark.wordsOnOneLine
        if level > 0, let number, Self.letters.contains(where: { $0.mark(number).wordsOnOneLine == text }) {
            hasOtherMarks = true
            return .item(.number, level: level)
        }
        return marks.first { $0.value.contains(text) }.map { .item($0.key, level: level) }
    }

    private static let deepestItem = 16
    private static let letters = ["lower-alpha", "lower-roman", "upper-alpha", "upper-roman"].map {
        CounterStyle.named($0, among: [:])
    }

    /// A list's item ends, or its first line does: if it has no text, its mark stands alone.
    mutating func endItem(in element: HTMLElement) {
        if prefix?.isSeen == true { open(element) }
        prefix = nil
        isInItem = false
    }

    mutating func beginRow() {
        boundary()
        end?.isBeforeRow = true
    }

    /// A cell of a row begins, so many columns behind the beginning of the one before it.
    mutating func beginCell(_ columns: Int, in element: HTMLElement) {
        space = nil
        hardSpace = nil
        lineBreak = nil
        if let end, !end.isBeforeRow {
            // The cell before held a block.
            self.end = nil
            hasLine = true
        }
        open(element)
        // What is between two cells has no line below.
        append(String(repeating: "\t", count: columns), [])
        isAtStart = true
        isAtCellStart = true
    }

    /// Something is about to be put into the line: what was waiting for that counts now.
    private mutating func open(_ element: HTMLElement) {
        isAtCellStart = false
        if let end {
            let goesOn = isInItem && end.text == "\n" && element.paragraph?.isHeading != true
            append(goesOn ? RichText.lineInItem : end.text, end.styles)
            self.end = nil
            hasLine = goesOn
            isInItem = goesOn
        }
        if let lineBreak {
            append(isInItem ? RichText.lineInItem : "\n", lineBreak)
            self.lineBreak = nil
        }
        if !hasLine {
            hasLine = true
            (lineDirection, lineParagraph) = (element.direction, element.paragraph)
            lineStyles = element.styles
            if let prefix, let style = style(prefix.mark, depth: prefix.depth) {
                (lineParagraph, self.prefix, isInItem) = (style, nil, true)
            }
            _ = numbers.next(lineParagraph)
        }
        if let prefix {
            self.prefix = nil
            if prefix.isSeen { hasOtherMarks = true }
            append(String(repeating: "\t", count: prefix.depth) + prefix.mark, [])
        }
        if let hardSpace {
            self.hardSpace = nil
            append("\u{A0}", hardSpace)
        }
    }

    // MARK: Text

    /// Adds text as it is.
    mutating func addExactly(_ text: String, in element: HTMLElement) {
        guard !text.isEmpty else { return }
        open(element)
        // A space between a link and what follows is in neither.
        if let space, !isAtStart { append(" ", space.styles, link: space.link == element.link ? space.link : nil) }
        space = nil
        append(text, element.styles, link: element.link)
        isAtStart = false
    }

    /// Adds a picture.
    mutating func add(_ picture: TextPicture, in element: HTMLElement) {
        // It stands in a line of its own.
        if end != nil { isInItem = false }
        open(element)
        space = nil
        append(TextPicture.character, [], picture: picture)
        isAtStart = false
    }

    /// Adds text whose white space counts as the element says.
    mutating func add(_ text: String, in element: HTMLElement) {
        switch element.spaces {
        case .kept: addLines(text, in: element) { $0.addExactly($1, in: element) }
        case .onlyLines: addLines(text, in: element) { $0.addCollapsed($1, in: element) }
        case .collapsed: addCollapsed(text, in: element)
        }
    }

    private mutating func addLines(
        _ text: String, in element: HTMLElement, _ add: (inout HTMLTextBuilder, String) -> Void
    ) {
        let bytes = text.utf8
        guard ByteSearch.contains([0x0A, 0x0D], in: text) else {
            hasReturn = false
            return add(&self, text)
        }
        var start = bytes.startIndex
        for position in bytes.indices {
            let byte = bytes[position]
            if byte == 0x0A || byte == 0x0D {
                if start < position { add(&self, String(text[start..<position])) }
                if byte == 0x0D || !hasReturn { addBreak(in: element) }
                start = bytes.index(after: position)
            }
            hasReturn = byte == 0x0D
        }
        if start < bytes.endIndex { add(&self, String(text[start...])) }
    }

    private mutating func addCollapsed(_ text: String, in element: HTMLElement) {
        if text == "\u{A0}", isAtStart, hardSpace == nil, !keepsHardSpaces {
            open(element)
            hardSpace = element.styles
            return
        }
        let bytes = text.utf8
        var start = bytes.startIndex
        var position = start
        while position < bytes.endIndex {
            if !bytes[position].isHTMLSpace {
                start = position
                while position < bytes.endIndex, !bytes[position].isHTMLSpace { bytes.formIndex(after: &position) }
                // A single space between two words, as nearly all are, needs no cutting.
                while position < bytes.endIndex, bytes[position] == 0x20 {
                    let next = bytes.index(after: position)
                    guard next < bytes.endIndex, !bytes[next].isHTMLSpace else { break }
                    position = next
                    while position < bytes.endIndex, !bytes[position].isHTMLSpace { bytes.formIndex(after: &position) }
                }
                addExactly(String(text[start..<position]), in: element)
            } else {
                if hasLine, !isAtStart, space == nil { space = (element.styles, element.link) }
                bytes.formIndex(after: &position)
            }
        }
    }

    private mutating func append(
        _ text: String, _ styles: Set<TextStyle>, link: String? = nil, picture: TextPicture? = nil
    ) {
        let attributes = RichText.Attributes(
            styles: styles, direction: lineDirection, paragraph: lineParagraph, link: link, picture: picture)
        if attributes != gatheredAttributes {
            flush()
            gatheredAttributes = attributes
        }
        gathered += text
        lineStyles = styles
    }

    private mutating func flush() {
        result.append(gathered, gatheredAttributes)
        gathered = ""
    }
}

extension UInt8 {
    /// Whether HTML counts it as white space.
    fileprivate var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }
}
