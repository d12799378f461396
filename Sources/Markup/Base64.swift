import CGtk

/// Converts between bytes and Base64 (RFC 4648).
package enum Base64 {
    /// Encodes bytes.
    package static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard !bytes.isEmpty else { return [] }
        return bytes.withUnsafeBufferPointer { buffer in
            let text = g_base64_encode(buffer.baseAddress, gsize(buffer.count))!
            defer { g_free(text) }
            return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
        }
    }

    /// Encodes bytes as a string.
    package static func encode(_ bytes: [UInt8]) -> String { String(decoding: encode(bytes[...]), as: UTF8.self) }

    /// Decodes bytes, ignoring characters that aren't Base64.
    package static func decode(_ letters: ArraySlice<UInt8>) -> [UInt8] {
        guard !letters.isEmpty else { return [] }
        return letters.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                [UInt8](unsafeUninitializedCapacity: characters.count / 4 * 3 + 3) { result, count in
                    var state: gint = 0
                    var save: guint = 0
                    count = Int(
                        g_base64_decode_step(
                            characters.baseAddress, gsize(characters.count), result.baseAddress, &state, &save))
                }
            }
        }
    }
}
