/// Finds the characters of a line that need a backslash, so that Markdown takes them literally.
enum MarkdownEscapes {
    /// Characters with a meaning anywhere in a line: code, emphasis, links, tags, and tables.
    private static let anywhere: Set<Character> = ["\\", "`", "*", "[", "]", "<", "|"]
    /// Characters with a meaning at the start of a line: headings, quotations, lists, rules.
    private static let atStart: Set<Character> = ["#", ">", "-", "+", "="]
    /// The maximum number of digits in a list item's number.
    private static let digits = 9

    /// Returns the positions to escape in a line without leading spaces. A character is plain if no sign or tag is next to it.
    static func positions(in line: [Character], where isPlain: (Int) -> Bool) -> Set<Int> {
        let hasOneTilde = line.count { $0 == "~" } == 1
        var positions = Set(
            line.indices.filter { index in
                switch line[index] {
                // Within a word it has no meaning (CommonMark 0.31, 6.2), as in many names and addresses.
                case "_": !isPlain(index) || !isLetter(line, at: index - 1) || !isLetter(line, at: index + 1)
                // It strikes out only in pairs, which are rare in addresses.
                case "~": !hasOneTilde || !isPlain(index)
                case "&": beginsEntity(line[index...])
                default: anywhere.contains(line[index])
                }
            })
        // At the end of a heading, after a space, it would be taken for the closing sign.
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

    /// Returns whether text begins like `&amp;` or `&#38;` (CommonMark 0.31, 2.5). In `?a=1&b=2`, no part does.
    private static func beginsEntity(_ rest: ArraySlice<Character>) -> Bool {
        let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == ";"
    }
}
