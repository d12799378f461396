/// Which characters of a line need a backslash, so that Markdown takes them for themselves.
nonisolated enum MarkdownEscapes {
    /// Characters with a meaning anywhere in a line: code, emphasis, links, tags, entities, and struck-out text.
    private static let anywhere: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", "&", "~", "|"]
    /// Characters with a meaning at the start of a line: headings, quotations, lists, rules.
    private static let atStart: Set<Character> = ["#", ">", "-", "+", "="]
    /// A list's number has at most so many digits.
    private static let digits = 9

    /// The places of the characters to escape in a line that has no spaces at its start.
    static func places(in line: [Character]) -> Set<Int> {
        var places = Set(line.indices.filter { anywhere.contains(line[$0]) })
        if let first = line.first, atStart.contains(first) { places.insert(0) }
        let number = line.prefix { $0.isASCII && $0.isNumber }.count
        if (1...digits).contains(number), number < line.count, [".", ")"].contains(line[number]),
            number + 1 == line.count || line[number + 1].isWhitespace
        {
            places.insert(number)
        }
        return places
    }
}
