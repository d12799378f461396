import Markup
import RichText

/// Writes notes as HTML in UTF-8 that browsers show correctly, and from which `HTMLReader` makes an equal note.
///
/// Each paragraph is a `<p>`, a heading, a list item, or part of a `<blockquote>`. Its `dir` is `auto` unless it has a direction,
/// and all of its spaces are preserved (`white-space: pre-wrap`). A picture in the text is a `<figure>` in its place, with its
/// size. The pictures beside the text follow after the paragraphs.
package struct HTMLWriter {
    private var bytes: [UInt8] = []
    private let send: ([UInt8]) -> Bool
    private var isStopped = false
    /// Whether tabs are written in the forms that other programs recognise.
    private var marksTabs = false
    /// The pictures by their numbers.
    private var figures: [NoteContent.Figure] = []
    /// Whether the last paragraph was a quotation, which may continue.
    private var isInQuotation = false
    /// The lists around the last paragraph, from the outermost, by the marks of their items, and whether an item of each has
    /// begun, which may contain the next list.
    private var lists: [(mark: ListMark, hasItem: Bool)] = []

    /// The length of the pieces in which the output is sent, in bytes.
    private static let pieceLength = 1 << 20
    /// The number of bytes encoded at a time: a multiple of three, so that the Base64 pieces fit together.
    private static let pictureLength = 3 << 18

    private init(_ send: @escaping ([UInt8]) -> Bool = { _ in true }) {
        self.send = send
    }

    // MARK: Whole notes

    /// Returns a note as a file.
    package static func document(_ content: NoteContent, title: String) -> [UInt8] {
        var all: [UInt8] = []
        write(content, title: title) {
            all += $0
            return true
        }
        return all
    }

    /// Sends a note as a file, in pieces of about a megabyte, until `send` returns false.
    package static func write(_ content: NoteContent, title: String, to send: ([UInt8]) -> Bool) {
        withoutActuallyEscaping(send) { send in
            var writer = HTMLWriter(send)
            writer.document(content, title: title)
        }
    }

    private mutating func document(_ content: NoteContent, title: String) {
        add("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>")
        // Like an attribute, a title can't contain elements.
        addText(title, isAttribute: true)
        add("</title>\n<meta name=\"generator\" content=\"\(HTMLFormat.generator)\">\n")
        figures = content.figures
        let hasParagraphs = content.text.runs.contains { $0.attributes.paragraph != nil }
        let hasSizes = content.text.pictures.contains { $0.size != .full }
        add("<style>\(HTMLFormat.styleSheets[(hasParagraphs ? 1 : 0) + (hasSizes ? 2 : 0)])</style>\n</head>\n<body>\n")
        content.text.forEachParagraph { paragraph in
            guard !isStopped else { return }
            add(paragraph)
            sendIfLong()
        }
        endParagraphs()
        let inText = Set(content.text.pictures.map(\.id))
        for (number, figure) in figures.enumerated() where !isStopped && !inText.contains(number) {
            add(figure)
            add("\n")
        }
        add("</body>\n</html>\n")
        if !isStopped { _ = send(bytes) }
    }

    /// Returns a text as the value of an attribute in double quotation marks.
    package static func attributeValue(_ text: String) -> String {
        var writer = HTMLWriter()
        writer.addText(text, isAttribute: true)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    // MARK: Pieces of text

    /// Returns a piece of text without pictures for the clipboard.
    package static func fragment(_ text: RichText) -> [UInt8] { fragment(NoteContent(text: text)) }

    /// Returns a piece of text for the clipboard. Text within a line isn't written as a paragraph, so that it can be inserted
    /// into one elsewhere.
    package static func fragment(_ content: NoteContent) -> [UInt8] {
        var writer = HTMLWriter()
        writer.marksTabs = true
        writer.figures = content.figures
        let text = content.text
        writer.add("<meta charset=\"utf-8\"><meta name=\"generator\" content=\"\(HTMLFormat.generator)\">")
        var paragraphs: [RichText.ParagraphText] = []
        text.forEachParagraph { paragraphs.append($0) }
        if paragraphs.count == 1, !text.hasPictures {
            writer.addInline(paragraphs[0])
        } else {
            let endsWithBreak = paragraphs.last?.pieces.isEmpty == true
            for paragraph in endsWithBreak ? paragraphs.dropLast() : paragraphs[...] {
                writer.add(paragraph, inFragment: true)
            }
            writer.endParagraphs()
            // Browsers mark a line break at the end this way.
            if endsWithBreak { writer.add("<br class=\"\(HTMLFormat.lastBreak)\">") }
        }
        return writer.bytes
    }

    private mutating func addInline(_ paragraph: RichText.ParagraphText) {
        // Browsers and word processors collapse spaces by default.
        let keepsSpaces = paragraph.hasSpacesToKeep
        let direction = paragraph.direction.map { " dir=\"\($0.rawValue)\"" } ?? ""
        let style = keepsSpaces ? " style=\"white-space: pre-wrap\"" : ""
        let isPlain = direction.isEmpty && style.isEmpty
        if !isPlain { add("<span\(direction)\(style)>") }
        add(paragraph.pieces)
        if !isPlain { add("</span>") }
    }

    // MARK: Parts

    /// Ends the quotation or the lists of the last paragraph unless the next one continues them, and begins those of the next
    /// one.
    private mutating func begin(_ style: ParagraphStyle?) {
        let isQuotation = style == .quotation
        if isInQuotation, !isQuotation { add("</blockquote>\n") }
        guard case .item(let mark, let level) = style else {
            endLists(0)
            if isQuotation, !isInQuotation { add("<blockquote>\n") }
            return isInQuotation = isQuotation
        }
        isInQuotation = false
        endLists(level + 1)
        if lists.count > level, !lists[level].mark.isSameKind(as: mark) { endLists(level) }
        while lists.count <= level {
            let (element, style) = HTMLFormat.list(of: mark)
            add("<\(element)\(style)>\n")
            lists.append((mark, false))
        }
        if lists[level].hasItem { add("</li>\n") }
        lists[level].hasItem = true
    }

    /// Ends lists until a number of them is left.
    private mutating func endLists(_ count: Int) {
        while lists.count > count {
            let list = lists.removeLast()
            add((list.hasItem ? "</li>\n" : "") + "</\(HTMLFormat.list(of: list.mark).element)>")
            // Within an item, every character counts.
            if lists.last?.hasItem != true { add("\n") }
        }
    }

    /// Ends the quotation or the lists of the last paragraph.
    private mutating func endParagraphs() { begin(nil) }

    private mutating func add(_ paragraph: RichText.ParagraphText, inFragment: Bool = false) {
        for part in paragraph.dividedAtPictures { addPart(part, inFragment: inFragment) }
    }

    private mutating func addPart(_ paragraph: RichText.ParagraphText, inFragment: Bool) {
        begin(paragraph.style)
        let element = HTMLFormat.element(of: paragraph.style)
        defer { if !inFragment, paragraph.style?.mark == nil { add("\n") } }
        if let picture = paragraph.pieces.first?.picture, figures.indices.contains(picture.id), element != "li" {
            return add(figures[picture.id], picture.size, of: paragraph)
        }
        add("<\(element) dir=\"\(paragraph.direction?.rawValue ?? "auto")\"")
        if inFragment, paragraph.hasSpacesToKeep { add(" style=\"white-space: pre-wrap\"") }
        addEnd(of: paragraph)
        add(">")
        if let mark = paragraph.style?.mark, mark.isTask {
            add("<input type=\"checkbox\" disabled\(mark == .done ? " checked" : "")>")
        }
        add(paragraph.pieces)
        // A line break at the end isn't visible, except that it gives an empty paragraph its height. It also carries the styles
        // of the paragraph's end, if these differ from those of the text before it.
        if paragraph.pieces.isEmpty || (!paragraph.end.isEmpty && paragraph.endStyles != paragraph.pieces.last?.styles)
        {
            addTags(paragraph.endStyles, "<")
            add("<br>")
            addTags(paragraph.endStyles, "</")
        }
        if paragraph.style?.mark == nil { add("</\(element)>") }
    }

    /// Adds the end of a paragraph, if that isn't a line feed.
    private mutating func addEnd(of paragraph: RichText.ParagraphText) {
        guard !paragraph.end.isEmpty, paragraph.end != "\n" else { return }
        let codes = paragraph.end.unicodeScalars.map { String($0.value, radix: 16) }
        add(" \(HTMLFormat.endAttribute)=\"\(codes.joined(separator: " "))\"")
    }

    /// Adds pieces of text, with one element for each link.
    private mutating func add(_ pieces: [RichText.ParagraphText.Piece]) {
        var link: String?
        for piece in pieces {
            if let picture = piece.picture, figures.indices.contains(picture.id) {
                add(figures[picture.id], picture.size)
                continue
            }
            if piece.link != link {
                if link != nil { add("</a>") }
                link = piece.link
                if let link {
                    add("<a href=\"")
                    addText(link, isAttribute: true)
                    add("\">")
                }
            }
            addTags(piece.styles, "<")
            addText(piece.text)
            addTags(piece.styles, "</")
        }
        if link != nil { add("</a>") }
    }

    private mutating func addTags(_ styles: Set<TextStyle>, _ opening: String) {
        guard !styles.isEmpty else { return }
        let names = HTMLFormat.styleTags.filter { styles.contains($0.style) }.map(\.tag)
        for name in opening == "<" ? names : names.reversed() { add("\(opening)\(name)>") }
    }

    /// Adds a picture. One in the text has a size and, if it is alone in its paragraph, the paragraph's attributes.
    private mutating func add(
        _ figure: NoteContent.Figure, _ size: TextPicture.Size? = nil, of paragraph: RichText.ParagraphText? = nil
    ) {
        add("<figure")
        if let size { add(" \(HTMLFormat.sizeAttribute)=\"\(size.rawValue)\"") }
        if let paragraph {
            if let direction = paragraph.direction { add(" dir=\"\(direction.rawValue)\"") }
            addEnd(of: paragraph)
        }
        add("><img alt=\"")
        addText(figure.caption, isAttribute: true)
        if !figure.name.isEmpty {
            add("\" \(HTMLFormat.nameAttribute)=\"")
            addText(figure.name, isAttribute: true)
        }
        add("\" src=\"data:")
        addText(figure.type, isAttribute: true)
        add(";base64,")
        var start = 0
        while start < figure.bytes.count {
            let end = min(start + Self.pictureLength, figure.bytes.count)
            bytes += Base64.encode(figure.bytes[start..<end])
            start = end
            sendIfLong()
            if isStopped { return }
        }
        add("\">")
        if !figure.caption.isEmpty {
            add("<figcaption dir=\"auto\">")
            addText(figure.caption)
            // A line break at the very end isn't visible, and so needs another one.
            if figure.caption.utf8.last == 0x0A { add("<br>") }
            add("</figcaption>")
        }
        add("</figure>")
    }

    // MARK: Characters

    private mutating func add(_ markup: String) {
        bytes.append(contentsOf: markup.utf8)
    }

    private mutating func addText(_ text: String, isAttribute: Bool = false) {
        addText(text[...], isAttribute: isAttribute)
    }

    private mutating func addText(_ text: Substring, isAttribute: Bool = false) {
        // Most text needs no escaping, and checking that is much faster than writing it byte by byte.
        if Self.isPlain(text.utf8.span) { return bytes.append(contentsOf: text.utf8) }
        for byte in text.utf8 {
            switch byte {
            case 0x26: add("&amp;")
            case 0x3C: add("&lt;")
            case 0x3E: add("&gt;")
            case 0x22 where isAttribute: add("&quot;")
            case 0x09 where marksTabs && !isAttribute: add(HTMLFormat.markedTab)
            case 0x09, 0x0A: bytes.append(byte)
            case 0..<0x20: isAttribute ? add(" ") : addInvisible(UInt32(byte), shownAs: 0x2400 + UInt32(byte))
            case 0xBE where bytes.suffix(2) == [0xEF, 0xBF], 0xBF where bytes.suffix(2) == [0xEF, 0xBF]:
                // U+FFFE and U+FFFF, which no document may contain.
                bytes.removeLast(2)
                if !isAttribute { addInvisible(0xFFC0 + UInt32(byte & 0x3F), shownAs: 0xFFFD) }
            case 0xA8 where !isAttribute && bytes.suffix(2) == [0xE2, 0x80]:
                // A line separator, at which browsers don't break lines.
                bytes.removeLast(2)
                add("<span \(HTMLFormat.characterAttribute)=\"2028\"><br></span>")
            default: bytes.append(byte)
            }
        }
    }

    /// Returns whether no byte may need escaping.
    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices {
            switch bytes[index] {
            // 0xE2 and 0xEF begin U+2028, U+FFFE and U+FFFF.
            case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0xE2, 0xEF: return false
            default: break
            }
        }
        return true
    }

    /// Adds a character that HTML can't contain: its code, and a visible character in its place.
    private mutating func addInvisible(_ code: UInt32, shownAs shown: UInt32) {
        add("<span \(HTMLFormat.characterAttribute)=\"\(String(code, radix: 16))\">")
        add(Unicode.Scalar(shown).map { String($0) } ?? "")
        add("</span>")
    }

    private mutating func sendIfLong() {
        guard bytes.count >= Self.pieceLength, !isStopped else { return }
        isStopped = !send(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

extension RichText.ParagraphText {
    /// Whether collapsing spaces would lose some.
    fileprivate var hasSpacesToKeep: Bool {
        var previous: UInt8 = 0x20
        for piece in pieces {
            for byte in piece.text.utf8 {
                if byte == 0x09 || (byte == 0x20 && previous == 0x20) { return true }
                previous = byte
            }
        }
        return previous == 0x20 && !pieces.isEmpty
    }
}
