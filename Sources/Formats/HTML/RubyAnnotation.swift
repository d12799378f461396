import RichText

/// The reading of a word (`<ruby>`), which browsers show above it: in a note it stands behind it, in brackets.
struct RubyAnnotation {
    /// The elements within a `<ruby>`, each of which ends where another begins.
    static let parts: Set<String> = ["rb", "rp", "rt"]

    private var text: String?
    /// The bracket for programs that know no readings.
    private var bracket = ""

    /// A reading begins.
    mutating func begin() { text = "" }

    /// Takes text that belongs to a reading, or to its brackets; false for any other.
    mutating func add(_ added: String, in element: HTMLElement) -> Bool {
        if element.name == "rp" {
            if text == nil, added.contains(where: { Self.brackets[$0] != nil }) {
                bracket = String(added.filter { !$0.isWhitespace })
            }
            return true
        }
        guard text != nil else { return false }
        text? += added
        return true
    }

    /// Returns the reading in its brackets; nil if it is empty.
    mutating func end() -> String? {
        let reading = (text ?? "").wordsOnOneLine
        (text, bracket) = (nil, bracket.isEmpty ? Self.usual(for: reading) : bracket)
        defer { bracket = "" }
        guard !reading.isEmpty, let open = bracket.first else { return nil }
        return bracket + reading + String(Self.brackets[open] ?? ")")
    }

    private static let brackets: [Character: Character] = [
        "(": ")", "（": "）", "[": "]", "［": "］", "【": "】", "〔": "〕", "《": "》", "〈": "〉", "「": "」",
    ]

    /// Japanese has wide ones.
    private static func usual(for reading: String) -> String {
        reading.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) } ? "（" : "("
    }
}
