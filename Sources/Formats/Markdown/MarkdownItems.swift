import RichText

/// Reads list items line by line, if they are written as a note's lists are.
struct MarkdownItems {
    /// The columns where the text of the last item and of those around it begins.
    private var indents: [Int] = []
    private var numbers = ListNumbers()

    /// Returns the style and the text of a line that is an item; `nil` for other lines.
    mutating func next(_ line: Substring) -> (ParagraphStyle, Substring)? {
        let indent = line.prefix { $0 == " " }.count
        guard let (mark, length, text) = Self.item(line.dropFirst(indent)) else { return nil }
        var outer = indents
        while let last = outer.last, indent < last { outer.removeLast() }
        guard indent == outer.last ?? 0, outer.count <= ParagraphStyle.deepestLevel else { return nil }
        let style = ParagraphStyle.item(mark, level: outer.count)
        var next = numbers
        let number = next.next(style)
        // A list that begins with another number stays as it is written.
        guard mark != .number || line.dropFirst(indent).hasPrefix("\(number ?? 0).") else { return nil }
        (numbers, indents) = (next, outer + [indent + length])
        return (style, text)
    }

    /// Returns the text of a line that continues the last item; `nil` for other lines.
    func line(_ line: Substring) -> Substring? {
        guard let indent = indents.last, line.prefix(indent).allSatisfy({ $0 == " " }) else { return nil }
        let text = line.dropFirst(indent)
        return text.startsBlock || text.allSatisfy(\.isWhitespace) ? nil : text
    }

    /// Returns the mark of an item, the indentation of its contents, and its text.
    private static func item(_ line: Substring) -> (ListMark, length: Int, Substring)? {
        for (sign, mark) in [("- [ ]", ListMark.open), ("- [x]", .done), ("*", .bullet), ("-", .dash)] {
            if let text = rest(of: line, behind: sign.count), line.hasPrefix(sign) { return (mark, 2, text) }
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }.count
        guard (1...9).contains(digits), line.dropFirst(digits).first == ".",
            let text = rest(of: line, behind: digits + 1)
        else { return nil }
        return (.number, digits + 2, text)
    }

    /// Returns the text after a sign and a space, or empty text if the sign ends the line; `nil` otherwise.
    private static func rest(of line: Substring, behind count: Int) -> Substring? {
        let rest = line.dropFirst(count)
        if rest.isEmpty, line.count == count { return rest }
        return rest.first == " " && rest.count > 1 ? rest.dropFirst() : nil
    }
}
