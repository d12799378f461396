import RichText

/// The bullet or number that Word puts before a list's item, for programs that know nothing of its lists.
struct WordListMark {
    private var text = ""
    /// The font that the first letters are in.
    private var font: String?
    private var hasLetters = false

    /// Takes letters.
    mutating func add(_ added: String, in element: HTMLElement) {
        if !hasLetters, added.contains(where: { !$0.isWhitespace }) { (font, hasLetters) = (element.font, true) }
        text += added
    }

    /// The mark as Word shows it, with a space behind it: bullets are letters of fonts for symbols, which mean something else
    /// in other fonts. Nil if Word shows none.
    var seen: String? {
        let words = text.wordsOnOneLine
        guard !words.isEmpty else { return nil }
        if words == "o", font == "courier new" { return "◦ " }
        guard let signs = font.flatMap({ Self.fonts[$0] }) else {
            return ListStyle.parted(Self.anyFont[words] ?? words)
        }
        // Letters of a font for symbols are often moved to a place of their own.
        let letter = words.unicodeScalars.first.map {
            $0.value >= 0xF000 && $0.value < 0xF100 ? $0.value - 0xF000 : $0.value
        }
        return (letter.flatMap(Unicode.Scalar.init).flatMap { signs[Character($0)] } ?? "•") + " "
    }

    /// Bullets whose font isn't told.
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
