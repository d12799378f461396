/// Texts with names in braces in place of what changes, as in “{name} was not saved.”.
enum Placeholders {
    /// Returns the text with values for its names. A name that has no value stays as it is, and a value whose name isn't
    /// in the text is left out: a translation can't do harm. What comes from a value is not looked at again.
    static func fill(_ text: String, _ values: [String: String]) -> String {
        guard !values.isEmpty else { return text }
        var filled = ""
        var rest = text[...]
        while let opening = rest.firstIndex(of: "{") {
            filled += rest[..<opening]
            let inside = rest[rest.index(after: opening)...]
            if let closing = inside.firstIndex(of: "}"), let value = values[String(inside[..<closing])] {
                filled += value
                rest = inside[inside.index(after: closing)...]
            } else {
                filled += "{"
                rest = inside
            }
        }
        return filled + rest
    }
}
