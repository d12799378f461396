import CGtk

extension Texture {
    /// Makes a picture from the bytes of an image file; nil if they aren't one.
    public convenience init?(encoded bytes: [UInt8]) {
        let texture = Bytes(bytes).use { gdk_texture_new_from_bytes($0, nil) }
        guard let texture else { return nil }
        self.init(owning: UnsafeMutableRawPointer(texture))
    }

    /// Makes a picture from the bytes of an image file in Base64; nil if they aren't one.
    public convenience init?(base64 text: String) {
        var count: gsize = 0
        guard let data = g_base64_decode(text, &count) else { return nil }
        defer { g_free(data) }
        self.init(encoded: Array(UnsafeRawBufferPointer(start: data, count: Int(count))))
    }
}
