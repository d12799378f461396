import RichText

extension Markdown {
    /// Reads those parts of Markdown that a note supports: paragraphs, # headings, > quotations, lists, **bold**, *italic*,
    /// ~~strikethrough~~, `code`, <u>underline</u>, <mark>highlight</mark>, and escapes. Other parts of Markdown, such as tables,
    /// stay as they are written.
    package static func read(_ markdown: String) -> RichText {
        var text = RichText()
        var isFirst = true
        var lines: [Substring] = []
        var last: ParagraphStyle?
        var items = MarkdownItems()
        func end(_ style: ParagraphStyle? = nil) {
            guard !lines.isEmpty else { return }
            if !isFirst { text.append("\n", .init(paragraph: last)) }
            (isFirst, last) = (false, style)
            // Joins the lines of a paragraph, unless a line would begin another kind of block.
            var paragraph = ""
            for (index, line) in lines.enumerated() {
                if index > 0 { paragraph += line.startsBlock || lines[index - 1].startsBlock ? "\n" : " " }
                paragraph += line.trimmingSpaces
            }
            lines = []
            var reader = InlineReader(paragraph)
            text.append(reader.read().with(nil, startingDirection: nil, paragraph: style))
        }
        var rest = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        while let line = rest.popFirst() {
            if let (style, prefix) = prefixes.first(where: { line.hasPrefix($0.value) && line.count > $0.value.count })
            {
                end()
                lines = [line.dropFirst(prefix.count)]
                end(style)
                items = MarkdownItems()
            } else if let (style, content) = items.next(line) {
                end()
                var whole = String(content)
                while let next = rest.first, let line = whole.withoutLineBreak, let more = items.line(next) {
                    whole = line + RichText.lineInItem + more.drop(while: \.isWhitespace)
                    rest.removeFirst()
                }
                lines = [whole[...]]
                end(style)
            } else if line.allSatisfy(\.isWhitespace) {
                end()
                items = MarkdownItems()
            } else {
                lines.append(line)
                items = MarkdownItems()
            }
        }
        end()
        return text
    }
}

extension String {
    /// The line without the backslash or the spaces at its end that mark a line break; `nil` if it has neither.
    fileprivate var withoutLineBreak: String? {
        if !reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2) { return String(dropLast()) }
        return hasSuffix("  ") ? String(reversed().drop { $0 == " " }.reversed()) : nil
    }
}

extension Substring {
    /// Whether Markdown would begin something other than a paragraph here.
    var startsBlock: Bool {
        guard let first = trimmingSpaces.first else { return false }
        if "#>-+*=|".contains(first) {
            return first != "*" || trimmingSpaces.dropFirst().first == " "
        }
        let rest = trimmingSpaces.drop { $0.isASCII && $0.isNumber }
        return rest.count < trimmingSpaces.count && (rest.first == "." || rest.first == ")")
    }

    fileprivate var trimmingSpaces: Substring {
        var rest = self.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}

/// Reads the signs within a paragraph, by CommonMark's rules for emphasis as far as a note's styles need them.
private struct InlineReader {
    /// A piece of text, or a run of asterisks, underscores or tildes that may begin or end a style.
    private enum Piece {
        case text(String)
        case code(String)
        case marks(Character, count: Int, opens: Bool, closes: Bool)
        case tag(TextStyle, isOn: Bool)
        /// A link begins, or, with `nil`, ends.
        case link(String?)
    }

    private let characters: [Character]
    private var pieces: [Piece] = []
    /// The positions of runs of backticks, by their length.
    private var fences: [Int: [Int]] = [:]
    /// The positions of closing brackets, by those of the opening ones.
    private var brackets: [Int: Int] = [:]

    init(_ paragraph: String) {
        characters = Array(paragraph)
        var (index, open, isEscaped): (Int, [Int], Bool) = (0, [], false)
        while index < characters.count {
            if characters[index] == "[", !isEscaped { open.append(index) }
            if characters[index] == "]", !isEscaped, let start = open.popLast() { brackets[start] = index }
            isEscaped = characters[index] == "\\" && !isEscaped
            let count = run(at: index, of: "`")
            if count > 0 { fences[count, default: []].append(index) }
            index += max(count, 1)
        }
    }

    private func run(at index: Int, of sign: Character) -> Int { characters[index...].prefix { $0 == sign }.count }

    mutating func read() -> RichText {
        scan()
        return resolve()
    }

    private mutating func scan() {
        var plain = ""
        var index = 0
        // The end of the current link's text, and the position where the text continues after the link.
        var linkEnd: (index: Int, next: Int)?
        func flush(_ pieces: inout [Piece]) {
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
        }
        while index < characters.count {
            let character = characters[index]
            if let end = linkEnd, end.index == index {
                flush(&pieces)
                pieces.append(.link(nil))
                (index, linkEnd) = (end.next, nil)
            } else if character == "[", linkEnd == nil, let (address, end, next) = link(at: index) {
                flush(&pieces)
                pieces.append(.link(address))
                linkEnd = (end, next)
                index += 1
            } else if character == "\\", index + 1 < characters.count, characters[index + 1].isMarkdownSign {
                plain.append(characters[index + 1])
                index += 2
            } else if character == "`" {
                let count = run(at: index, of: "`")
                let ends = fences[count] ?? []
                let next = ends.partitioningIndex { [index] in $0 > index }
                if next < ends.endIndex {
                    flush(&pieces)
                    pieces.append(.code(Self.code(characters[index + count..<ends[next]])))
                    index = ends[next] + count
                } else {
                    plain += String(repeating: "`", count: count)
                    index += count
                }
            } else if character == "~", run(at: index, of: "~") != 2 {
                // Only two of them strike out.
                let count = run(at: index, of: "~")
                plain += String(repeating: "~", count: count)
                index += count
            } else if "*_~".contains(character) {
                flush(&pieces)
                let count = run(at: index, of: character)
                let (opens, closes) = flanks(index..<index + count)
                pieces.append(.marks(character, count: count, opens: opens, closes: closes))
                index += count
            } else if character == "<", let (style, isOn, length) = tag(at: index) {
                flush(&pieces)
                pieces.append(.tag(style, isOn: isOn))
                index += length
            } else if character == "&", let (text, length) = entity(at: index) {
                plain += text
                index += length
            } else {
                plain.append(character)
                index += 1
            }
        }
        flush(&pieces)
    }

    /// Returns the address of a link, the end of its text, and the position after the link.
    private func link(at index: Int) -> (address: String, end: Int, next: Int)? {
        guard let end = brackets[index], end + 2 < characters.count, characters[end + 1] == "(" else { return nil }
        let isInBrackets = characters[end + 2] == "<"
        let rest = characters[(end + (isInBrackets ? 3 : 2))...].prefix(HTMLElement.longestAddress + 1)
        let address = rest.prefix { isInBrackets ? $0 != ">" : $0 != "(" && $0 != ")" }
        let next = address.endIndex + (isInBrackets ? 1 : 0)
        guard next < characters.count, characters[next] == ")", HTMLElement.isAddress(String(address)) else {
            return nil
        }
        return (String(address), end, next + 1)
    }

    /// Returns the text of code, without the spaces that may separate it from its signs.
    private static func code(_ characters: ArraySlice<Character>) -> String {
        let isPadded = characters.count > 2 && characters.first == " " && characters.last == " "
        return String(isPadded ? characters.dropFirst().dropLast() : characters)
    }

    private func flanks(_ range: Range<Int>) -> (opens: Bool, closes: Bool) {
        let before = range.lowerBound > 0 ? characters[range.lowerBound - 1] : " "
        let after = range.upperBound < characters.count ? characters[range.upperBound] : " "
        let left = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
        let right = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
        guard characters[range.lowerBound] == "_" else { return (left, right) }
        return (left && (!right || before.isMark), right && (!left || after.isMark))
    }

    private static let tags: [String: (TextStyle, Bool)] = [
        "<b>": (.bold, true), "</b>": (.bold, false), "<strong>": (.bold, true), "</strong>": (.bold, false),
        "<i>": (.italic, true), "</i>": (.italic, false), "<em>": (.italic, true), "</em>": (.italic, false),
        "<u>": (.underline, true), "</u>": (.underline, false), "<ins>": (.underline, true),
        "</ins>": (.underline, false), "<s>": (.strikethrough, true), "</s>": (.strikethrough, false),
        "<del>": (.strikethrough, true), "</del>": (.strikethrough, false), "<mark>": (.highlight, true),
        "</mark>": (.highlight, false), "<code>": (.code, true), "</code>": (.code, false),
    ]

    private func tag(at index: Int) -> (TextStyle, Bool, Int)? {
        guard let end = characters[index...].prefix(9).firstIndex(of: ">") else { return nil }
        return Self.tags[String(characters[index...end]).lowercased()].map { ($0.0, $0.1, end - index + 1) }
    }

    private func entity(at index: Int) -> (String, Int)? {
        for (name, text) in [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}")]
        where characters[index...].starts(with: name) { return (text, name.count) }
        return nil
    }

    /// Pairs opening signs with closing ones, the innermost first.
    private func resolve() -> RichText {
        var openers: [(piece: Int, left: Int)] = []
        var left: [Int: Int] = [:]
        var changes: [Int: [(style: TextStyle, isOn: Bool)]] = [:]
        for (index, piece) in pieces.enumerated() {
            guard case .marks(let mark, var count, let opens, let closes) = piece else { continue }
            if closes {
                while count > 0, let match = openers.lastIndex(where: { isMark(mark, at: $0.piece) }) {
                    let used = count >= 2 && openers[match].left >= 2 ? 2 : 1
                    openers.removeSubrange((match + 1)...)
                    let style: TextStyle = mark == "~" ? .strikethrough : used == 2 ? .bold : .italic
                    changes[openers[match].piece, default: []].append((style, true))
                    changes[index, default: []].append((style, false))
                    count -= used
                    openers[match].left -= used
                    left[openers[match].piece] = openers[match].left
                    if openers[match].left == 0 { openers.removeLast() }
                }
            }
            left[index] = count
            if opens, count > 0 { openers.append((index, count)) }
        }
        return text(left, changes)
    }

    private func isMark(_ mark: Character, at index: Int) -> Bool {
        if case .marks(mark, _, _, _) = pieces[index] { true } else { false }
    }

    private func text(_ left: [Int: Int], _ changes: [Int: [(style: TextStyle, isOn: Bool)]]) -> RichText {
        var result = RichText()
        var depths: [TextStyle: Int] = [:]
        var link: String?
        func add(_ text: String, isCode: Bool = false) {
            let styles = Set(depths.filter { $0.value > 0 }.keys).union(isCode ? [.code] : [])
            result.append(text, .init(styles: styles, link: link))
        }
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text): add(text)
            case .code(let text): add(text, isCode: true)
            case .link(let address): link = address
            case .tag(let style, let isOn): depths[style] = max(0, (depths[style] ?? 0) + (isOn ? 1 : -1))
            case .marks(let mark, _, _, _):
                let changes = changes[index] ?? []
                for change in changes where !change.isOn { depths[change.style, default: 0] -= 1 }
                // Unpaired signs stay in the text: before what the run begins, and after what it ends.
                if let count = left[index], count > 0 { add(String(repeating: mark, count: count)) }
                for change in changes where change.isOn { depths[change.style, default: 0] += 1 }
            }
        }
        return result
    }
}

extension Character {
    /// Whether a backslash before the character makes it literal.
    fileprivate var isMarkdownSign: Bool {
        isASCII && (isPunctuation || isSymbol)
    }

    fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
