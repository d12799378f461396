import Markup

/// Determines the charset of a text.
package enum CharsetGuess {
    /// Returns the text in valid UTF-8, without zero bytes. The charset is determined, in this order, by: a byte order mark; the
    /// declared charset, as in a MIME type; a `<meta>` element in the document, if `looksInside` is true; and whether the text is
    /// valid UTF-8. Anything else is taken for Windows-1252, in which every byte is valid.
    package static func utf8(_ bytes: [UInt8], declared: String?, looksInside: Bool = false) -> [UInt8] {
        withoutZeros(decoded(bytes, declared, looksInside))
    }

    /// Returns whether English letters take more than a byte each.
    package static func isWide(_ bytes: [UInt8]) -> Bool {
        wide(bytes) != nil || marks.contains { $0.charset != .utf8 && bytes.starts(with: $0.bytes) }
    }

    private static func decoded(_ bytes: [UInt8], _ declared: String?, _ looksInside: Bool) -> [UInt8] {
        for (mark, charset) in marks where bytes.starts(with: mark) {
            return decoded(bytes[mark.count...], charset)
        }
        if let charset = wide(bytes) { return decoded(bytes[...], charset) }
        for name in [declared, looksInside ? namedInside(bytes) : nil] {
            if let charset = name.flatMap(Charset.init), let text = TextEncoding.utf8(bytes[...], from: charset) {
                return text
            }
        }
        return TextEncoding.isUTF8(withoutZeros(bytes)) ? bytes : decoded(bytes[...], .windows1252)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, _ charset: Charset) -> [UInt8] {
        TextEncoding.utf8(bytes, from: charset) ?? []
    }

    private static let marks: [(bytes: [UInt8], charset: Charset)] = [
        ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]

    /// Detects UTF-16 without a byte order mark, as Firefox used to put HTML on the clipboard. In characters common to all
    /// scripts, such as spaces and tags, every other byte is zero.
    private static func wide(_ bytes: [UInt8]) -> Charset? {
        let start = bytes.prefix(4096)
        var zeros = [0, 0]
        for (position, byte) in start.enumerated() where byte == 0 { zeros[position % 2] += 1 }
        // Letters of other scripts may have a zero in the other byte, but few of them do.
        guard zeros.max()! >= max(2, start.count / 16), zeros.min()! * 4 <= zeros.max()! else { return nil }
        return zeros[0] < zeros[1] ? .utf16LittleEndian : .utf16BigEndian
    }

    /// Returns the charset that a document names near its beginning, in the part where browsers look for it.
    private static func namedInside(_ bytes: [UInt8]) -> String? {
        let start = String(decoding: bytes.prefix(16 << 10), as: UTF8.self).lowercased()
        var rest = start[...]
        if start.hasPrefix("<?xml") {
            let declaration = rest.prefix { $0 != ">" }
            if let found = declaration.firstRange(of: "encoding") { return name(in: declaration[found.upperBound...]) }
        }
        while let found = rest.firstRange(of: "<meta") {
            // Skips comments.
            if let comment = rest[..<found.lowerBound].firstRange(of: "<!--") {
                guard let end = rest[comment.upperBound...].firstRange(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
                continue
            }
            let tag = rest[found.upperBound...].prefix { $0 != ">" }
            rest = rest[tag.endIndex...]
            guard let position = tag.firstRange(of: "charset") else { continue }
            // A description may contain the word, too.
            guard tag.contains("http-equiv") || !tag[..<position.lowerBound].contains("content") else { continue }
            return name(in: tag[position.upperBound...])
        }
        return nil
    }

    /// Returns the charset's name after an equals sign. A text readable up to here isn't in UTF-16.
    private static func name(in value: Substring) -> String? {
        let value = value.drop { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
        let name = value.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
        return name.isEmpty ? nil : name.hasPrefix("utf-16") ? "utf-8" : String(name)
    }

    private static func withoutZeros(_ bytes: [UInt8]) -> [UInt8] {
        guard ByteSearch.first(0, in: bytes) != nil else { return bytes }
        return bytes.filter { $0 != 0 }
    }
}
