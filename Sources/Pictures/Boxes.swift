/// The consecutive boxes in a part of a file (ISO/IEC 14496-12, section 4.2). A box that states a length beyond the part ends
/// with the part.
nonisolated struct Boxes: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var rest: Range<Int>

    init(_ bytes: [UInt8], within part: Range<Int>? = nil) {
        self.bytes = bytes
        rest = part ?? 0..<bytes.count
    }

    /// Returns the next box with the range of its content in the file; nil at the end, and after a box with an invalid length.
    mutating func next() -> (type: String, content: Range<Int>)? {
        guard rest.count >= 8 else { return nil }
        let start = rest.lowerBound
        var (length, header) = (bytes.bigEndian(start..<start + 4), 8)
        switch length {
        case 0: length = rest.count
        case 1:
            guard rest.count >= 16 else { return nil }
            header = 16
            // A length of more than 63 bits is beyond any end.
            length = bytes[start + 8] < 0x80 ? bytes.bigEndian(start + 8..<start + 16) : .max
        default: break
        }
        guard length >= header else { return nil }
        let end = start + Swift.min(length, rest.count)
        rest = end..<rest.upperBound
        return (String(decoding: bytes[start + 4..<start + 8], as: UTF8.self), start + header..<end)
    }

    /// Calls a body for each box whose path of types, from the outermost enclosing box to its own, equals these types.
    static func visit(
        _ types: ArraySlice<String>, of bytes: [UInt8], within part: Range<Int>? = nil,
        _ body: (_ content: Range<Int>) -> Void
    ) {
        for box in Boxes(bytes, within: part) where box.type == types.first {
            // This box has a version and flags before the boxes in it.
            let content = box.type == "meta" ? box.content.dropFirst(4) : box.content
            if types.count == 1 { body(content) } else { visit(types.dropFirst(), of: bytes, within: content, body) }
        }
    }
}
