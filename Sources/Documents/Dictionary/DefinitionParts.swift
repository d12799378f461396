/// Divides what a dictionary says into parts that are laid out one after another, so that the window isn't held for the whole
/// of it: GTK lays a label out as a whole, and in a time that grows with the square of the marks on a letter.
nonisolated struct DefinitionParts {
    /// The most Unicode scalars in a part, of which an entry mostly has fewer.
    static let mostScalars = 1500
    static let mostLines = 40
    /// The most marks on a letter; more of them are on a letter of their own.
    static let mostMarks = 50
    /// The most letters that are one character, in which no line is broken: a few syllables' parts, or a family of emoji. A line
    /// of them is narrower than the narrowest window.
    static let mostLetters = 12

    /// The parts by now, each with its line breaks.
    private var parts: [String] = []
    private var part = ""
    // In the part: its scalars, its line breaks, the marks on its last letter, and the letters of its last character.
    private var (scalars, lines, marks, letters) = (0, 0, 0, 0)
    private var lastSpace: (end: String.Index, scalars: Int)?

    /// The parts of a text, which together are the text.
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
        if marks > Self.mostMarks || letters > Self.mostLetters {
            let isMark = marks > 0
            endPart()
            (marks, letters) = isMark ? (1, 0) : (0, 1)
        }
        part.unicodeScalars.append(scalar)
        scalars += 1
        if scalar == "\n" {
            lines += 1
            // What follows an empty line begins a part, if it would be cut off otherwise.
            if lines >= Self.mostLines || scalars >= Self.mostScalars / 2 && part.hasSuffix("\n\n") { return endPart() }
        }
        if scalar == " " || scalar == "\n" { lastSpace = (part.endIndex, scalars) }
        if scalars >= Self.mostScalars { endAtSpace() }
    }

    private mutating func endAtSpace() {
        guard let lastSpace, lastSpace.scalars >= Self.mostScalars / 2 else { return endPart() }
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
