extension String {
    /// The text with a line feed for whatever else ends a line or paragraph: carriage returns, alone or with a line feed,
    /// and Unicode's line and paragraph separators. A byte order mark at its beginning is left out.
    package var withLineFeeds: String {
        var ends = LineFeeds()
        return ends.applied(to: self)
    }
}

extension RichText {
    /// What ends a line within an item of a list, which goes on in the next one.
    package static let lineInItem = "\u{2028}"

    /// The same text with line feeds for all that ends a line or paragraph, and without a byte order mark at its beginning. The
    /// lines within an item of a list stay what they are.
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

/// Puts line feeds in, piece by piece.
private struct LineFeeds {
    /// Whether the last piece has ended with a carriage return: a line feed then belongs to it.
    private var hasReturn = false
    private var isAtStart = true
    /// Whether a line separator stays one.
    var keepsLines = false

    private static func isOther(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    /// Whether a piece has anything but line feeds, or a byte order mark.
    static func areNeeded(in text: String) -> Bool {
        // Their first bytes, of which a text without them has few or none.
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
