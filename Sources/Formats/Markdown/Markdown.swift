import RichText

/// Writes styled text as Markdown (CommonMark 0.31): **bold**, *italic*, and <u>underline</u>, for which Markdown has no
/// sign of its own.
///
/// Each line of the note is a paragraph. What Markdown would take for a sign of its own is escaped.
package enum Markdown {
    /// The text as Markdown, without a line break at the end.
    package static func text(of text: RichText) -> String {
        var lines = [RichText()]
        for run in text.withoutDirections.runs {
            let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(RichText()) }
                lines[lines.count - 1].append(String(part), run.attributes)
            }
        }
        return lines.map { paragraph(Line($0)) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static func paragraph(_ line: Line) -> String {
        var text = ""
        var isUnderlined = false
        for piece in line.pieces {
            // One pair of tags for a stretch, however its other styles change.
            let underline = piece.styles.contains(.underline)
            if underline != isUnderlined { text += underline ? "<u>" : "</u>" }
            isUnderlined = underline
            text += line.marked(piece)
        }
        return text + (isUnderlined ? "</u>" : "")
    }
}

/// One line of text with its styles, without outer spaces: they would mean a block of code or a line break.
private struct Line {
    /// A stretch with the same styles, by its position in the line.
    struct Piece {
        var range: Range<Int>
        var styles: Set<TextStyle>
    }

    private(set) var pieces: [Piece] = []
    private let characters: [Character]
    private let escaped: Set<Int>

    init(_ text: RichText) {
        var characters: [(Character, Set<TextStyle>)] = text.runs.flatMap { run in
            run.text.map { ($0, run.attributes.styles) }
        }
        characters.removeFirst(characters.prefix { $0.0.isWhitespace }.count)
        characters.removeLast(characters.reversed().prefix { $0.0.isWhitespace }.count)
        self.characters = characters.map(\.0)
        for (index, (_, styles)) in characters.enumerated() {
            if pieces.last?.styles == styles {
                pieces[pieces.count - 1].range = pieces[pieces.count - 1].range.lowerBound..<index + 1
            } else {
                pieces.append(Piece(range: index..<index + 1, styles: styles))
            }
        }
        let starts = Set(pieces.map(\.range.lowerBound))
        escaped = MarkdownEscapes.positions(in: self.characters) { !starts.contains($0) && !starts.contains($0 + 1) }
    }

    /// A stretch with the marks of bold and italic around it; spaces at its ends stay outside, where they have to be.
    func marked(_ piece: Piece) -> String {
        var marks = ""
        if piece.styles.contains(.bold) { marks += "**" }
        if piece.styles.contains(.italic) { marks += "*" }
        let start = piece.range.first { !characters[$0].isWhitespace }
        let end = piece.range.last { !characters[$0].isWhitespace }
        guard !marks.isEmpty, let start, let end else { return plain(piece.range) }
        let core = start..<end + 1
        let inner =
            takesMarks(core)
            ? marks + plain(core) + marks
            : tags(piece.styles, closing: false) + plain(core) + tags(piece.styles, closing: true)
        return plain(piece.range.lowerBound..<start) + inner + plain(core.upperBound..<piece.range.upperBound)
    }

    /// Whether marks around a stretch count as such: not if they stand between a letter outside and a sign inside, nor
    /// right beside the marks of the next stretch. Then it has to be tags.
    private func takesMarks(_ range: Range<Int>) -> Bool {
        opensOrCloses(inside: range.lowerBound, outside: range.lowerBound - 1)
            && opensOrCloses(inside: range.upperBound - 1, outside: range.upperBound)
    }

    private func opensOrCloses(inside: Int, outside: Int) -> Bool {
        guard characters.indices.contains(outside), !characters[outside].isWhitespace else { return true }
        let (styles, others) = (self.styles(at: inside), self.styles(at: outside))
        if !others.isDisjoint(with: [.bold, .italic]) { return false }
        // A tag between them is a sign.
        if styles.contains(.underline) != others.contains(.underline) { return true }
        return characters[outside].isSign || !characters[inside].isSign
    }

    private func styles(at index: Int) -> Set<TextStyle> {
        pieces.first { $0.range.contains(index) }?.styles ?? []
    }

    private func tags(_ styles: Set<TextStyle>, closing: Bool) -> String {
        let names = [styles.contains(.bold) ? "b" : nil, styles.contains(.italic) ? "i" : nil].compactMap { $0 }
        return (closing ? names.reversed() : names).map { closing ? "</\($0)>" : "<\($0)>" }.joined()
    }

    private func plain(_ range: Range<Int>) -> String {
        range.reduce(into: "") { text, index in
            if escaped.contains(index) { text += "\\" }
            text.append(characters[index])
        }
    }
}

extension Character {
    /// Whether CommonMark counts it as punctuation, which bears on where emphasis can begin and end.
    fileprivate var isSign: Bool { isPunctuation || isSymbol }
}
