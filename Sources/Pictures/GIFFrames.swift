/// The ends of the frames of a GIF file. They are found without decoding, by walking through the blocks, and only the first
/// frame is ever shown.
///
/// Layout: GIF89a specification, sections 17 to 27.
nonisolated struct GIFFrames {
    /// The offset after the first frame; nil if there is none.
    private(set) var firstEnd: Int?
    /// The number of frames.
    private(set) var count = 0
    /// Whether the file reaches its end mark, or its frames are followed by something that isn't a block.
    private(set) var isComplete = false

    /// The byte that ends a file.
    static let endMark: UInt8 = 0x3B

    static func isGIF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "GIF8".utf8) && bytes.count > headerLength }

    /// The length in bytes of the signature, and of the size and flags of the screen.
    static let headerLength = 13

    init(_ bytes: [UInt8]) {
        var offset = Self.headerLength + Self.tableLength(bytes[10])
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x2C:
                guard offset + 10 < bytes.count else { return }
                // The descriptor, a colour table, and the code size.
                guard let end = Self.endOfBlocks(at: offset + 10 + Self.tableLength(bytes[offset + 9]) + 1, in: bytes)
                else {
                    return
                }
                offset = end
                count += 1
                if firstEnd == nil { firstEnd = end }
            case 0x21:
                guard let end = Self.endOfBlocks(at: offset + 2, in: bytes) else { return }
                offset = end
            case Self.endMark:
                isComplete = true
                return
            default:
                // Decoders skip to the next block, or use the frames that they have.
                if firstEnd != nil {
                    isComplete = true
                    return
                }
                offset += 1
            }
        }
    }

    /// Returns the length of a colour table, in bytes.
    static func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Returns the offset after the sub-blocks that begin at an offset, the last of which is empty; nil if they don't end.
    static func endOfBlocks(at start: Int, in bytes: [UInt8]) -> Int? {
        var offset = start
        while offset < bytes.count {
            let length = Int(bytes[offset])
            offset += 1 + length
            if length == 0 { return offset }
        }
        return nil
    }
}
