/// Separates Base64 data embedded in a page, of any length, from the rest, while the page is read piece by piece.
nonisolated struct EmbeddedData {
    private static let mark = Array(";base64,".utf8)
    /// The number of bytes of the mark that have matched; all of them while inside such data.
    private var matched = 0
    /// The first embedded data, if it is to be kept.
    private(set) var first: [UInt8]?
    /// Whether the first embedded data is complete.
    private(set) var hasFirst = false

    /// Creates a filter that leaves out all embedded data, or keeps the first.
    init(keepsFirst: Bool = false) { first = keepsFirst ? [] : nil }

    /// Returns a piece of the page without embedded data.
    mutating func removed(from piece: [UInt8]) -> [UInt8] {
        var rest: [UInt8] = []
        rest.reserveCapacity(piece.count)
        for byte in piece {
            if matched == Self.mark.count {
                if Self.isData(byte) {
                    if !hasFirst { first?.append(byte) }
                    continue
                }
                (matched, hasFirst) = (0, true)
            }
            rest.append(byte)
            matched = byte == Self.mark[matched] ? matched + 1 : byte == Self.mark[0] ? 1 : 0
        }
        return rest
    }

    private static func isData(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), 0x0A, 0x0D:
            true
        default: false
        }
    }
}
