extension RichText {
    /// The text cut into pieces, each of about so many bytes, for what has to be done bit by bit. A run counts for some
    /// bytes too, as it takes time of its own.
    public func pieces(ofLength length: Int) -> [RichText] {
        let costOfRun = 1024
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
                // Never within a character, nor a line break of two.
                while end < utf8.endIndex, utf8[end] & 0xC0 == 0x80 || utf8[end] == 0x0A { utf8.formIndex(after: &end) }
                piece.append(String(rest[..<end]), run.attributes)
                rest = rest[end...]
                pieces.append(piece)
                (piece, cost) = (RichText(), 0)
            }
            cost += costOfRun
            if cost >= length {
                pieces.append(piece)
                (piece, cost) = (RichText(), 0)
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces.filter { !$0.isEmpty }
    }

    /// The same text as it goes into another: with the styles of letters that are given, and until its first line break as
    /// the paragraph that it goes into.
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
