import CGtk

/// Looking for bytes in many, at the speed of the C library.
public nonisolated enum ByteSearch {
    /// Where a byte is first found at or after a place.
    public static func first(_ byte: UInt8, in bytes: [UInt8], from place: Int = 0) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard place < buffer.count, let start = buffer.baseAddress else { return nil }
            return memchr(start + place, CInt(byte), buffer.count - place).map {
                UnsafeRawPointer($0) - start
            }
        }
    }

    /// Where bytes are first found, as they are, at or after a place.
    public static func first(_ pattern: [UInt8], in bytes: [UInt8], from place: Int = 0) -> Int? {
        bytes.withUnsafeBytes { buffer in
            pattern.withUnsafeBytes { pattern in
                guard place < buffer.count, let start = buffer.baseAddress else { return nil }
                return lp_memmem(start + place, gsize(buffer.count - place), pattern.baseAddress, gsize(pattern.count))
                    .map { UnsafeRawPointer($0) - start }
            }
        }
    }
}
