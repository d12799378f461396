extension String {
    /// The text with a line feed for every other line or paragraph end: carriage returns, alone or with a line feed, and
    /// Unicode's line and paragraph separators. A byte order mark at its beginning is left out.
    package var withLineFeeds: String {
        var ends = LineFeeds()
        return ends.applied(to: self)
    }
}

extension RichText {
    /// The separator of lines within a list item, which continues in the next line.
    package static let lineInItem = "\u{2028}"

    /// The same text with a line feed for every line or paragraph end, and without a byte order mark at its beginning. Line
    /// separators within list items stay.
    package var withLineFeeds: RichText {
        guard runs.contains(where: { LineFeeds.areNeeded(in: $0.text) }) else { return self }
        var result = RichText()
        var ends = LineFeeds()
        for run in runs {
            ends.keepsLines = run.attributes.paragraph?.mark != nil
            result.append(ends.applied(to: run.text), run.attributes)
        }
        return result
    }
}

/// Replaces line ends with line feeds, piece by piece.
private struct LineFeeds {
    /// Whether the last piece ended with a carriage return, which a line feed would complete.
    private var hasReturn = false
    private var isAtStart = true
    /// Whether line separators stay.
    var keepsLines = false

    private static func isOther(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    /// Returns whether a piece contains line ends other than line feeds, or a byte order mark.
    static func areNeeded(in text: String) -> Bool {
        // The first bytes of these characters, which are rare in other text.
        text.utf8.contains { $0 == 0x0D || $0 == 0xE2 || $0 == 0xEF }
            && text.unicodeScalars.contains { isOther($0) || $0 == "\u{FEFF}" }
    }

    mutating func applied(to text: String) -> String {
        defer { if !text.isEmpty { isAtStart = false } }
        guard hasReturn || Self.areNeeded(in: text) else { return text }
        var result = String.UnicodeScalarView()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if isAtStart, index == 0, scalar == "\u{FEFF}" { continue }
            let isKept = keepsLines && scalar == "\u{2028}"
            if !(scalar == "\n" && hasReturn) { result.append(Self.isOther(scalar) && !isKept ? "\n" : scalar) }
            hasReturn = scalar == "\r"
        }
        return String(result)
    }
}
