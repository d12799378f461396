/// The first directory of a TIFF file (TIFF 6.0, section 2), or of one with 64-bit offsets (BigTIFF).
nonisolated struct TIFFHeader {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    private let isBig: Bool

    /// Makes the header; nil if the bytes aren't those of a TIFF.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4d else { return nil }
        self.bytes = bytes
        isLittleEndian = bytes[0] == 0x49
        isBig = bytes[isLittleEndian ? 2 : 3] == 43
        guard number(at: 2, length: 2) == (isBig ? 43 : 42) else { return nil }
    }

    /// The first picture's size in pixels; nil if it isn't stated.
    var size: (width: Int, height: Int)? {
        guard let directory = number(at: isBig ? 8 : 4, length: isBig ? 8 : 4),
            let count = number(at: directory, length: isBig ? 8 : 2)
        else { return nil }
        var (width, height): (Int?, Int?)
        var entry = directory + (isBig ? 8 : 2)
        let length = isBig ? 20 : 12
        for _ in 0..<min(count, bytes.count / length) {
            switch number(at: entry, length: 2) {
            case nil: return nil
            case 256: width = value(at: entry)
            case 257: height = value(at: entry)
            default: break
            }
            if let width, let height { return (width, height) }
            entry += length
        }
        return nil
    }

    private func value(at entry: Int) -> Int? {
        let offset = entry + (isBig ? 12 : 8)
        switch number(at: entry + 2, length: 2) {
        case 1: return number(at: offset, length: 1)
        case 3: return number(at: offset, length: 2)
        case 4: return number(at: offset, length: 4)
        case 16 where isBig: return number(at: offset, length: 8)
        default: return nil
        }
    }

    /// Returns a number; nil if it is beyond the end, or larger than any valid number in a file.
    private func number(at position: Int, length: Int) -> Int? {
        guard position >= 0, position <= bytes.count - length else { return nil }
        let range = position..<position + length
        let number = isLittleEndian ? bytes.littleEndian(range) : bytes.bigEndian(range)
        return number >= 0 && number <= 1 << 40 ? number : nil
    }
}
