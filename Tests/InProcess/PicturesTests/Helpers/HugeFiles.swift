import TestSupport

@testable import Platform

/// Small files whose headers claim a huge size.
enum HugeFiles {
    static func png(width: Int, height: Int) throws -> [UInt8] {
        var bytes = try PictureFiles.written(as: "png")
        bytes.replaceSubrange(16..<24, with: bigEndian(width, 4) + bigEndian(height, 4))
        bytes.replaceSubrange(29..<33, with: bigEndian(Int(crc(bytes[12..<29])), 4))
        return bytes
    }

    /// Returns a complete white PNG with one bit per pixel; the width is a multiple of 8.
    static func wholePNG(width: Int, height: Int) -> [UInt8] {
        let count = (width / 8 + 1) * height
        let header = bigEndian(width, 4) + bigEndian(height, 4) + [1, 0, 0, 0, 0]
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
            + chunk("IDAT", zeros(count)) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bigEndian(content.count, 4) + named + bigEndian(Int(crc(named[...])), 4)
    }

    /// Returns a number of zero bytes, at least one, compressed (RFC 1950; RFC 1951, section 3.2.6: the fixed codes).
    private static func zeros(_ count: Int) -> [UInt8] {
        var bits = PictureFiles.Bits()
        bits.append(0b11, count: 3)  // the last block, of fixed codes
        // Huffman codes are written from their highest bit, other values from their lowest.
        let (zero, longest, distance) = (0b0000_1100, 0b1010_0011, 0)
        let (repeats, rest) = (count - 1).quotientAndRemainder(dividingBy: 258)
        bits.append(zero, count: 8)
        for _ in 0..<repeats {
            bits.append(longest, count: 8)
            bits.append(distance, count: 5)
        }
        for _ in 0..<rest { bits.append(zero, count: 8) }
        bits.append(0, count: 7)  // the end of the block
        return [0x78, 0x9c] + bits.bytes + bigEndian(count % 65_521, 2) + [0, 1]
    }

    static func jpeg(width: Int, height: Int) throws -> [UInt8] {
        var bytes = try PictureFiles.written(as: "jpeg")
        guard let start = bytes.indices.dropLast().first(where: { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 }) else {
            throw TestFailure("the JPEG has no frame header")
        }
        bytes.replaceSubrange(start + 5..<start + 9, with: bigEndian(height, 2) + bigEndian(width, 2))
        return bytes
    }

    static func gif(width: Int, height: Int) -> [UInt8] {
        var bytes = PictureFiles.gif
        let size = PictureFiles.bytes(width) + PictureFiles.bytes(height)
        bytes.replaceSubrange(6..<10, with: size)
        bytes.replaceSubrange(30..<34, with: size)
        return bytes
    }

    static func bmp(width: Int, height: Int) throws -> [UInt8] {
        var bytes = try PictureFiles.written(as: "bmp")
        bytes.replaceSubrange(18..<26, with: bigEndian(width, 4).reversed() + bigEndian(height, 4).reversed())
        return bytes
    }

    static func svg(width: Int, height: Int) -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>".utf8)
    }

    /// TIFF 6.0, section 2: the directory's entries 256 and 257 are width and height.
    static func tiff(width: Int, height: Int) throws -> [UInt8] {
        var bytes = try PictureFiles.written(as: "tiff")
        guard bytes.starts(with: [0x49, 0x49, 42, 0]) else { throw TestFailure("the TIFF isn’t little-endian") }
        func number(_ position: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
        }
        let directory = number(4, 4)
        for index in 0..<number(directory, 2) {
            let entry = directory + 2 + 12 * index
            for (tag, value) in [(256, width), (257, height), (278, height)] where number(entry, 2) == tag {
                bytes.replaceSubrange(entry + 2..<entry + 4, with: [4, 0])
                bytes.replaceSubrange(entry + 8..<entry + 12, with: bigEndian(value, 4).reversed())
            }
        }
        return bytes
    }

    /// RFC 9649, section 2.7: the extended header states the canvas.
    static func webP(width: Int, height: Int, picture: [UInt8]? = nil) throws -> [UInt8] {
        let picture = try picture ?? PictureFiles.written(as: "webp")
        let canvas = bigEndian(width - 1, 3).reversed() + bigEndian(height - 1, 3).reversed()
        return riff(Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0] + canvas + picture.dropFirst(12))
    }

    /// RFC 9649, section 3.4: a lossless picture of one colour, which takes a few bytes whatever its size; 28 if black.
    static func losslessWebP(
        width: Int, height: Int, red: Int = 200, blue: Int = 10, hasChunkHeader: Bool = true
    ) -> [UInt8] {
        var bits = PictureFiles.Bits()
        bits.append(0x2f, count: 8)
        bits.append(width - 1, count: 14)
        bits.append(height - 1, count: 14)
        bits.append(0, count: 4)  // no alpha, version 0
        bits.append(0, count: 3)  // no transform, no colour cache, one code group
        for value in [0, red, blue, red == 0 ? 0 : 255, 0] {
            // A simple code with one symbol takes no bits in the picture itself.
            bits.append(1, count: 1)
            bits.append(0, count: 1)
            bits.append(value > 1 ? 1 : 0, count: 1)
            bits.append(value, count: value > 1 ? 8 : 1)
        }
        let data = bits.bytes + (bits.bytes.count.isMultiple(of: 2) ? [] : [0])
        let header = Array("VP8L".utf8) + bigEndian(bits.bytes.count, 4).reversed()
        return riff((hasChunkHeader ? header : []) + data)
    }

    private static func riff(_ chunks: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + bigEndian(chunks.count + 4, 4).reversed() + Array("WEBP".utf8) + chunks
    }

    private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(number >> (8 * $0) & 255) }
    }

    /// Returns the checksum of a PNG chunk (PNG specification, annex D).
    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
