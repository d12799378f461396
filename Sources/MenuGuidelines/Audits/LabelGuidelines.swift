import Menus

/// The guidelines for the labels of commands.
enum LabelGuidelines {
    /// The maximum length of a succinct label, in letters. The guidelines give no number; at usual font sizes, this many letters
    /// take more than half of a window 320 points wide.
    static let longest = 24
    /// The maximum length in languages other than English, most of which need about a third more letters for the same words.
    static let longestElsewhere = 32

    /// The words that title-style capitals leave in lower case, unless first or last: articles, coordinating conjunctions, and
    /// prepositions of four or fewer letters (E35).
    static let small: Set<String> = [
        "a", "an", "the", "and", "but", "for", "nor", "or", "so", "yet", "as", "at", "by", "down", "from", "in", "into",
        "like", "near", "of", "off", "on", "onto", "out", "over", "past", "per", "than", "to", "up", "upon", "via",
        "with",
    ]

    /// Returns the faults of a label by its menu's rules on length and on capitals. Only English titles have title-style
    /// capitals.
    static func findings(
        _ title: String, length: Guideline, capitals: Guideline, hasTitleCapitals: Bool = Language.hasTitleCapitals
    ) -> [Finding] {
        var findings: [Finding] = []
        let longest = hasTitleCapitals ? longest : longestElsewhere
        if title.isEmpty {
            findings.append(Finding(length, "a command has no label"))
        } else if title.count > longest {
            findings.append(Finding(length, "“\(title)” has \(title.count) letters; keep to \(longest)"))
        }
        guard hasTitleCapitals else { return findings }
        let better = titleCased(title)
        if better != title { findings.append(Finding(capitals, "“\(title)” should be “\(better)”")) }
        return findings
    }

    /// Returns a label in title-style capitals. Words with capitals of their own inside, such as HTML, stay as they are.
    static func titleCased(_ title: String) -> String {
        let words = title.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return words.enumerated().map { index, word in
            let isInside = index != 0 && index != words.count - 1
            if isInside, small.contains(word.lowercased()) { return word.lowercased() }
            return word.prefix(1).uppercased() + word.dropFirst()
        }.joined(separator: " ")
    }
}
