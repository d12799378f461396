import CGtk

/// Searches bytes at the speed of the C library.
package enum ByteSearch {
    /// Returns the position of the first occurrence of a byte at or after a position.
    package static func first(_ byte: UInt8, in bytes: [UInt8], from position: Int = 0) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard position < buffer.count, let start = buffer.baseAddress else { return nil }
            return memchr(start + position, CInt(byte), buffer.count - position).map {
                UnsafeRawPointer($0) - start
            }
        }
    }

    /// Returns the position of the first occurrence of a byte pattern at or after a position.
    package static func first(_ pattern: [UInt8], in bytes: [UInt8], from position: Int = 0) -> Int? {
        bytes.withUnsafeBytes { buffer in
            pattern.withUnsafeBytes { pattern in
                guard position < buffer.count, let start = buffer.baseAddress else { return nil }
                return lp_memmem(
                    start + position, gsize(buffer.count - position), pattern.baseAddress, gsize(pattern.count)
                )
                .map { UnsafeRawPointer($0) - start }
            }
        }
    }

    /// Returns whether a byte pattern is at a position.
    package static func has(_ pattern: [UInt8], in bytes: [UInt8], at position: Int) -> Bool {
        bytes.withUnsafeBytes { buffer in
            pattern.withUnsafeBytes { pattern in
                guard let wanted = pattern.baseAddress, !pattern.isEmpty else { return true }
                guard let start = buffer.baseAddress, position <= buffer.count - pattern.count else { return false }
                return memcmp(start + position, wanted, pattern.count) == 0
            }
        }
    }

    /// Returns whether a text contains any of some bytes, which must be ASCII.
    package static func contains(_ bytes: [UInt8], in text: String) -> Bool {
        let fast = text.utf8.withContiguousStorageIfAvailable { buffer in
            bytes.contains { byte in
                buffer.baseAddress.map { memchr($0, CInt(byte), buffer.count) != nil } ?? false
            }
        }
        return fast ?? text.utf8.contains(where: bytes.contains)
    }
}
