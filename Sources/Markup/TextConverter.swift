import CGtk

/// Converts text in any charset that the system supports.
package enum TextConverter {
    /// Returns whether bytes are valid UTF-8.
    package static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                $0.isEmpty || g_utf8_validate_len($0.baseAddress, gsize($0.count), nil) != 0
            }
        }
    }

    /// Returns UTF-8 for bytes in a charset, given by the system's name. Invalid bytes become replacement characters. Returns
    /// `nil` if the system can't convert the charset.
    package static func utf8(_ bytes: ArraySlice<UInt8>, from charset: String) -> [UInt8]? {
        guard let converter = g_iconv_open("UTF-8", charset), Int(bitPattern: converter) != -1 else { return nil }
        defer { g_iconv_close(converter) }
        return bytes.withUnsafeBufferPointer { convert($0, by: converter) }
    }

    private static func convert(_ bytes: UnsafeBufferPointer<UInt8>, by converter: GIConv) -> [UInt8] {
        let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        guard let base = bytes.baseAddress else { return [] }
        var done = 0
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { piece in
            while done < bytes.count {
                var input: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: base + done)
                    .assumingMemoryBound(to: CChar.self)
                var output = piece.baseAddress
                var left = gsize(bytes.count - done)
                var room = gsize(piece.count)
                let reason = lp_iconv(converter, &input, &left, &output, &room)
                // Clamps the converter's results to the actual sizes, because they aren't trusted.
                let written = piece.count - min(Int(clamping: room), piece.count)
                let read = bytes.count - done - min(Int(clamping: left), bytes.count - done)
                result.append(contentsOf: UnsafeRawBufferPointer(start: piece.baseAddress, count: written))
                done += read
                if reason == EILSEQ {
                    // Some converters have already passed the invalid byte if it is the last one.
                    result += replacement
                    done += 1
                } else if reason != 0, reason != E2BIG || (read == 0 && written == 0) {
                    // A character is cut off at the end.
                    result += replacement
                    return
                }
            }
        }
        return result
    }
}
