import RichText

/// Writes styled text as Markdown (CommonMark 0.31, with GitHub's ~~strikethrough~~): **bold**, *italic*, `code`, and
/// <u>underline</u> and <mark>highlight</mark>, for which Markdown has no signs of its own; # headings, > quotations, lists and
/// [links](…).
///
/// Each line of the note becomes a paragraph. Characters that Markdown would interpret are escaped.
package enum Markdown {
    /// Returns the text as Markdown, without a line break at the end. A picture is written as its caption and file name, which
    /// `picture` returns for its number.
    package static func text(
        of text: RichText, picture: (Int) -> (caption: String, name: String)? = { _ in nil }
    ) -> String {
        var result = ""
        var numbers = ListNumbers()
        // The columns where the text of the last item and of those around it begins.
        var indents: [Int] = []
        var wasItem = false
        text.forEachParagraph { whole in
            for (number, content) in shownLines(of: whole).enumerated() {
                if number > 0, whole.style?.mark != nil, !content.hasPictures {
                    // A line within an item.
                    let line = self.line(content, picture) ?? ""
                    result += "\\\n" + String(repeating: " ", count: indents.last ?? 0) + line
                    continue
                }
                let style = number > 0 && whole.style?.mark != nil ? nil : whole.style
                let count = numbers.next(style)
                var start = prefixes.first { $0.key == style }?.value ?? ""
                if case .item(let mark, let level) = style {
                    indents.removeLast(max(indents.count - level, 0))
                    while indents.count < level { indents.append((indents.last ?? 0) + 2) }
                    let sign = sign(of: mark, count ?? 1)
                    start = String(repeating: " ", count: indents.last ?? 0) + sign
                    indents.append((indents.last ?? 0) + (mark.isTask ? 2 : sign.count))
                }
                let isItem = style?.mark != nil
                guard let line = self.line(content, picture) else {
                    // An empty item is still an item.
                    guard isItem else { continue }
                    result += (result.isEmpty ? "" : wasItem ? "\n" : "\n\n") + start.dropLast()
                    wasItem = true
                    continue
                }
                result += (result.isEmpty ? "" : wasItem && isItem ? "\n" : "\n\n") + start + line
                wasItem = isItem
            }
        }
        return result
    }

    /// Returns the lines of a paragraph. In a list item, leaves out empty lines at its ends, because a break there would be taken
    /// for a sign.
    private static func shownLines(of paragraph: RichText.ParagraphText) -> [RichText] {
        var lines = lines(of: paragraph)
        guard paragraph.style?.mark != nil else { return lines }
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        while lines.count > 1, lines.first?.isEmpty == true { lines.removeFirst() }
        return lines
    }

    /// Returns the lines of a paragraph. Characters that end a line, but not a paragraph, of a note end a line in Markdown, too.
    private static func lines(of paragraph: RichText.ParagraphText) -> [RichText] {
        var lines = [RichText()]
        for piece in paragraph.dividedAtPictures.map(\.pieces).joined(separator: [.init(text: "\n", styles: [])]) {
            if let picture = piece.picture {
                lines[lines.count - 1].append(RichText(picture))
                continue
            }
            let parts = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(RichText()) }
                lines[lines.count - 1].append(String(part), .init(styles: piece.styles, link: piece.link))
            }
        }
        return lines
    }

    /// Returns the sign before an item, followed by a space.
    static func sign(of mark: ListMark, _ number: Int) -> String {
        switch mark {
        case .bullet: "* "
        case .number: "\(number). "
        case .dash: "- "
        case .open: "- [ ] "
        case .done: "- [x] "
        }
    }

    /// The prefixes of the paragraph styles.
    static let prefixes: KeyValuePairs<ParagraphStyle, String> = [
        .title: "# ", .heading: "## ", .subheading: "### ", .quotation: "> ",
    ]

    private static let tags: KeyValuePairs<TextStyle, String> = [.underline: "u", .highlight: "mark"]

    /// Returns a line with the signs of its styles; `nil` if it is empty.
    private static func line(_ content: RichText, _ picture: (Int) -> (caption: String, name: String)?) -> String? {
        if let id = content.pictures.first?.id { return picture(id).map(image) }
        let line = Line(content)
        guard !line.pieces.isEmpty else { return nil }
        var text = ""
        var open: [String] = []
        var link: String?
        for piece in line.pieces {
            if piece.link != link {
                text += open.reversed().map { "</\($0)>" }.joined() + (link.map { "](\(destination($0)))" } ?? "")
                (open, link) = ([], piece.link)
                // Before a link, it would make a picture.
                if link != nil, text.hasSuffix("!") { text.insert("\\", at: text.index(before: text.endIndex)) }
                if link != nil { text += "[" }
            }
            // Writes one pair of tags for a stretch of text, however its other styles change.
            let tags = Self.tags.filter { piece.styles.contains($0.key) }.map(\.value)
            while !tags.starts(with: open) { text += "</\(open.removeLast())>" }
            for tag in tags.dropFirst(open.count) { text += "<\(tag)>" }
            open = tags
            text += line.marked(piece)
        }
        return text + open.reversed().map { "</\($0)>" }.joined() + (link.map { "](\(destination($0)))" } ?? "")
    }

    /// Returns a picture, given by its caption and file name, as Markdown.
    private static func image(_ caption: String, _ name: String) -> String {
        let alternative = line(RichText(caption.wordsOnOneLine)) { _ in nil } ?? ""
        let file = name.unicodeScalars.reduce(into: "") {
            $0 += $1 == "/" || $1.value <= 0x20 || "%#?\\".unicodeScalars.contains($1) ? $1.percentEncoded : String($1)
        }
        return "![\(alternative)](\(destination(file)))"
    }

    /// Returns an address for use in a link: in angle brackets if it contains brackets itself.
    private static func destination(_ address: String) -> String {
        let address = address.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\\", with: "%5C")
        return address.contains("(") || address.contains(")") ? "<\(address)>" : address
    }
}

/// One line of text with its styles. Outer spaces are removed, because they would mean a code block or a line break.
private struct Line {
    /// A range of the line with the same styles and the same link.
    struct Piece {
        var range: Range<Int>
        var styles: Set<TextStyle>
        var link: String?
    }

    private(set) var pieces: [Piece] = []
    private let characters: [Character]
    private let escaped: Set<Int>

    init(_ text: RichText) {
        var characters: [(Character, RichText.Attributes)] = text.runs.flatMap { run in
            run.text.map { ($0, run.attributes) }
        }
        characters.removeFirst(characters.prefix { $0.0.isWhitespace }.count)
        characters.removeLast(characters.reversed().prefix { $0.0.isWhitespace }.count)
        self.characters = characters.map(\.0)
        for (index, (_, attributes)) in characters.enumerated() {
            if let last = pieces.last, last.styles == attributes.styles, last.link == attributes.link {
                pieces[pieces.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                pieces.append(Piece(range: index..<index + 1, styles: attributes.styles, link: attributes.link))
            }
        }
        let starts = Set(pieces.map(\.range.lowerBound))
        escaped = MarkdownEscapes.positions(in: self.characters) { !starts.contains($0) && !starts.contains($0 + 1) }
    }

    /// The styles whose signs depend on the characters beside them, from the outermost, with the tags that can replace the signs.
    private static let marks: [(style: TextStyle, mark: String, tag: String)] = [
        (.strikethrough, "~~", "s"), (.bold, "**", "b"), (.italic, "*", "i"),
    ]

    /// Returns a piece with the signs of its styles around it. Spaces at its ends stay outside, as Markdown requires.
    func marked(_ piece: Piece) -> String {
        let marks = Self.marks.filter { piece.styles.contains($0.style) }
        let isCode = piece.styles.contains(.code)
        let start = piece.range.first { !characters[$0].isWhitespace }
        let end = piece.range.last { !characters[$0].isWhitespace }
        guard !marks.isEmpty || isCode, let start, let end else { return plain(piece.range) }
        let core = start..<end + 1
        let areMarks = recognizesMarks(core)
        let opening = marks.map { areMarks ? $0.mark : "<\($0.tag)>" }.joined()
        let closing = marks.reversed().map { areMarks ? $0.mark : "</\($0.tag)>" }.joined()
        return plain(piece.range.lowerBound..<start) + opening + (isCode ? code(core) : plain(core)) + closing
            + plain(core.upperBound..<piece.range.upperBound)
    }

    /// Returns code between more backticks than it contains in a row. If it begins or ends with one, adds spaces, which aren't
    /// part of the code.
    private func code(_ range: Range<Int>) -> String {
        let text = String(characters[range])
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + space + text + space + fence
    }

    /// Returns whether signs around a range would be recognised: not between a letter outside and punctuation inside, nor right
    /// next to the signs of the adjacent piece. Tags are written otherwise.
    private func recognizesMarks(_ range: Range<Int>) -> Bool {
        opensOrCloses(inside: range.lowerBound, outside: range.lowerBound - 1)
            && opensOrCloses(inside: range.upperBound - 1, outside: range.upperBound)
    }

    private func opensOrCloses(inside: Int, outside: Int) -> Bool {
        guard characters.indices.contains(outside), !characters[outside].isWhitespace else { return true }
        let (piece, other) = (pieces.first { $0.range.contains(inside) }, pieces.first { $0.range.contains(outside) })
        guard let piece, let other else { return true }
        // The brackets of a link are punctuation.
        if piece.link != other.link { return true }
        let (styles, others) = (piece.styles, other.styles)
        if !others.isDisjoint(with: Self.marks.map(\.style)) { return false }
        // A tag between them is punctuation, as are the signs of code and those inside other signs.
        if !styles.symmetricDifference(others).isDisjoint(with: [.underline, .highlight]) { return true }
        let isSign =
            styles.contains(.code) || styles.isSuperset(of: [.strikethrough, .bold])
            || styles.isSuperset(of: [.strikethrough, .italic]) || characters[inside].isSign
        return others.contains(.code) || characters[outside].isSign || !isSign
    }

    private func plain(_ range: Range<Int>) -> String {
        range.reduce(into: "") { text, index in
            if escaped.contains(index) { text += "\\" }
            text.append(characters[index])
        }
    }
}

extension Character {
    /// Whether CommonMark counts the character as punctuation, which affects where emphasis can begin and end.
    fileprivate var isSign: Bool { isPunctuation || isSymbol }
}
