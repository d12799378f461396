/// A telephone number as people write it: with a `+` and the country code, or with a `0` before the area code.
struct TelephoneNumber {
    /// The digits, preceded by a `+` if the number has one.
    private(set) var digits: String
    /// The end of the number in the text, in Unicode scalars.
    private(set) var end: Int

    /// The numbers of digits: at most 15 with the country code (ITU-T E.164). With fewer than 7, it is probably not a telephone
    /// number.
    private static let lengths = 7...15

    /// Reads the number that begins at a position; `nil` if there is none.
    init?(in text: [Unicode.Scalar], from start: Int) {
        guard start < text.count else { return nil }
        let isInternational = text[start] == "+"
        digits = isInternational ? "+" : ""
        end = start
        var groups: [Int] = []
        var separators = 0
        var index = isInternational ? start + 1 : start
        loop: while index < text.count, digits.unicodeScalars.count <= Self.lengths.upperBound + 1 {
            switch text[index] {
            case let digit where digit.isDigit:
                if separators > 0 || groups.isEmpty { groups.append(0) }
                groups[groups.count - 1] += 1
                digits.unicodeScalars.append(digit)
                separators = 0
                end = index + 1
            case " ", "\u{A0}", "\u{202F}", "-", "\u{2011}", "(", ")", "/":
                separators += 1
                if separators > 2 { break loop }
            case "." where isInternational && index + 1 < text.count && text[index + 1].isDigit: separators += 1
            default: break loop
            }
            index += 1
        }
        let count = groups.reduce(0, +)
        guard Self.lengths.contains(count) else { return nil }
        if end < text.count, text[end].isInWord { return nil }
        if isInternational { return }
        // Without a country code, accepts only numbers that begin with 0, as area codes do, and are neither dates nor decimals.
        guard digits.first == "0", !Self.isDate(groups), groups.count > 1 || count >= 9 else { return nil }
        if end + 1 < text.count, [".", ",", ":"].contains(text[end]), text[end + 1].isDigit { return nil }
    }

    private static func isDate(_ groups: [Int]) -> Bool {
        groups.count == 3 && groups.filter { $0 == 4 }.count == 1 && groups.filter { $0 <= 2 }.count == 2
    }
}
