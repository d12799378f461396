/// Letters without the difference of large and small, by Unicode's full mappings: ß is ss, and ς is σ. Marks stay, and so do
/// the dots of i and their lack.
nonisolated enum CaseFolding {
    /// What a scalar comes to, for those that it changes. ASCII isn't among them.
    private static let table: [UInt32: [UInt32]] = {
        var table: [UInt32: [UInt32]] = [:]
        for value in blocks.joined() {
            guard let scalar = Unicode.Scalar(value), scalar != "ı" else { continue }
            let folded = String(scalar).uppercased().lowercased().unicodeScalars.map(\.value)
            // By the scalar, not by the word: at an end, a capital sigma would become another letter.
            if folded != [value] { table[value] = folded.map { $0 == 0x3C2 ? 0x3C3 : $0 } }
        }
        return table
    }()

    /// The blocks with letters of both kinds: looking at all of Unicode would take ten times as long.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x80...0x2FFF, 0xA640...0xABFF, 0xFB00...0xFB17, 0xFF21...0xFF5A, 0x10400...0x105FF, 0x10C80...0x10CFF,
        0x118A0...0x118DF, 0x16E40...0x16E7F, 0x1E900...0x1E943,
    ]

    /// The scalars, ASCII aside, whose folded form begins with a scalar.
    private static let sources: [UInt32: [UInt32]] = Dictionary(
        table.map { ($1[0], [$0]) }, uniquingKeysWith: { $0 + $1 })

    /// What an ASCII scalar comes to.
    @inline(__always)
    static func folded(ascii value: UInt32) -> UInt32 { 0x41...0x5A ~= value ? value | 0x20 : value }

    /// What another one comes to, of several scalars maybe; nil if that is itself.
    static func folded(_ value: UInt32) -> [UInt32]? { table[value] }

    /// What a text comes to.
    static func folded(_ text: String) -> [UInt32] {
        text.unicodeScalars.flatMap { scalar in
            scalar.isASCII ? [folded(ascii: scalar.value)] : table[scalar.value] ?? [scalar.value]
        }
    }

    /// All scalars whose folded form begins with a folded scalar.
    static func beginning(with folded: UInt32) -> [UInt32] {
        var all = [folded] + (sources[folded] ?? [])
        if 0x61...0x7A ~= folded { all.append(folded & ~0x20) }
        return all
    }
}
