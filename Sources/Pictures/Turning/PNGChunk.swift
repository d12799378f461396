/// A chunk of a PNG file (PNG specification, section 5.3).
nonisolated struct PNGChunk {
    /// The name, of four letters.
    let name: String
    let content: [UInt8]

    /// Returns the chunks of a file up to its end chunk; nil if it isn't a PNG, or is incomplete. Bytes after the end are
    /// ignored.
    static func all(in bytes: [UInt8]) -> [PNGChunk]? {
        guard bytes.starts(with: PNGTurning.signature) else { return nil }
        var chunks: [PNGChunk] = []
        for part in PNGParts(bytes) {
            let name = String(decoding: part.name, as: UTF8.self)
            chunks.append(PNGChunk(name: name, content: Array(bytes[part.range].dropFirst(8).dropLast(4))))
            if name == "IEND" { return chunks }
        }
        return nil
    }

    /// The chunk as encoded in a file.
    var bytes: [UInt8] {
        let checked = Array(name.utf8) + content
        return Self.bytes(content.count) + checked + Self.bytes(Int(Self.check(checked)))
    }

    /// Returns a number as four bytes.
    static func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

    private static func check(_ bytes: [UInt8]) -> UInt32 {
        var check: UInt32 = .max
        for byte in bytes { check = table[Int(UInt8(truncatingIfNeeded: check) ^ byte)] ^ check >> 8 }
        return ~check
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
