/// A PNG that moves (PNG specification, 3rd edition, section 11.3.6).
///
/// GdkPixbuf 2.44 tells formats by the list of MIME types, in which such a file has a type of its own, and has no decoder of that
/// name: without the mark it is the PNG that it also is.
nonisolated enum MovingPNG {
    /// The place of the chunk that says so, which stands before the pixels; nil if the file doesn't move.
    static func mark(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.starts(with: PNGTurning.signature) else { return nil }
        let first = PNGParts(bytes).first { ["acTL", "IDAT"].contains(String(decoding: $0.name, as: UTF8.self)) }
        return first.flatMap { $0.name.elementsEqual("acTL".utf8) ? $0.range : nil }
    }
}
