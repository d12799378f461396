/// The chunks of a PNG (PNG specification, section 5.3), without copying them, up to the first incomplete one.
nonisolated struct PNGParts: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var offset = PNGTurning.signature.count

    /// Makes the sequence of chunks. The file must begin with the PNG signature.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next chunk: its whole range, from its length to its checksum, and its name.
    mutating func next() -> (range: Range<Int>, name: ArraySlice<UInt8>)? {
        guard offset + 12 <= bytes.count else { return nil }
        let end = offset + 12 + bytes.bigEndian(offset..<offset + 4)
        guard end <= bytes.count else { return nil }
        defer { offset = end }
        return (offset..<end, bytes[offset + 4..<offset + 8])
    }
}
