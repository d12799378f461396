/// The size stated in a picture with the box format: AVIF, HEIC and related formats (ISO/IEC 23008-12), and JPEG 2000.
nonisolated enum BoxedPicture {
    /// Returns the size; nil if the bytes aren't such a picture, or state no size.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        if bytes.starts(with: [0xff, 0x4f, 0xff, 0x51]) { return codestream(bytes, at: 0) }
        guard let first = Boxes(bytes).first(where: { _ in true }) else { return nil }
        switch first.type {
        case "ftyp": return largest(bytes)
        case "jP  ": return jpeg2000(bytes)
        default: return nil
        }
    }

    /// Returns the size of the largest picture in the file: a grid is as large as its tiles together, thumbnails are smaller.
    /// An animation has a track for its frames. It doesn't matter which picture is shown, because the others are decoded for
    /// it too.
    private static func largest(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var largest: (width: Int, height: Int)?
        func count(_ width: Int, _ height: Int) {
            if let largest, Double(width) * Double(height) < Double(largest.width) * Double(largest.height) { return }
            largest = (width, height)
        }
        Boxes.visit(["meta", "iprp", "ipco", "ispe"], of: bytes) { content in
            guard content.count >= 12 else { return }
            let start = content.lowerBound
            count(bytes.bigEndian(start + 4..<start + 8), bytes.bigEndian(start + 8..<start + 12))
        }
        Boxes.visit(["moov", "trak", "tkhd"], of: bytes) { content in
            // The times take 64 bits from version 1 on. The size is in fixed point with 16 fractional bits.
            guard let version = content.first.map({ bytes[$0] }) else { return }
            let start = content.lowerBound + (version == 0 ? 76 : 88)
            guard start + 8 <= content.upperBound else { return }
            count(bytes.bigEndian(start..<start + 2), bytes.bigEndian(start + 4..<start + 6))
        }
        return largest
    }

    /// Returns the size by ISO/IEC 15444-1, annex I: the codestream states it, and so does the file's header.
    private static func jpeg2000(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var size: (width: Int, height: Int)?
        for box in Boxes(bytes) {
            if box.type == "jp2c" { return codestream(bytes, at: box.content.lowerBound) ?? size }
            guard box.type == "jp2h",
                let header = Boxes(bytes, within: box.content).first(where: { $0.type == "ihdr" }),
                header.content.count >= 8
            else { continue }
            let start = header.content.lowerBound
            size = (bytes.bigEndian(start + 4..<start + 8), bytes.bigEndian(start..<start + 4))
        }
        return size
    }

    /// Returns the size by ISO/IEC 15444-1, section A.5.1: the reference grid, less the offset of the picture in it.
    private static func codestream(_ bytes: [UInt8], at start: Int) -> (width: Int, height: Int)? {
        guard start + 24 <= bytes.count, bytes[start..<start + 4].elementsEqual([0xff, 0x4f, 0xff, 0x51]) else {
            return nil
        }
        func side(_ offset: Int) -> Int {
            bytes.bigEndian(offset..<offset + 4) - bytes.bigEndian(offset + 8..<offset + 12)
        }
        let size = (width: side(start + 8), height: side(start + 12))
        return size.width > 0 && size.height > 0 ? size : nil
    }
}
