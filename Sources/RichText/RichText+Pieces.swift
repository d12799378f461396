extension RichText {
    /// Returns the text in pieces of about a number of bytes, for work that is done piece by piece. Each run also counts as some
    /// bytes, because it takes time of its own.
    public func pieces(ofLength length: Int) -> [RichText] {
        let runCost = 1024
        var pieces: [RichText] = []
        var piece = RichText()
        var cost = 0
        for run in runs {
            var rest = run.text[...]
            while !rest.isEmpty {
                let limit = max(length - cost, length / 8)
                let utf8 = rest.utf8
                guard var end = utf8.index(utf8.startIndex, offsetBy: limit, limitedBy: utf8.endIndex),
                    end < utf8.endIndex
                else {
                    cost += utf8.count
                    piece.append(String(rest), run.attributes)
                    break
                }
                // Never divides a character, or a line break of two characters.
                while end < utf8.endIndex, utf8[end] & 0xC0 == 0x80 || utf8[end] == 0x0A { utf8.formIndex(after: &end) }
                piece.append(String(rest[..<end]), run.attributes)
                rest = rest[end...]
                pieces.append(piece)
                (piece, cost) = (RichText(), 0)
            }
            cost += runCost
            if cost >= length {
                pieces.append(piece)
                (piece, cost) = (RichText(), 0)
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces.filter { !$0.isEmpty }
    }

    /// Returns the text in the form in which it is inserted into another: with the given character styles, and up to its first
    /// line break with the direction and style of the paragraph that it is inserted into.
    public func with(
        _ styles: Set<TextStyle>?, startingDirection direction: WritingDirection?, paragraph style: ParagraphStyle?
    ) -> RichText {
        var result = RichText()
        var isFirst = true
        forEachParagraph { paragraph in
            var paragraph = paragraph
            if isFirst { (paragraph.direction, paragraph.style) = (direction, style) }
            isFirst = false
            result.append(paragraph, styles)
        }
        return result
    }
}
