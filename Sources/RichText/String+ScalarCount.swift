extension String {
    /// The number of Unicode scalars. Unlike `unicodeScalars.count`, this handles many bytes at a time.
    var scalarCount: Int {
        let bytes = utf8.span
        var count = 0
        // All but the first byte of a scalar are 10xxxxxx.
        for index in bytes.indices { count += Int8(bitPattern: bytes[index]) >= -64 ? 1 : 0 }
        return count
    }
}
