/// Leaves out what is embedded in a page as Base64, however long, while the page is read piece by piece.
nonisolated struct EmbeddedData {
    private static let mark = Array(";base64,".utf8)
    /// How much of the mark has been there; all of it within such data.
    private var matched = 0

    /// A piece without such data.
    mutating func removed(from piece: [UInt8]) -> [UInt8] {
        var rest: [UInt8] = []
        rest.reserveCapacity(piece.count)
        for byte in piece {
            if matched == Self.mark.count {
                if Self.isData(byte) { continue }
                matched = 0
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
