extension String {
    /// The text in a form that cairo accepts, with the same number of bytes: cairo rejects the whole text if one scalar is a
    /// noncharacter.
    nonisolated var drawable: String {
        guard utf8.contains(where: { $0 >= 0xEF }), unicodeScalars.contains(where: \.isNoCharacter) else { return self }
        var result = String.UnicodeScalarView()
        // A noncharacter of four bytes is replaced by a private-use character.
        for scalar in unicodeScalars {
            result.append(scalar.isNoCharacter ? (scalar.value > 0xFFFF ? "\u{F0000}" : "\u{FFFD}") : scalar)
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate nonisolated var isNoCharacter: Bool { value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value }
}
