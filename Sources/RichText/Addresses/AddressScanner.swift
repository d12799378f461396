/// Goes through a text and finds one address after another.
struct AddressScanner {
    private let text: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) {
        self.text = Array(text.unicodeScalars)
    }

    /// Returns the next address; `nil` at the end of the text.
    mutating func next() -> TextAddress? {
        while index < text.count {
            if let address = address(at: index) {
                index = address.range.upperBound
                return address
            }
            index += 1
        }
        return nil
    }

    private func address(at start: Int) -> TextAddress? {
        // No address begins inside a word, or after what may be another scheme or a part of another address.
        if start > 0, text[start - 1].isInWord || Self.isJoining(text[start - 1]) { return nil }
        guard text[start].isInWord || text[start] == "+" || text[start] == "(" else { return nil }
        let found = page(at: start) ?? mailbox(at: start) ?? telephone(at: start)
        return found.flatMap { $0.range.count <= TextAddress.longest ? $0 : nil }
    }

    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ":", "/", "@", ".", "-", "_", "%", "+", "=", "&", "\\", ",": true
        default: false
        }
    }

    // MARK: Pages

    private func page(at start: Int) -> TextAddress? {
        // A quick check, because most words begin with another letter.
        guard ["h", "H", "w", "W"].contains(text[start]) else { return nil }
        let scheme = ["https://", "http://"].first { has($0, at: start) }
        guard scheme != nil || has("www.", at: start) else { return nil }
        let host = start + (scheme?.count ?? 0)
        guard var end = hostEnd(from: host) else { return nil }
        // In “https://bank.example@elsewhere.example”, the host isn't the one that users read.
        if end < text.count, text[end] == "@" { return nil }
        let hostEnd = end
        if end < text.count, text[end] == ":" {
            let digits = text[(end + 1)...].prefix { $0.isDigit }
            if !digits.isEmpty { end = digits.endIndex }
            if end < text.count,
                text[end] == "@" || (digits.isEmpty && text[hostEnd...].dropFirst().first?.isInWord == true)
            {
                return nil
            }
        }
        if end < text.count, ["/", "?", "#"].contains(text[end]) { end = pathEnd(from: end) }
        let rest = text[hostEnd..<end].reduce(into: "") { $0 += $1.isASCII ? String($1) : $1.percentEncoded }
        return TextAddress(
            kind: .web, range: start..<end, uri: (scheme ?? "https://") + string(host..<hostEnd) + rest)
    }

    /// Returns the end of a host name at a position, if there is one: labels separated by dots, the last one not a number unless
    /// all of them are (RFC 1123).
    private func hostEnd(from start: Int) -> Int? {
        var end = start
        while end < text.count, text[end].isInHost { end += 1 }
        // Particles follow a name without a space in Korean and Japanese: “example.org에서”.
        let lastDot = text[start..<end].lastIndex(of: ".") ?? start
        if lastDot + 1 < end, text[lastDot + 1].isASCII,
            let particle = text[(lastDot + 1)..<end].firstIndex(where: \.isEastAsian)
        {
            end = particle
        }
        while end > start, text[end - 1] == "." || text[end - 1] == "-" { end -= 1 }
        let labels = text[start..<end].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last,
            labels.allSatisfy({ !$0.isEmpty && $0.count <= 63 && $0.first != "-" && $0.last != "-" })
        else { return nil }
        let areNumbers = labels.map { $0.allSatisfy(\.isDigit) }
        if areNumbers.allSatisfy({ $0 }) { return labels.count == 4 ? end : nil }
        return areNumbers.last == false && last.count > 1 ? end : nil
    }

    /// Returns the end of a path that begins at a position, without the punctuation of the sentence around it.
    private func pathEnd(from start: Int) -> Int {
        var end = pathEndAmongEastAsianSigns(from: start)
        while end > start + 1 {
            let last = text[end - 1]
            if let opening = Self.brackets[last] {
                let inside = text[start..<end]
                guard inside.count(where: { $0 == last }) > inside.count(where: { $0 == opening }) else { break }
            } else if !Self.endings.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }

    /// Returns the first position that can't belong to a path. In East Asian writing, a sentence continues without a space. The
    /// address therefore also ends at a bracket that closes one opened before the address, and at punctuation that ends a part of
    /// a sentence.
    private func pathEndAmongEastAsianSigns(from start: Int) -> Int {
        var open: [Unicode.Scalar] = []
        for index in start..<text.count {
            let sign = text[index]
            if !sign.isInPath || Self.eastAsianStops.contains(sign) { return index }
            if let opening = Self.eastAsianBrackets[sign] {
                guard open.popLast() == opening else { return index }
            } else if Self.eastAsianBrackets.values.contains(sign) {
                open.append(sign)
            }
        }
        return text.count
    }

    private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "["]
    private static let endings: Set<Unicode.Scalar> = [".", ",", ";", ":", "!", "?", "'", "’", "…", "*", "·"]
    /// Closing brackets (Unicode, “CJK Symbols and Punctuation”, “Halfwidth and Fullwidth Forms”) with their opening ones.
    private static let eastAsianBrackets: [Unicode.Scalar: Unicode.Scalar] = [
        "」": "「", "』": "『", "】": "【", "〉": "〈", "》": "《", "〕": "〔", "〗": "〖", "〙": "〘", "〛": "〚", "）": "（", "］": "［",
        "｝": "｛", "｣": "｢",
    ]
    private static let eastAsianStops: Set<Unicode.Scalar> = ["。", "，", "、", "！", "？", "；", "：", "｡", "､"]

    // MARK: Mailboxes

    private func mailbox(at start: Int) -> TextAddress? {
        let scheme = has("mailto:", at: start) ? "mailto:".count : 0
        let local = text[(start + scheme)...].prefix { $0.isInMailbox }
        guard let first = local.first, first != ".", local.last != ".", local.count <= 64, local.endIndex < text.count,
            text[local.endIndex] == "@", let end = hostEnd(from: local.endIndex + 1)
        else { return nil }
        let name = string(local.startIndex..<local.endIndex).split(separator: "%", omittingEmptySubsequences: false)
            .joined(separator: "%25")
        return TextAddress(
            kind: .mail, range: start..<end, uri: "mailto:\(name)@\(string((local.endIndex + 1)..<end))")
    }

    // MARK: Telephones

    private func telephone(at start: Int) -> TextAddress? {
        let scheme = has("tel:", at: start) ? "tel:".count : 0
        guard let number = TelephoneNumber(in: text, from: start + scheme) else { return nil }
        return TextAddress(kind: .telephone, range: start..<number.end, uri: "tel:\(number.digits)")
    }

    // MARK: The text

    /// Returns whether an ASCII word, given in lower case, is at a position, in upper or lower case.
    private func has(_ word: String, at start: Int) -> Bool {
        let letters = word.unicodeScalars
        guard start + letters.count <= text.count else { return false }
        return zip(text[start...], letters).allSatisfy { scalar, letter in
            scalar == letter || (scalar.isASCII && scalar.value + 32 == letter.value && scalar.properties.isUppercase)
        }
    }

    private func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(text[range]))
    }
}
