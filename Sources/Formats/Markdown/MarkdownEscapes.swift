/// Which characters of a line need a backslash, so that Markdown takes them for themselves.
enum MarkdownEscapes {
    /// Characters with a meaning anywhere in a line: code, emphasis, links, tags, and tables.
    private static let anywhere: Set<Character> = ["\\", "`", "*", "[", "]", "<", "|"]
    /// Characters with a meaning at the start of a line: headings, quotations, lists, rules.
    private static let atStart: Set<Character> = ["#", ">", "-", "+", "="]
    /// A list's number has at most so many digits.
    private static let digits = 9

    /// The positions to escape in a line without spaces at its start; a plain character has no mark or tag beside it.
    static func positions(in line: [Character], where isPlain: (Int) -> Bool) -> Set<Int> {
        let hasOneTilde = line.count { $0 == "~" } == 1
        var positions = Set(
            line.indices.filter { index in
                switch line[index] {
                // Within a word it means nothing (CommonMark 0.31, 6.2), as in many names and addresses.
                case "_": !isPlain(index) || !isLetter(line, at: index - 1) || !isLetter(line, at: index + 1)
                // Only in pairs, as of an address it seldom is, does it strike out.
                case "~": !hasOneTilde || !isPlain(index)
                case "&": beginsEntity(line[index...])
                default: anywhere.contains(line[index])
                }
            })
        // At the end of a heading, after a space, it means nothing but that.
        if line.last == "#", line.last(where: { $0 != "#" }) == " " { positions.insert(line.count - 1) }
        if let first = line.first, atStart.contains(first) { positions.insert(0) }
        let number = line.prefix { $0.isASCII && $0.isNumber }.count
        if (1...digits).contains(number), number < line.count, [".", ")"].contains(line[number]),
            number + 1 == line.count || line[number + 1].isWhitespace
        {
            positions.insert(number)
        }
        return positions
    }

    private static func isLetter(_ line: [Character], at index: Int) -> Bool {
        line.indices.contains(index) && (line[index].isLetter || line[index].isNumber)
    }

    /// Whether a stretch begins like `&amp;` or `&#38;` (CommonMark 0.31, 2.5); in `?a=1&b=2` nothing does.
    private static func beginsEntity(_ rest: ArraySlice<Character>) -> Bool {
        let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == ";"
    }
}
