/// Converts ascending positions in UTF-8 to positions in Unicode scalars.
nonisolated struct ScalarCounter {
    private var byte = 0
    private var scalar = 0

    /// Returns a range in scalars. The next range asked for must begin after it.
    mutating func scalars(in range: Range<Int>, of bytes: Span<UInt8>) -> Range<Int> {
        let start = scalar(atByte: range.lowerBound, of: bytes)
        return start..<scalar(atByte: range.upperBound, of: bytes)
    }

    private mutating func scalar(atByte end: Int, of bytes: Span<UInt8>) -> Int {
        let part = bytes.extracting(byte..<end)
        var count = 0
        // All but the first byte of a scalar are 10xxxxxx.
        for index in part.indices { count += Int8(bitPattern: part[index]) >= -64 ? 1 : 0 }
        byte = end
        scalar += count
        return scalar
    }
}

nonisolated extension Span<UInt8> {
    /// Returns the scalar at a position of UTF-8, and the number of its bytes.
    @inline(__always)
    func scalar(at position: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[position])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | bits(position + 1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | bits(position + 1) << 6 | bits(position + 2), 3) }
        return (
            (first & 0x07) << 18 | bits(position + 1) << 12 | bits(position + 2) << 6 | bits(position + 3), 4
        )
    }

    @inline(__always)
    private func bits(_ position: Int) -> UInt32 { UInt32(self[position]) & 0x3F }

    /// Returns the scalar that ends at a position, which must not be the beginning.
    func scalar(before position: Int) -> Unicode.Scalar? {
        var start = position - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return Unicode.Scalar(scalar(at: start).value)
    }
}
