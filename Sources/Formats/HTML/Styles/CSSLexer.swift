import Markup

/// Splits a style sheet into tokens, in one pass over its bytes, which may be any.
struct CSSLexer {
    private let bytes: [UInt8]
    private var position = 0

    /// Begins at the start of a text in UTF-8.
    init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

    /// Returns the next token; `nil` at the end. Skips comments.
    mutating func next() -> CSSToken? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                while position < bytes.count, bytes[position].isCSSSpace { position += 1 }
                return .space
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                position =
                    ByteSearch.first(Array("*/".utf8), in: bytes, from: position + 2).map { $0 + 2 } ?? bytes.count
            case UInt8(ascii: "<") where ByteSearch.has(Array("<!--".utf8), in: bytes, at: position): position += 4
            case UInt8(ascii: "-") where ByteSearch.has(Array("-->".utf8), in: bytes, at: position): position += 3
            case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(string(byte))
            default:
                if startsWord { return word() }
                position += 1
                return .mark(byte)
            }
        }
        return nil
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private var startsWord: Bool {
        let byte = bytes[position]
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") { return peek(1)?.isCSSDigit == true }
        return byte.isCSSWord || (byte == UInt8(ascii: "\\") && peek(1).map { $0 != 0x0A } ?? false)
    }

    private mutating func word() -> CSSToken {
        var word: [UInt8] = []
        var isNumber = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), peek(1) != nil, peek(1) != 0x0A {
                position += 1
                escape(into: &word)
            } else if byte.isCSSWord || (byte == UInt8(ascii: "%") && isNumber)
                || (byte == UInt8(ascii: "+") && word == [])
                || (byte == UInt8(ascii: ".") && isNumber && peek(1)?.isCSSDigit == true)
            {
                isNumber = isNumber && (byte.isCSSDigit || "+-.".utf8.contains(byte))
                word.append(byte)
                position += 1
            } else {
                break
            }
        }
        let text = String(decoding: word, as: UTF8.self)
        guard peek(0) == UInt8(ascii: "(") else { return .word(text) }
        position += 1
        let name = text.lowercased()
        // An address may contain anything without quotation marks.
        if name == "url" { position = ByteSearch.first(UInt8(ascii: ")"), in: bytes, from: position) ?? bytes.count }
        return .function(name)
    }

    private mutating func string(_ quotationMark: UInt8) -> String {
        var text: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != quotationMark, bytes[position] != 0x0A {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                // A backslash at the end of a line continues the string in the next one.
                if bytes[position] == 0x0A { position += 1 } else { escape(into: &text) }
            } else {
                text.append(byte)
            }
        }
        position = min(position + 1, bytes.count)
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the characters after a backslash: up to six digits of a character's code, or the character itself.
    private mutating func escape(into text: inout [UInt8]) {
        let digits = bytes[position...].prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
        guard !digits.isEmpty else {
            text.append(bytes[position])
            position += 1
            return
        }
        position += digits.count
        if peek(0)?.isCSSSpace == true { position += 1 }
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
        let scalar = number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
        text += String(Character(scalar)).utf8
    }
}

extension UInt8 {
    /// Whether CSS counts the byte as white space.
    var isCSSSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

    fileprivate var isCSSDigit: Bool { (0x30...0x39).contains(self) }

    fileprivate var isCSSWord: Bool {
        (0x61...0x7A).contains(self | 0x20) || isCSSDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
            || self >= 0x80
    }
}
