import RichText

/// The bullet or number that Word writes before a list's item, for programs that don't support its lists.
struct WordListMark {
    private var text = ""
    /// The font of the first letters.
    private var font: String?
    private var hasLetters = false

    /// Adds letters to the mark.
    mutating func add(_ added: String, in element: HTMLElement) {
        if !hasLetters, added.contains(where: { !$0.isWhitespace }) { (font, hasLetters) = (element.font, true) }
        text += added
    }

    /// The mark as Word shows it, followed by a space; `nil` if Word shows none. Bullets are letters of symbol fonts, which mean
    /// something else in other fonts.
    var seen: String? {
        let words = text.wordsOnOneLine
        guard !words.isEmpty else { return nil }
        if words == "o", font == "courier new" { return "◦ " }
        guard let signs = font.flatMap({ Self.fonts[$0] }) else {
            return ListStyle.parted(Self.anyFont[words] ?? words)
        }
        // Letters of a symbol font are often moved to a range of their own.
        let letter = words.unicodeScalars.first.map {
            $0.value >= 0xF000 && $0.value < 0xF100 ? $0.value - 0xF000 : $0.value
        }
        return (letter.flatMap(Unicode.Scalar.init).flatMap { signs[Character($0)] } ?? "•") + " "
    }

    /// Bullets whose font isn't given.
    private static let anyFont = ["·": "•", "\u{F0B7}": "•", "\u{F0A7}": "▪"]

    private static let fonts: [String: [Character: String]] = [
        "symbol": ["·": "•", "-": "−", "®": "→", "Þ": "⇒", "à": "◊", "¨": "♦", "*": "∗"],
        "wingdings": [
            "§": "▪", "ü": "✓", "Ø": "➢", "v": "❖", "q": "❑", "n": "■", "l": "●", "o": "□", "r": "❑", "u": "◆",
            "w": "⬥", "à": "→", "è": "➔", "ð": "⇨", "þ": "☑", "¨": "◻", "û": "✗", "ý": "☒", "F": "☞", "J": "☺",
            "«": "★", "m": "❍", "¡": "○", "¤": "◉", "s": "⬧", "t": "⧫", "p": "❐",
        ],
        "wingdings 2": ["P": "✓", "O": "✗", "£": "□", "R": "☑", "–": "•", "—": "●"],
        "webdings": ["=": "■", "g": "■", "n": "●", "a": "✓", "r": "✗", "4": "▸"],
    ]
}
