extension String {
    /// The text as cairo takes it, byte for byte as long: it refuses all of a text for one scalar that is no character.
    nonisolated var drawable: String {
        guard utf8.contains(where: { $0 >= 0xEF }), unicodeScalars.contains(where: \.isNoCharacter) else { return self }
        var result = String.UnicodeScalarView()
        // In place of those of four bytes is one for private use.
        for scalar in unicodeScalars {
            result.append(scalar.isNoCharacter ? (scalar.value > 0xFFFF ? "\u{F0000}" : "\u{FFFD}") : scalar)
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate nonisolated var isNoCharacter: Bool { value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value }
}
