import RichText

/// The reading of a word (`<ruby>`), which browsers show above it. In a note it follows the word, in brackets.
struct RubyAnnotation {
    /// The elements within a `<ruby>`, each of which ends where another begins.
    static let parts: Set<String> = ["rb", "rp", "rt"]

    private var text: String?
    /// The bracket for programs that don't support readings.
    private var bracket = ""

    /// Begins a reading.
    mutating func begin() { text = "" }

    /// Adds text that belongs to a reading, or to its brackets. Returns false for other text.
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

    /// Ends the reading. Returns it in brackets; `nil` if it is empty.
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

    /// Returns the usual bracket for a reading: a wide one for Japanese.
    private static func usual(for reading: String) -> String {
        reading.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) } ? "（" : "("
    }
}
