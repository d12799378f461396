import CGtk

/// Text in any charset.
package nonisolated enum TextEncoding {
    /// Whether bytes are valid UTF-8.
    package static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                $0.isEmpty || g_utf8_validate_len($0.baseAddress, gsize($0.count), nil) != 0
            }
        }
    }

    /// Text in UTF-8 for bytes in a charset; what means nothing in it becomes a replacement character. Nil if the
    /// charset isn't known.
    ///
    /// - Parameter charset: Its name, as in `iso-8859-2`, in any capitals.
    package static func utf8(_ bytes: ArraySlice<UInt8>, from charset: String) -> [UInt8]? {
        let charset = charset.lowercased()
        let name = usualNames[charset] ?? charset
        if name == "utf-8" { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
        if name == "windows-1252" { return windows1252(bytes) }
        guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }),
            let converter = g_iconv_open("UTF-8", name), Int(bitPattern: converter) != -1
        else { return nil }
        defer { g_iconv_close(converter) }
        return bytes.withUnsafeBufferPointer { convert($0, by: converter) }
    }

    /// The charsets that the web means by some names (the WHATWG's Encoding Standard): a little more than the names say.
    private static let usualNames = [
        "utf8": "utf-8", "unicode-1-1-utf-8": "utf-8", "us-ascii": "windows-1252", "ascii": "windows-1252",
        "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252", "latin1": "windows-1252", "cp1252": "windows-1252",
        "iso-8859-9": "windows-1254", "tis-620": "windows-874", "gb2312": "gb18030", "gbk": "gb18030",
        "x-gbk": "gb18030", "shift_jis": "cp932", "shift-jis": "cp932", "sjis": "cp932", "x-sjis": "cp932",
        "windows-31j": "cp932", "euc-kr": "cp949", "ks_c_5601-1987": "cp949", "utf-16": "utf-16le",
        "unicode": "utf-16le",
    ]

    /// Not left to the system, which may lack it: it is what is tried last.
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

    private static func convert(_ bytes: UnsafeBufferPointer<UInt8>, by converter: GIConv) -> [UInt8] {
        let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        guard let base = bytes.baseAddress else { return [] }
        var input: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(
            to: CChar.self)
        var left = gsize(bytes.count)
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { piece in
            while left > 0 {
                var output = piece.baseAddress
                var room = gsize(piece.count)
                let before = left
                let reason = lp_iconv(converter, &input, &left, &output, &room)
                result.append(
                    contentsOf: UnsafeRawBufferPointer(start: piece.baseAddress, count: piece.count - Int(room)))
                guard reason != 0 else { continue }
                if reason == EILSEQ {
                    result += replacement
                    input = input.map { $0 + 1 }
                    left -= 1
                } else if reason != E2BIG || (before == left && Int(room) == piece.count) {
                    // A character is cut off at the end.
                    result += replacement
                    return
                }
            }
        }
        return result
    }
}
