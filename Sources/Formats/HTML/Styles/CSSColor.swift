/// A colour in a style sheet, as far as needed to distinguish highlighter colours from others.
struct CSSColor: Equatable, Sendable {
    /// The components, from 0 to 255, as the colour appears on white.
    var red, green, blue: Double

    /// Reads the first colour of a property's value; `nil` if there is none, or if it is transparent.
    init?(_ values: [CSSToken]) {
        for (index, value) in values.enumerated() {
            let parts: [Double]?
            switch value {
            case .mark(UInt8(ascii: "#")):
                guard index + 1 < values.count, case .word(let digits) = values[index + 1] else { return nil }
                parts = Self.parts(digits)
            case .function("rgb"), .function("rgba"): parts = Self.parts(values[(index + 1)...])
            case .word(let name): parts = Self.names[name.lowercased()].flatMap(Self.parts)
            default: parts = nil
            }
            guard let parts else { continue }
            let alpha = parts.count > 3 ? min(max(parts[3], 0), 1) : 1
            guard alpha > 0 else { return nil }
            let onWhite = parts.prefix(3).map { 255 - (255 - min(max($0, 0), 255)) * alpha }
            (red, green, blue) = (onWhite[0], onWhite[1], onWhite[2])
            return
        }
        return nil
    }

    /// Whether black letters on the colour look highlighted: it is bright, and not grey.
    var isMarkers: Bool {
        let all = [red, green, blue]
        return all.max()! - all.min()! >= 40 && 0.3 * red + 0.59 * green + 0.11 * blue >= 70
    }

    /// Reads the digits of a colour such as `#ff0` or `#ffff0080`.
    private static func parts(_ digits: String) -> [Double]? {
        let single = digits.utf8.count < 6
        guard [3, 4, 6, 8].contains(digits.utf8.count), let number = UInt32(digits, radix: 16) else { return nil }
        let (bits, count) = (single ? 4 : 8, digits.utf8.count / (single ? 1 : 2))
        var parts = (0..<count).map { index in
            Double(number >> UInt32(bits * (count - 1 - index)) & (single ? 15 : 255)) * (single ? 17 : 1)
        }
        if count == 4 { parts[3] /= 255 }
        return parts
    }

    /// Reads the arguments of `rgb()`.
    private static func parts(_ values: ArraySlice<CSSToken>) -> [Double]? {
        var parts: [Double] = []
        for value in values.prefix(while: { $0 != .mark(")") }) {
            guard case .word(let word) = value else { continue }
            let isPart = word.hasSuffix("%")
            guard let number = Double(isPart ? String(word.dropLast()) : word), number.isFinite else { return nil }
            parts.append(isPart ? number / 100 * (parts.count == 3 ? 1 : 255) : number)
        }
        return parts.count >= 3 ? parts : nil
    }

    /// The colours of highlighters, by their names in word processors, and the most common backgrounds of pages.
    private static let names = [
        "yellow": "ffff00", "lime": "00ff00", "aqua": "00ffff", "cyan": "00ffff", "fuchsia": "ff00ff",
        "magenta": "ff00ff", "red": "ff0000", "white": "ffffff", "black": "000000", "gold": "ffd700",
        "lightyellow": "ffffe0", "lightgreen": "90ee90", "lightblue": "add8e6", "pink": "ffc0cb", "orange": "ffa500",
    ]
}
