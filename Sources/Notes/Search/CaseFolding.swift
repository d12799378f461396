/// Folds the case of letters by Unicode's full mappings: ß becomes ss, and ς becomes σ. Diacritics stay, and so does the
/// difference between i with and without a dot.
nonisolated enum CaseFolding {
    /// The folded forms of the scalars that folding changes, except for ASCII.
    private static let table: [UInt32: [UInt32]] = {
        var table: [UInt32: [UInt32]] = [:]
        for value in blocks.joined() {
            guard let scalar = Unicode.Scalar(value), scalar != "ı" else { continue }
            let folded = String(scalar).uppercased().lowercased().unicodeScalars.map(\.value)
            // Folds single scalars, not words, and replaces the final sigma that a lone capital sigma may become.
            if folded != [value] { table[value] = folded.map { $0 == 0x3C2 ? 0x3C3 : $0 } }
        }
        return table
    }()

    /// The blocks with letters of both cases. Going through all of Unicode would take ten times as long.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x80...0x2FFF, 0xA640...0xABFF, 0xFB00...0xFB17, 0xFF21...0xFF5A, 0x10400...0x105FF, 0x10C80...0x10CFF,
        0x118A0...0x118DF, 0x16E40...0x16E7F, 0x1E900...0x1E943,
    ]

    /// The scalars, except for ASCII, by the first scalar of their folded form.
    private static let sources: [UInt32: [UInt32]] = Dictionary(
        table.map { ($1[0], [$0]) }, uniquingKeysWith: { $0 + $1 })

    /// Returns the folded form of an ASCII scalar.
    @inline(__always)
    static func folded(ascii value: UInt32) -> UInt32 { 0x41...0x5A ~= value ? value | 0x20 : value }

    /// Returns the folded form of another scalar, which may have several scalars; `nil` if the scalar doesn't change.
    static func folded(_ value: UInt32) -> [UInt32]? { table[value] }

    /// Returns the folded form of a text.
    static func folded(_ text: String) -> [UInt32] {
        text.unicodeScalars.flatMap { scalar in
            scalar.isASCII ? [folded(ascii: scalar.value)] : table[scalar.value] ?? [scalar.value]
        }
    }

    /// Returns all scalars whose folded form begins with a folded scalar.
    static func beginning(with folded: UInt32) -> [UInt32] {
        var all = [folded] + (sources[folded] ?? [])
        if 0x61...0x7A ~= folded { all.append(folded & ~0x20) }
        return all
    }
}
