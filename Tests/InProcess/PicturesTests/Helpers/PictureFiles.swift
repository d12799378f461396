@testable import Pictures
@testable import Platform

/// Picture files made for tests, each half red and half blue.
enum PictureFiles {
    static let width = 24
    static let height = 16

    /// Returns a file in one of the formats that GdkPixbuf writes.
    static func written(as format: String) throws -> [UInt8] {
        try Pixels.halves(width: width, height: height).encoded(as: format)
    }

    /// The same picture as SVG.
    static let svg = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16">
        <rect width="12" height="16" fill="#fa0a0a"/><rect x="12" width="12" height="16" fill="#0a0afa"/>
        </svg>
        """.utf8)

    /// The same picture as GIF, which GdkPixbuf can't write.
    static let gif = gif(width: width, height: height) { x, _ in x < width / 2 ? 1 : 2 }

    /// Returns a GIF (GIF89a specification) with four colours: black, red, blue, white.
    ///
    /// The code table is cleared every two pixels, so that codes stay three bits long and equal the pixels' values.
    static func gif(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> Int) -> [UInt8] {
        var bits = Bits()
        for index in 0..<width * height {
            if index.isMultiple(of: 2) { bits.append(4, count: 3) }
            bits.append(color(index % width, index / width), count: 3)
        }
        bits.append(5, count: 3)
        let size = bytes(width) + bytes(height)
        let blocks = stride(from: 0, to: bits.bytes.count, by: 255).flatMap { start in
            let block = bits.bytes[start..<min(start + 255, bits.bytes.count)]
            return [UInt8(block.count)] + block
        }
        let palette: [UInt8] = [0, 0, 0, 250, 10, 10, 10, 10, 250, 255, 255, 255]
        return Array("GIF89a".utf8) + size + [0xf1, 0, 0] + palette + [0x2c, 0, 0, 0, 0] + size + [0, 2] + blocks
            + [0, 0x3b]
    }

    /// Returns the same picture as an animation: the first frame, followed by frames of one pixel that is alternately red and
    /// blue.
    static func movingGIF(frames: Int) -> [UInt8] {
        let pixel: [UInt8] = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c] + bytes(0) + bytes(0) + bytes(1) + bytes(1) + [0, 2]
        let colors: [[UInt8]] = [[2, 0x4c, 1, 0], [2, 0x54, 1, 0]]
        let others: [UInt8] = (1..<frames).flatMap { pixel + colors[$0 % 2] }
        return gif.dropLast() + others + [0x3b]
    }

    /// Returns a number as two bytes, in little-endian order.
    static func bytes(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }

    /// Bits in the order of GIF and of lossless WebP: from the lowest of each byte.
    struct Bits {
        private(set) var bytes: [UInt8] = []
        private var count = 0

        mutating func append(_ value: Int, count: Int) {
            for bit in 0..<count {
                if self.count.isMultiple(of: 8) { bytes.append(0) }
                bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << UInt8(self.count % 8)
                self.count += 1
            }
        }
    }
}
