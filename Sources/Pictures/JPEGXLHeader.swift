/// The size at the beginning of a JPEG XL picture (ISO/IEC 18181-1, section D.2), as a codestream or in boxes (18181-2).
nonisolated struct JPEGXLHeader {
    private let start: [UInt8]
    private var offset = 0

    /// Returns the size; nil if the bytes aren't JPEG XL, or are too short.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        if isCodestream(bytes) { return size(ofCodestream: bytes[..<min(bytes.count, longest)]) }
        guard bytes.starts(with: [0, 0, 0, 12] + "JXL ".utf8 + [0x0d, 0x0a, 0x87, 0x0a]) else { return nil }
        var start: [UInt8] = []
        for box in Boxes(bytes) where start.count < longest {
            switch box.type {
            case "jxlc": start += bytes[box.content].prefix(longest)
            // Parts of the codestream, each preceded by its number in four bytes; they may be as short as one byte.
            case "jxlp": start += bytes[box.content].dropFirst(4).prefix(longest)
            default: break
            }
        }
        return isCodestream(start) ? size(ofCodestream: start[...]) : nil
    }

    /// The number of bytes read, which is more than the size takes.
    private static let longest = 16

    private static func isCodestream(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xff, 0x0a]) }

    private static func size(ofCodestream start: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
        var header = JPEGXLHeader(start: Array(start.dropFirst(2)))
        return header.size()
    }

    private init(start: [UInt8]) { self.start = start }

    private mutating func size() -> (width: Int, height: Int)? {
        guard let isSmall = number(bits: 1), let height = side(isSmall: isSmall == 1), let ratio = number(bits: 3)
        else {
            return nil
        }
        if ratio == 0 { return side(isSmall: isSmall == 1).map { ($0, height) } }
        let (width, divisor) = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)][ratio - 1]
        return (height * width / divisor, height)
    }

    /// Reads the length of a side; those of a small picture are multiples of 8.
    private mutating func side(isSmall: Bool) -> Int? {
        if isSmall { return number(bits: 5).map { ($0 + 1) * 8 } }
        guard let kind = number(bits: 2) else { return nil }
        return number(bits: [9, 13, 18, 30][kind]).map { $0 + 1 }
    }

    /// Reads the next bits, the lowest first.
    private mutating func number(bits: Int) -> Int? {
        guard offset + bits <= start.count * 8 else { return nil }
        defer { offset += bits }
        return (0..<bits).reduce(0) { $0 | Int(start[(offset + $1) / 8] >> UInt8((offset + $1) % 8) & 1) << $1 }
    }
}
