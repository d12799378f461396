/// Divides a definition into parts that are laid out one after another, so that the whole of it doesn't block the window: GTK
/// lays out a label as a whole, and in a time that grows with the square of the number of marks on a letter.
nonisolated struct DefinitionParts {
    /// The maximum number of Unicode scalars in a part; most entries have fewer.
    static let maxScalars = 1500
    static let maxLines = 40
    /// The maximum number of marks on a letter; further ones are put on a letter of their own.
    static let maxMarks = 50
    /// The maximum number of letters in one character, within which no line is broken: the parts of a few syllables, or a
    /// family of emoji. A line of that many letters is narrower than the narrowest window.
    static let maxLetters = 12

    /// The finished parts, including their line breaks.
    private var parts: [String] = []
    private var part = ""
    // In the current part: its scalars, its line breaks, the marks on its last letter, and the letters of its last character.
    private var (scalars, lines, marks, letters) = (0, 0, 0, 0)
    private var lastSpace: (end: String.Index, scalars: Int)?

    /// Returns the parts of a text, which together are the whole text.
    static func of(_ text: String) -> [String] {
        var all = DefinitionParts()
        for character in text {
            all.letters = 0
            for scalar in character.unicodeScalars { all.add(scalar) }
        }
        all.endPart()
        return all.parts
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        marks = scalar.value >= 0x300 && (properties.isGraphemeExtend || scalar.value == 0x200D) ? marks + 1 : 0
        if marks == 0 { letters += 1 }
        if marks > Self.maxMarks || letters > Self.maxLetters {
            let isMark = marks > 0
            endPart()
            (marks, letters) = isMark ? (1, 0) : (0, 1)
        }
        part.unicodeScalars.append(scalar)
        scalars += 1
        if scalar == "\n" {
            lines += 1
            // An empty line ends a part if the text after it would otherwise be split.
            if lines >= Self.maxLines || scalars >= Self.maxScalars / 2 && part.hasSuffix("\n\n") { return endPart() }
        }
        if scalar == " " || scalar == "\n" { lastSpace = (part.endIndex, scalars) }
        if scalars >= Self.maxScalars { endAtSpace() }
    }

    private mutating func endAtSpace() {
        guard let lastSpace, lastSpace.scalars >= Self.maxScalars / 2 else { return endPart() }
        let rest = String(part[lastSpace.end...])
        let left = scalars - lastSpace.scalars
        part.unicodeScalars.removeSubrange(lastSpace.end...)
        endPart()
        (part, scalars) = (rest, left)
    }

    private mutating func endPart() {
        if !part.isEmpty { parts.append(part) }
        part = ""
        (scalars, lines, marks, letters) = (0, 0, 0, 0)
        lastSpace = nil
    }
}
