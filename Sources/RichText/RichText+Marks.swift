extension RichText {
    /// Whether any paragraph is a list item.
    package var hasLists: Bool { runs.contains { $0.attributes.paragraph?.mark != nil } }

    /// The text without styles and pictures, with the marks of lists written out: a tab for each list around the item's own, the
    /// mark and a space. Further lines of an item begin where its mark does.
    public var plainText: String {
        if hasPictures { return mapPictures { _ in nil }.plainText }
        guard hasLists else { return text }
        var result = ""
        var numbers = ListNumbers()
        forEachParagraph { paragraph in
            let mark = numbers.nextMark(paragraph.style)
            let start = String(repeating: "\t", count: paragraph.style?.level ?? 0)
            if let mark { result += start + mark + " " }
            for piece in paragraph.pieces {
                let text = String(piece.text)
                result += mark == nil ? text : text.replacing(Self.lineInItem, with: "\n" + start)
            }
            result += paragraph.end
        }
        return result
    }
}
