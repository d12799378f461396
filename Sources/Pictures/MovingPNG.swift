/// An animated PNG (PNG specification, 3rd edition, section 11.3.6).
///
/// GdkPixbuf 2.44 detects formats by the list of MIME types, in which animated PNGs have a type of their own, for which it has
/// no decoder. Without the animation's chunk the file is an ordinary PNG.
nonisolated enum MovingPNG {
    /// Returns the range of the chunk that marks an animation, which precedes the pixels; nil if the file isn't animated.
    static func mark(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.starts(with: PNGTurning.signature) else { return nil }
        let first = PNGParts(bytes).first { ["acTL", "IDAT"].contains(String(decoding: $0.name, as: UTF8.self)) }
        return first.flatMap { $0.name.elementsEqual("acTL".utf8) ? $0.range : nil }
    }
}
