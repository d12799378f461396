/// Walks the chunks of a PNG (PNG specification, section 5.3), without a copy of any, to the first that is cut off.
nonisolated struct PNGParts: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var offset = PNGTurning.signature.count

    /// The file has to begin as a PNG does.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next chunk: where all of it is, from its length to its checksum, and its name.
    mutating func next() -> (range: Range<Int>, name: ArraySlice<UInt8>)? {
        guard offset + 12 <= bytes.count else { return nil }
        let end = offset + 12 + bytes.bigEndian(offset..<offset + 4)
        guard end <= bytes.count else { return nil }
        defer { offset = end }
        return (offset..<end, bytes[offset + 4..<offset + 8])
    }
}
