/// Checks whether a file is complete. GdkPixbuf's loaders for PNG, JPEG, WebP and BMP fill in missing parts without an error,
/// and the one for GIF gets only the first frame; those for TIFF and SVG report it themselves.
nonisolated enum PictureEnding {
    static func isComplete(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xff, 0xd8]) { return jpegEnds(bytes) }
        if bytes.starts(with: PNGTurning.signature) { return pngEnds(bytes) }
        if WebPHeader.isWebP(bytes) { return bytes.littleEndian(4..<8) + 8 <= bytes.count }
        if GIFFrames.isGIF(bytes) { return GIFFrames(bytes).isComplete }
        if bytes.starts(with: "BM".utf8) { return bmpEnds(bytes) }
        return true
    }

    /// Returns whether a bitmap is complete. The offset of its rows is stated, and their length follows from the picture's
    /// size (BITMAPINFOHEADER). The length of compressed rows isn't known; their loader detects missing ones.
    private static func bmpEnds(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 34, bytes.littleEndian(14..<18) >= 40 else { return true }
        let compression = bytes.littleEndian(30..<34)
        guard compression == 0 || compression == 3 else { return true }
        let width = bytes.littleEndian(18..<22)
        // A negative height means that the top row comes first.
        let height = Int(Int32(truncatingIfNeeded: bytes.littleEndian(22..<26)).magnitude)
        let row = (width * bytes.littleEndian(28..<30) + 31) / 32 * 4
        // In a malformed file both may be any number of up to 32 bits.
        let (rows, overflow) = row.multipliedReportingOverflow(by: height)
        return !overflow && rows <= bytes.count - min(bytes.littleEndian(10..<14), bytes.count)
    }

    /// Returns whether the chunks (PNG specification, section 5.3) reach IEND.
    private static func pngEnds(_ bytes: [UInt8]) -> Bool {
        PNGParts(bytes).contains { $0.name.elementsEqual("IEND".utf8) }
    }

    /// Returns whether the segments (ITU-T T.81, annex B) reach EOI. It walks through them because a thumbnail inside one has
    /// an end mark of its own.
    private static func jpegEnds(_ bytes: [UInt8]) -> Bool {
        var position = 2
        while position + 1 < bytes.count {
            guard bytes[position] == 0xff else {
                position += 1
                continue
            }
            let marker = bytes[position + 1]
            switch marker {
            case 0xd9: return true
            case 0x00, 0x01, 0xd0...0xd7: position += 2
            case 0xff: position += 1
            default:
                guard position + 4 <= bytes.count else { return false }
                position += 2 + bytes.bigEndian(position + 2..<position + 4)
            }
        }
        return false
    }
}

nonisolated extension [UInt8] {
    /// Returns the little-endian number in a range, which must be within the bytes.
    func littleEndian(_ range: Range<Int>) -> Int {
        range.reversed().reduce(0) { $0 << 8 | Int(self[$1]) }
    }

    /// Returns the big-endian number in a range, which must be within the bytes.
    func bigEndian(_ range: Range<Int>) -> Int {
        range.reduce(0) { $0 << 8 | Int(self[$1]) }
    }
}
