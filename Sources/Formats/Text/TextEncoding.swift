import Markup

/// Decodes text in any charset.
package enum TextEncoding {
    /// Returns whether bytes are valid UTF-8.
    package static func isUTF8(_ bytes: [UInt8]) -> Bool { TextConverter.isUTF8(bytes) }

    /// Returns the UTF-8 for bytes in a charset, with replacement characters; `nil` if the system can't convert it.
    package static func utf8(_ bytes: ArraySlice<UInt8>, from charset: Charset) -> [UInt8]? {
        switch charset {
        case .utf8: return Array(String(decoding: bytes, as: UTF8.self).utf8)
        case .windows1252: return windows1252(bytes)
        case .system(let name): return TextConverter.utf8(bytes, from: name)
        }
    }

    /// Converts Windows-1252 without the system, which may lack it: this is the last resort.
    private static func windows1252(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text = ""
        text.unicodeScalars.append(
            contentsOf: bytes.lazy.map { byte in
                (0x80..<0xA0).contains(byte) ? letters1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
            })
        return Array(text.utf8)
    }

    private static let letters1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
