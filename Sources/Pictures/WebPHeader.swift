/// The size stated in a WebP file. Its loader reports the size only after decoding, which is too late to reject it.
///
/// Layout: RFC 9649, sections 2.5 to 2.7.
nonisolated enum WebPHeader {
    static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes[0..<4].elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    /// Returns whether the file's flags mark it as an animation.
    static func isAnimated(_ bytes: [UInt8]) -> Bool {
        isWebP(bytes) && bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 2 != 0
    }

    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard isWebP(bytes), bytes.count >= 25 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X" where bytes.count >= 30:
            return (bytes.littleEndian(24..<27) + 1, bytes.littleEndian(27..<30) + 1)
        case "VP8 " where bytes.count >= 30:
            return (bytes.littleEndian(26..<28) & 0x3fff, bytes.littleEndian(28..<30) & 0x3fff)
        case "VP8L":
            let bits = bytes.littleEndian(21..<25)
            return ((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
        default: return nil
        }
    }
}
