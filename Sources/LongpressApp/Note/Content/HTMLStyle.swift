import RichText

/// An element's own style (CSS), as far as a note can hold it; all else is left out.
nonisolated struct HTMLStyle {
    /// Which styles it switches on or off.
    var styles: [TextStyle: Bool] = [:]
    /// Which way its paragraphs run, if it says so.
    var direction: WritingDirection??
    var spaces: HTMLElement.Spaces?
    /// Whether it stands on lines of its own, if it says so.
    var isBlock: Bool?
    var isHidden = false
    /// Whether Word has put the bullet or number of a list's item there.
    var isListMark = false
    /// Whether it says anything that was left out.
    var hasOther = false

    /// Reads declarations, as in `font-weight: bold; color: red`.
    init(_ text: String) {
        for declaration in text.lowercased().split(separator: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let words = declaration[declaration.index(after: colon)...].split { " \t\n\r!".contains($0) }
            take(declaration[..<colon].filter { !$0.isWhitespace }, words.map(String.init))
        }
    }

    private mutating func take(_ property: String, _ words: [String]) {
        guard let word = words.first else { return }
        switch property {
        case "font-weight": styles[.bold] = Self.isBold(word) ?? styles[.bold]
        case "font-style": styles[.italic] = Self.isItalic(word) ?? styles[.italic]
        case "font":
            hasOther = true
            // What the shorthand doesn't name is normal. The weight stands before the size.
            guard words.count > 1 else { return }
            let before = words.prefix {
                !$0.contains("px") && !$0.contains("pt") && !$0.contains("em") && !$0.contains("%")
            }
            styles[.bold] = before.contains { Self.isBold($0) == true }
            styles[.italic] = before.contains { Self.isItalic($0) == true }
        case "text-decoration", "text-decoration-line":
            if words.contains("underline") {
                styles[.underline] = true
            } else if word == "none" || word == "initial" {
                // Browsers can't take a line away that is drawn by the element around it, but those who write this
                // mean it.
                styles[.underline] = false
            } else {
                hasOther = true
            }
        case "direction": direction = WritingDirection(rawValue: word).map { .some($0) } ?? direction
        case "unicode-bidi": if word == "plaintext" { direction = .some(nil) }
        case "white-space", "white-space-collapse":
            switch word {
            case "pre", "pre-wrap", "break-spaces", "preserve", "-moz-pre-wrap": spaces = .kept
            case "pre-line", "preserve-breaks": spaces = .onlyLines
            case "normal", "nowrap", "collapse", "initial": spaces = .collapsed
            default: break
            }
        case "display":
            switch word {
            case "none": isHidden = true
            case "block", "flex", "grid", "list-item", "flow-root": isBlock = true
            case "inline": isBlock = false
            default: break
            }
        case "visibility": isHidden = isHidden || word == "hidden" || word == "collapse"
        case "mso-list": isListMark = word == "ignore"
        case "mso-hide": isHidden = isHidden || word == "all"
        default: hasOther = true
        }
    }

    private static func isBold(_ word: String) -> Bool? {
        switch word {
        case "bold", "bolder": true
        case "normal", "lighter", "initial": false
        default: Int(word).flatMap { (1...1000).contains($0) ? $0 >= 600 : nil }
        }
    }

    private static func isItalic(_ word: String) -> Bool? {
        switch word {
        case "italic", "oblique": true
        case "normal", "initial": false
        default: nil
        }
    }
}
