/// Finds out in which charset a text is.
package nonisolated enum CharsetGuess {
    /// The text in valid UTF-8, without zero bytes.
    ///
    /// The evidence is, in this order: a byte order mark, the charset that it is said to have, what the document itself
    /// says, and whether it is valid UTF-8. What is left is taken for Windows-1252, in which every byte means something.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - declared: What comes with it, such as a MIME type's charset; nil if nothing does.
    ///   - looksInside: Whether the document may say it, in a `<meta>` element.
    package static func utf8(_ bytes: [UInt8], declared: String?, looksInside: Bool = false) -> [UInt8] {
        withoutZeros(decoded(bytes, declared, looksInside))
    }

    /// Whether letters of English take more than a byte each.
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

    /// UTF-16 without a mark, as Firefox used to put HTML on the clipboard: every other byte is zero.
    private static func wide(_ bytes: [UInt8]) -> Charset? {
        let start = bytes.prefix(8)
        guard start.count >= 4, start.count(where: { $0 == 0 }) * 2 == start.count else { return nil }
        let evens = stride(from: 0, to: start.count, by: 2).map { start[$0] }
        let odds = stride(from: 1, to: start.count, by: 2).map { start[$0] }
        if odds.allSatisfy({ $0 == 0 }) { return .utf16LittleEndian }
        return evens.allSatisfy { $0 == 0 } ? .utf16BigEndian : nil
    }

    /// The charset that a document names near its beginning.
    private static func namedInside(_ bytes: [UInt8]) -> String? {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        var rest = start[...]
        while let meta = rest.firstRange(of: "<meta") {
            let tag = rest[meta.upperBound...].prefix { $0 != ">" }
            rest = rest[tag.endIndex...]
            guard let found = tag.firstRange(of: "charset") else { continue }
            let value = tag[found.upperBound...].drop { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
            let name = value.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
            // What could be read so far isn't in UTF-16.
            return name.isEmpty ? nil : name.hasPrefix("utf-16") ? "utf-8" : String(name)
        }
        return nil
    }

    private static func withoutZeros(_ bytes: [UInt8]) -> [UInt8] {
        guard ByteSearch.first(0, in: bytes) != nil else { return bytes }
        return bytes.filter { $0 != 0 }
    }
}
