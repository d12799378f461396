/// The compression of GIF (GIF89a specification, appendix F).
nonisolated enum LZW {
    private static let maxCodes = 4096

    /// Returns decoded pixels; nil if the codes are damaged. Missing pixels are filled with zeros, as viewers do.
    static func decoded(_ data: [UInt8], firstSize: Int, count: Int) -> [UInt8]? {
        // Each code stands for at most `maxCodes` pixels.
        guard (1...11).contains(firstSize), count / maxCodes <= data.count * 8 else { return nil }
        let (clear, end) = (1 << firstSize, 1 << firstSize + 1)
        var pixels = [UInt8](repeating: 0, count: count)
        // Each code consists of another one and a pixel; also stores the length of each.
        var prefixes = [Int](repeating: 0, count: maxCodes)
        var suffixes = [UInt8](repeating: 0, count: maxCodes)
        var lengths = [Int](repeating: 1, count: maxCodes)
        for code in 0..<clear { suffixes[code] = UInt8(truncatingIfNeeded: code) }
        var (next, size) = (end + 1, firstSize + 1)
        var previous: Int?
        var (bits, bitCount, offset, written) = (0, 0, 0, 0)
        while written < count {
            while bitCount < size {
                guard offset < data.count else { return pixels }
                bits |= Int(data[offset]) << bitCount
                bitCount += 8
                offset += 1
            }
            let code = bits & (1 << size - 1)
            bits >>= size
            bitCount -= size
            if code == clear {
                (next, size, previous) = (end + 1, firstSize + 1, nil)
                continue
            }
            if code == end { return pixels }
            guard code < next || (code == next && previous != nil) else { return nil }
            if let previous, next < maxCodes {
                var first = code == next ? previous : code
                while lengths[first] > 1 { first = prefixes[first] }
                (prefixes[next], suffixes[next], lengths[next]) = (previous, suffixes[first], lengths[previous] + 1)
                next += 1
                if next == 1 << size, size < 12 { size += 1 }
            } else if code >= next {
                return nil
            }
            // Written from the end, because the codes are chained backwards.
            var (part, position) = (code, written + lengths[code] - 1)
            written += lengths[code]
            while position >= written - lengths[code] {
                if position < count { pixels[position] = suffixes[part] }
                part = prefixes[part]
                position -= 1
            }
            previous = code
        }
        return pixels
    }

    /// Returns the codes of pixels.
    static func encoded(_ pixels: [UInt8], firstSize: Int) -> [UInt8] {
        let (clear, end) = (1 << firstSize, 1 << firstSize + 1)
        var bits = Bits()
        var table = [Int16](repeating: -1, count: maxCodes << 8)
        var used: [Int] = []
        var (next, size) = (end + 1, firstSize + 1)
        bits.append(clear, size)
        var current: Int?
        for pixel in pixels {
            guard let prefix = current else {
                current = Int(pixel)
                continue
            }
            let key = prefix << 8 | Int(pixel)
            if table[key] >= 0 {
                current = Int(table[key])
                continue
            }
            bits.append(prefix, size)
            current = Int(pixel)
            if next < maxCodes {
                table[key] = Int16(next)
                used.append(key)
                next += 1
                if next == 1 << size + 1, size < 12 { size += 1 }
            } else {
                bits.append(clear, size)
                for key in used { table[key] = -1 }
                used.removeAll(keepingCapacity: true)
                (next, size) = (end + 1, firstSize + 1)
            }
        }
        if let current { bits.append(current, size) }
        // At this point the decoder has one code more.
        if next == 1 << size, size < 12 { size += 1 }
        bits.append(end, size)
        return bits.finished
    }

    private struct Bits {
        private var bytes: [UInt8] = []
        private var (value, count) = (0, 0)

        mutating func append(_ code: Int, _ size: Int) {
            value |= code << count
            count += size
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: value))
                value >>= 8
                count -= 8
            }
        }

        var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: value)] : bytes }
    }
}
