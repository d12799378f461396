/// Texts with names in braces for their variable parts, as in “{name} was not saved.”.
enum Placeholders {
    /// Returns the text with values for its names (``ShownText/filled(_:_:)``). All values in the program's texts are filled
    /// in here.
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
                // Among words of the same direction, isolating changes nothing.
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
        // Pango takes a line's direction from its first letter, even if that is in an isolate.
        return hasIsolates && !turnsBack && text.first?.isLetter != true ? "\u{200E}" + filled : filled
    }
}
