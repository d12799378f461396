/// The address of a page, mailbox or telephone in a text.
public struct TextAddress: Hashable, Sendable {
    /// The kinds of addresses.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A page: `https://example.org/a`, `www.example.org`.
        case web
        /// A mailbox: `ada@example.org`, `mailto:ada@example.org`.
        case mail
        /// A telephone: `+49 30 1234567`, `(030) 123 45 67`, `tel:+49301234567`.
        case telephone
    }

    /// The kind.
    public var kind: Kind
    /// The position in the text, in Unicode scalars.
    public var range: Range<Int>
    /// The complete address, with one of the schemes `https`, `http`, `mailto` and `tel`. It contains no spaces and no invisible
    /// characters. After the host name of a page it is ASCII.
    public var uri: String

    /// The maximum length in Unicode scalars. Longer text is data rather than an address. Browsers have about the same limit.
    public static let longest = 2048

    /// Returns all addresses in a text, in order. They don't overlap.
    public static func all(in text: String) -> [TextAddress] {
        var scanner = AddressScanner(text)
        var found: [TextAddress] = []
        while let address = scanner.next() { found.append(address) }
        return found
    }

    /// Returns the address that contains a position of a text, in Unicode scalars, or begins or ends there.
    public static func find(at offset: Int, in text: String) -> TextAddress? {
        all(in: text).first { $0.range.contains(offset) || $0.range.upperBound == offset }
    }

    /// Returns whether an address may contain a part of a text, or begin or end there: false if there are only words up to the
    /// nearest spaces. This is much faster than finding the address.
    package static func canContain(_ part: Range<Int>, of text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        let start = scalars[..<part.lowerBound].lastIndex(where: \.properties.isWhitespace).map { $0 + 1 } ?? 0
        let end = scalars[part.upperBound...].firstIndex(where: \.properties.isWhitespace) ?? scalars.endIndex
        return start == end
            || !scalars[start..<end].allSatisfy { $0.properties.isAlphabetic || [",", "’", "'"].contains($0) }
    }
}
