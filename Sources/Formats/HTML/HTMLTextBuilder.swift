import Markup
import RichText

/// Assembles lines of text as a browser would lay them out: blocks are on lines of their own, white space is collapsed, and a
/// break at a block's end has no effect.
struct HTMLTextBuilder {
    /// The end of a line, which is written once another line follows.
    private struct LineEnd {
        var text: String
        var styles: Set<TextStyle>
        /// Whether a table's row begins after it.
        var isBeforeRow = false
    }

    private var result = RichText()
    private var gathered = ""
    private var gatheredAttributes = RichText.Attributes()

    /// Whether a line has begun, even if it is empty.
    private var hasLine = false
    /// Whether the line contains nothing yet but white space that collapses.
    private var isAtStart = true
    /// Whether nothing has been added since a cell began.
    private var isAtCellStart = false
    private var lineStyles: Set<TextStyle> = []
    private var lineDirection: WritingDirection?
    private var lineParagraph: ParagraphStyle?
    private var end: LineEnd?
    /// A line break, which counts if something follows it in its block.
    private var lineBreak: Set<TextStyle>?
    private var space: (styles: Set<TextStyle>, link: String?)?
    /// A hard space that is alone in the line, and stands for an empty line.
    private var hardSpace: Set<TextStyle>?
    /// Whether hard spaces are kept as they are, as in our own notes.
    var keepsHardSpaces = false
    /// The mark of a list item, such as a number, the number of lists around its own, and whether the mark is shown even without
    /// a text.
    private var prefix: (mark: String, depth: Int, isVisible: Bool)?
    private var numbers = ListNumbers()
    /// Whether the line belongs to a list item that hasn't ended. Further lines of the item have no mark.
    private var isInItem = false
    /// Whether a list's mark isn't one that a note supports, so that it became text or another mark.
    private(set) var hasOtherMarks = false
    /// Whether the last byte was a carriage return, which a line feed would complete.
    private var hasReturn = false

    mutating func finish() -> RichText {
        flush()
        return result
    }

    // MARK: Lines

    /// Begins or ends a block, and with it, optionally, a table's row, even if its last cell is empty. If another line follows,
    /// `text` ends the current one. A block at the beginning of a cell ends nothing.
    mutating func boundary(_ text: String = "\n", endsRow: Bool = false) {
        space = nil
        hardSpace = nil
        guard hasLine, endsRow || !isAtCellStart else { return }
        // Word's editor on the web, and others, end each paragraph with a hard space.
        if !keepsHardSpaces, !isAtStart, lineBreak == nil {
            while gathered.utf8.suffix(2).elementsEqual([0xC2, 0xA0]) { gathered.removeLast() }
        }
        isAtCellStart = false
        end = LineEnd(text: text, styles: lineBreak ?? lineStyles)
        lineBreak = nil
        hasLine = false
        isAtStart = true
    }

    /// Ends a line within a block.
    mutating func addBreak(in element: HTMLElement) {
        open(element)
        space = nil
        hardSpace = nil
        lineBreak = element.styles
        isAtStart = true
    }

    /// Makes the next line a list item with a mark, in a number of lists around its own.
    mutating func beginItem(_ mark: String?, depth: Int) {
        prefix = (mark ?? "", min(max(depth, 0), Self.deepestItem), mark != nil)
        isInItem = false
    }

    /// Makes the item that has just begun a task. Returns false if none has begun.
    mutating func makeTask(isDone: Bool) -> Bool {
        guard prefix != nil, !hasLine else { return false }
        prefix?.mark = isDone ? "☑" : "☐"
        prefix?.isVisible = true
        return true
    }

    /// Returns the style of an item with a mark; `nil` if a note has no such style. A note has numbers instead of the letters
    /// that word processors use in nested lists.
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

    /// Ends a list item, or its first line. If it has no text, its mark is written alone.
    mutating func endItem(in element: HTMLElement) {
        if prefix?.isVisible == true { open(element) }
        prefix = nil
        isInItem = false
    }

    mutating func beginRow() {
        boundary()
        end?.isBeforeRow = true
    }

    /// Begins a cell of a row, a number of columns after the beginning of the previous cell.
    mutating func beginCell(_ columns: Int, in element: HTMLElement) {
        space = nil
        hardSpace = nil
        lineBreak = nil
        if let end, !end.isBeforeRow {
            // The previous cell contained a block.
            self.end = nil
            hasLine = true
        }
        open(element)
        // The text between two cells isn't underlined.
        append(String(repeating: "\t", count: columns), [])
        isAtStart = true
        isAtCellStart = true
    }

    /// Prepares the line for more text: applies the line ends and marks that were waiting for it.
    private mutating func open(_ element: HTMLElement) {
        isAtCellStart = false
        if let end {
            let continuesItem = isInItem && end.text == "\n" && element.paragraph?.isHeading != true
            append(continuesItem ? RichText.lineInItem : end.text, end.styles)
            self.end = nil
            hasLine = continuesItem
            isInItem = continuesItem
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
            if prefix.isVisible { hasOtherMarks = true }
            append(String(repeating: "\t", count: prefix.depth) + prefix.mark, [])
        }
        if let hardSpace {
            self.hardSpace = nil
            append("\u{A0}", hardSpace)
        }
    }

    // MARK: Text

    /// Adds text exactly as it is.
    mutating func addExactly(_ text: String, in element: HTMLElement) {
        guard !text.isEmpty else { return }
        open(element)
        // A space between a link and what follows belongs to neither.
        if let space, !isAtStart { append(" ", space.styles, link: space.link == element.link ? space.link : nil) }
        space = nil
        append(text, element.styles, link: element.link)
        isAtStart = false
    }

    /// Adds a picture.
    mutating func add(_ picture: TextPicture, in element: HTMLElement) {
        // A picture is in a line of its own.
        if end != nil { isInItem = false }
        open(element)
        space = nil
        append(TextPicture.character, [], picture: picture)
        isAtStart = false
    }

    /// Adds text, treating white space as the element specifies.
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
                // A single space between two words is by far the most frequent case, and needs no splitting.
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
    /// Whether HTML counts the byte as white space.
    fileprivate var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }
}
