extension RichText {
    /// Whether any paragraph is an item of a list.
    package var hasLists: Bool { runs.contains { $0.attributes.paragraph?.mark != nil } }

    /// The text without styles and pictures, with the marks of lists written out: a tab for each list around an item's own, and a
    /// space behind its mark.
    public var plainText: String {
        if hasPictures { return mapPictures { _ in nil }.plainText }
        guard hasLists else { return text }
        var result = ""
        var numbers = ListNumbers()
        forEachParagraph { paragraph in
            if let mark = numbers.nextMark(paragraph.style) {
                result += String(repeating: "\t", count: paragraph.style?.level ?? 0) + mark + " "
            }
            for piece in paragraph.pieces { result += piece.text }
            result += paragraph.end
        }
        return result
    }
}
