import CGtk

/// Bytes written in letters, as web pages carry pictures (RFC 4648).
public nonisolated enum Base64 {
    /// The letters for bytes.
    public static func encode(_ bytes: [UInt8]) -> String {
        guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
