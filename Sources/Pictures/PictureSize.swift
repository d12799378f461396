/// The size stated in a picture's header, read without decoding anything.
///
/// Glycin can't be stopped once it has a file, and the loaders for WebP, AVIF, HEIC and JPEG XL report the size only after
/// decoding, so pictures that are too large have to be rejected before. Drawings (SVG) aren't included: they can be drawn at a
/// smaller size (``SizeCheck``).
nonisolated enum PictureSize {
    /// Returns the size in pixels as stored; nil if the format isn't supported here, or the header is incomplete.
    static func stated(in bytes: [UInt8]) -> (width: Int, height: Int)? {
        if bytes.starts(with: PNGTurning.signature) { return png(bytes) }
        if bytes.starts(with: [0xff, 0xd8]) { return jpeg(bytes) }
        if GIFFrames.isGIF(bytes) { return gif(bytes) }
        if WebPHeader.isWebP(bytes) { return WebPHeader.size(of: bytes) }
        if bytes.starts(with: "BM".utf8) { return bmp(bytes) }
        if bytes.starts(with: "qoif".utf8) { return qoi(bytes) }
        return TIFFHeader(bytes)?.size ?? JPEGXLHeader.size(of: bytes) ?? BoxedPicture.size(of: bytes)
    }

    /// Returns whether a size, which may be any number in a malformed file, has more pixels than a limit.
    static func isMore(_ size: (width: Int, height: Int), than limit: Int) -> Bool {
        let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        return overflow || count > limit
    }

    /// Returns the size of a PNG (PNG specification, section 11.2.1): IHDR comes first.
    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24 else { return nil }
        return (bytes.bigEndian(16..<20), bytes.bigEndian(20..<24))
    }

    /// Returns the size of a GIF (GIF89a specification, section 18): the screen that contains all frames.
    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10 else { return nil }
        return (bytes.littleEndian(6..<8), bytes.littleEndian(8..<10))
    }

    /// Returns the size of a bitmap. The kind of header is identified by its length: 12 bytes for the first OS/2 version, more
    /// for the others. A negative height means that the top row comes first.
    private static func bmp(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 26 else { return nil }
        let length = bytes.littleEndian(14..<18)
        if length == 12 { return (bytes.littleEndian(18..<20), bytes.littleEndian(20..<22)) }
        guard [16, 40, 52, 56, 64, 108, 124].contains(length) else { return nil }
        func magnitude(_ range: Range<Int>) -> Int {
            Int(Int32(truncatingIfNeeded: bytes.littleEndian(range)).magnitude)
        }
        return (magnitude(18..<22), magnitude(22..<26))
    }

    /// Returns the size in “The Quite OK Image Format”, specification 1.0.
    private static func qoi(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 12 else { return nil }
        return (bytes.bigEndian(4..<8), bytes.bigEndian(8..<12))
    }

    /// Returns the size of a JPEG (ITU-T T.81, section B.2.2): the frame header precedes the scans; of several headers the
    /// largest counts.
    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var position = 2
        var largest: (width: Int, height: Int)?
        while position + 4 <= bytes.count {
            guard bytes[position] == 0xff else {
                position += 1
                continue
            }
            switch bytes[position + 1] {
            case 0xff: position += 1
            case 0x00, 0x01, 0xd0...0xd8: position += 2
            case 0xd9, 0xda: return largest
            case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
                guard position + 9 <= bytes.count else { return largest }
                let size = (bytes.bigEndian(position + 7..<position + 9), bytes.bigEndian(position + 5..<position + 7))
                if size.0 * size.1 >= largest.map({ $0.width * $0.height }) ?? 0 { largest = size }
                fallthrough
            default: position += 2 + bytes.bigEndian(position + 2..<position + 4)
            }
        }
        return largest
    }
}
