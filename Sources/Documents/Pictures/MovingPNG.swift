/// A PNG that moves (PNG specification, 3rd edition, section 11.3.6).
///
/// GdkPixbuf 2.44 tells formats by the list of MIME types, in which such a file has a type of its own, and has no decoder of that
/// name: without the mark it is the PNG that it also is.
nonisolated enum MovingPNG {
    /// The place of the chunk that says so, which stands before the pixels; nil if the file doesn't move.
    static func mark(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.starts(with: PNGTurning.signature) else { return nil }
        var place = PNGTurning.signature.count
        while place + 12 <= bytes.count {
            let name = bytes[place + 4..<place + 8]
            let end = place + 12 + bytes.bigEndian(place..<place + 4)
            if name.elementsEqual("IDAT".utf8) || end > bytes.count { return nil }
            if name.elementsEqual("acTL".utf8) { return place..<end }
            place = end
        }
        return nil
    }
}
