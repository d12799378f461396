import Markup

/// Removes attributes beyond the number that any program writes, for libxml2's sake: it compares each attribute with all before
/// it, which takes a minute for a hundred thousand of them and can't be cancelled meanwhile.
enum AttributeLimit {
    /// The maximum number of attributes that an element keeps.
    static let most = 500

    /// Returns the document without the excess attributes.
    static func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        var position = 0
        while let found = ByteSearch.first(0x3C, in: text, from: position) {
            position = found + 1
            guard position < text.count, (0x61...0x7A).contains(text[position] | 0x20) else { continue }
            var tag = TagScanner(text, at: position)
            for _ in 0..<most where tag.isInside { tag.skipAttribute() }
            let cut = tag.position
            while tag.isInside { tag.skipAttribute() }
            position = tag.position
            guard cut < position else { continue }
            result += text[copied..<cut]
            copied = position
        }
        guard copied > 0 else { return text }
        result += text[copied...]
        return result
    }
}

/// Skips the attributes of a tag as parsers do: quotation marks count only after an equals sign.
private struct TagScanner {
    private let text: [UInt8]
    /// The start of the next attribute, or the end of the tag.
    private(set) var position: Int

    /// Begins after the name of an element.
    init(_ text: [UInt8], at name: Int) {
        (self.text, position) = (text, name)
        skip { !$0.isSpace && $0 != Self.slash && $0 != Self.end }
        skipSpace()
    }

    /// Whether another attribute follows.
    var isInside: Bool { position < text.count && text[position] != Self.end }

    mutating func skipAttribute() {
        // The first character of its name may be any.
        position += 1
        skip { !$0.isSpace && $0 != Self.slash && $0 != Self.end && $0 != Self.equals }
        let name = position
        skip(while: \.isSpace)
        if position < text.count, text[position] == Self.equals {
            position += 1
            skip(while: \.isSpace)
            skipValue()
        } else {
            position = name
        }
        skipSpace()
    }

    private mutating func skipValue() {
        guard position < text.count else { return }
        let quote = text[position]
        if quote == 0x22 || quote == 0x27 {
            position = ByteSearch.first(quote, in: text, from: position + 1).map { $0 + 1 } ?? text.count
        } else {
            skip { !$0.isSpace && $0 != Self.end }
        }
    }

    private mutating func skipSpace() { skip { $0.isSpace || $0 == Self.slash } }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while position < text.count, isSkipped(text[position]) { position += 1 }
    }

    private static let slash: UInt8 = 0x2F
    private static let end: UInt8 = 0x3E
    private static let equals: UInt8 = 0x3D
}

extension UInt8 {
    fileprivate var isSpace: Bool { self <= 0x20 }
}
