/// Texts with names in braces in place of what changes, as in “{name} was not saved.”.
enum Placeholders {
    /// Returns the text with values for its names (``ShownText/filled(_:_:)``): the only way into the program's words.
    static func fill(_ text: String, _ values: [String: String]) -> String {
        guard !values.isEmpty else { return text }
        let turnsBack = ShownText.mayTurn(text)
        var filled = ""
        var hasIsolates = false
        var rest = text[...]
        while let opening = rest.firstIndex(of: "{") {
            filled += rest[..<opening]
            let inside = rest[rest.index(after: opening)...]
            if let closing = inside.firstIndex(of: "}"), let value = values[String(inside[..<closing])] {
                let line = ShownText.line(value)
                // In words of the same direction it changes nothing.
                let isIsolated = turnsBack || ShownText.mayTurn(line)
                filled += isIsolated ? ShownText.isolated(line) : line
                hasIsolates = hasIsolates || isIsolated
                rest = inside[inside.index(after: closing)...]
            } else {
                filled += "{"
                rest = inside
            }
        }
        filled += rest
        // The direction of a line is that of the first letter for Pango, even of one in an isolate.
        return hasIsolates && !turnsBack && text.first?.isLetter != true ? "\u{200E}" + filled : filled
    }
}
