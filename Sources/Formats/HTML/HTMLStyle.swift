import RichText

/// The style of an element (CSS), as far as a note supports it. Everything else is left out.
struct HTMLStyle {
    /// The way in which an element is laid out.
    enum Display {
        /// The element isn't shown.
        case none
        case inline
        /// The element is on lines of its own.
        case block
        /// The element and its children are each on lines of their own.
        case flexible
        /// The element is on lines of its own, after a mark.
        case item
        case row, cell
    }

    /// The form in which letters are shown.
    enum Letters { case asWritten, capitals, small, initials }

    /// The character styles that are switched on or off.
    var styles: [TextStyle: Bool] = [:]
    /// The direction of paragraphs, if the style gives one.
    var direction: WritingDirection??
    var spaces: HTMLElement.Spaces?
    var display: Display?
    /// Whether the element is invisible, though elements in it may be visible.
    var isInvisible: Bool?
    var letters: Letters?
    var listStyle: ListStyle?
    /// The text generated before or after an element; empty if there is none.
    var content: [GeneratedContent]?
    var counterReset, counterIncrement, counterSet: [CSSCounters.Change]?
    /// The first of its fonts, in lower case.
    var font: String?
    /// Whether the text has a background like that of a highlighter.
    var isMarked: Bool?
    /// Whether word processors hide the element, by a property of their own.
    var isHiddenInWord: Bool?
    /// Whether the element is the bullet or number that Word writes for a list item.
    var isListMark: Bool?
    /// The level of the Word list that the element is an item of, from 1.
    var listLevel: Int?
    /// The number of tabs that the element stands for.
    var tabs: Int?
    /// Whether its hard spaces are normal spaces.
    var hasPlainSpaces: Bool?
    /// Whether the style has anything that was left out.
    var hasOther = false

    init() {}

    private init(_ declarations: [CSSParser.Declaration]) {
        for declaration in declarations { set(declaration.name, declaration.values) }
    }

    /// Returns the styles of declarations without `!important` and of those with it.
    static func parts(_ declarations: [CSSParser.Declaration]) -> (normal: HTMLStyle, important: HTMLStyle) {
        (HTMLStyle(declarations.filter { !$0.isImportant }), HTMLStyle(declarations.filter(\.isImportant)))
    }

    /// Applies a style of higher precedence.
    mutating func apply(_ other: HTMLStyle) {
        styles.merge(other.styles) { $1 }
        direction = other.direction ?? direction
        spaces = other.spaces ?? spaces
        display = other.display ?? display
        isInvisible = other.isInvisible ?? isInvisible
        letters = other.letters ?? letters
        listStyle = other.listStyle ?? listStyle
        content = other.content ?? content
        counterReset = other.counterReset ?? counterReset
        counterIncrement = other.counterIncrement ?? counterIncrement
        counterSet = other.counterSet ?? counterSet
        font = other.font ?? font
        isMarked = other.isMarked ?? isMarked
        isHiddenInWord = other.isHiddenInWord ?? isHiddenInWord
        isListMark = other.isListMark ?? isListMark
        listLevel = other.listLevel ?? listLevel
        tabs = other.tabs ?? tabs
        hasPlainSpaces = other.hasPlainSpaces ?? hasPlainSpaces
        hasOther = hasOther || other.hasOther
    }

    /// Returns a style with this one, which has higher precedence, applied to it.
    func applied(to style: HTMLStyle?) -> HTMLStyle {
        var result = style ?? HTMLStyle()
        result.apply(self)
        return result
    }

    private mutating func set(_ property: String, _ values: [CSSToken]) {
        let words = CSSToken.words(values)
        switch property {
        case "list-style", "list-style-type":
            listStyle = ListStyle(values, isShorthand: property == "list-style") ?? listStyle
        case "content": content = GeneratedContent.read(values) ?? content
        case "counter-reset": counterReset = CSSCounters.Change.read(values, standard: 0)
        case "counter-increment": counterIncrement = CSSCounters.Change.read(values, standard: 1)
        case "counter-set": counterSet = CSSCounters.Change.read(values, standard: 0)
        case "font-family": setFont(values)
        case "font": setFont(shorthand: values)
        case "background", "background-color":
            hasOther = true
            isMarked = CSSColor(values)?.isMarkers ?? isMarked
        default:
            guard let word = words.first else { return }
            if !setAppearance(property, word, words), !setPosition(property, word), !setKeyword(property, word, words) {
                hasOther = true
            }
        }
    }

    /// Sets a property of the letters' look. Returns false for other properties.
    private mutating func setAppearance(_ property: String, _ word: String, _ words: [String]) -> Bool {
        switch property {
        case "font-weight": styles[.bold] = Self.isBold(word) ?? styles[.bold]
        case "font-style": styles[.italic] = Self.isItalic(word) ?? styles[.italic]
        case "text-decoration", "text-decoration-line":
            let lines = Self.lines.filter { words.contains($0.key) }.values
            for style in lines { styles[style] = true }
            if word == "none" || word == "initial" {
                // Browsers can't remove a line that the surrounding element draws, but that is what the authors of such styles
                // intend.
                for style in Self.lines.values { styles[style] = false }
            } else if lines.isEmpty {
                hasOther = true
            }
        case "text-transform":
            if word != "none" { hasOther = true }
            letters =
                switch word {
                case "uppercase": .capitals
                case "lowercase": .small
                case "capitalize": .initials
                default: .asWritten
                }
        case "visibility":
            isInvisible = ["hidden": true, "collapse": true, "visible": false, "initial": false][word] ?? isInvisible
        default: return false
        }
        return true
    }

    /// Sets a property of the text's position. Returns false for other properties.
    private mutating func setPosition(_ property: String, _ word: String) -> Bool {
        switch property {
        case "direction": direction = WritingDirection(rawValue: word).map { .some($0) } ?? direction
        case "unicode-bidi": if word == "plaintext" { direction = .some(nil) }
        case "white-space", "white-space-collapse":
            switch word {
            case "pre", "pre-wrap", "break-spaces", "preserve", "-moz-pre-wrap": spaces = .kept
            case "pre-line", "preserve-breaks": spaces = .onlyLines
            case "normal", "nowrap", "collapse", "initial": spaces = .collapsed
            default: break
            }
        case "display": display = Self.displays[word] ?? display
        default: return false
        }
        return true
    }

    /// Sets a property of word processors. Returns false for other properties.
    private mutating func setKeyword(_ property: String, _ word: String, _ words: [String]) -> Bool {
        switch property {
        case "mso-list":
            isListMark = word == "ignore"
            listLevel = words.lazy.compactMap { $0.hasPrefix("level") ? Int($0.dropFirst(5)) : nil }.first
        case "mso-hide": isHiddenInWord = word == "all"
        case "mso-element": if word == "comment-list" { isHiddenInWord = true }
        case "mso-highlight": isMarked = word != "none"
        case "mso-tab-count": tabs = Int(word).map { min(max($0, 1), 32) }
        case "mso-spacerun": hasPlainSpaces = word == "yes"
        default: return false
        }
        return true
    }

    private mutating func setFont(_ values: [CSSToken]) {
        hasOther = true
        let names = values.split(separator: .mark(",")).map { name in
            if case .string(let name) = name.first { return name.lowercased() }
            return CSSToken.words(Array(name)).joined(separator: " ")
        }
        guard let first = names.first, !first.isEmpty else { return }
        font = first
        if FontNames.areMonospaced(names) { styles[.code] = true }
    }

    /// Sets the font from the shorthand. Properties that it doesn't contain are normal. The weight precedes the size.
    private mutating func setFont(shorthand values: [CSSToken]) {
        hasOther = true
        guard values.count > 1 else { return }
        let before = values.prefix {
            guard let word = $0.lowercaseWord else { return false }
            return !["px", "pt", "em", "%"].contains(where: word.contains)
        }
        let words = CSSToken.words(Array(before))
        styles[.bold] = words.contains { Self.isBold($0) == true }
        styles[.italic] = words.contains { Self.isItalic($0) == true }
        // After the size, and the line height if there is one.
        var rest = values.dropFirst(before.count + 1)
        if rest.first == .mark("/") { rest = rest.dropFirst(2) }
        setFont(Array(rest))
    }

    private static let displays: [String: Display] = [
        "none": .none, "block": .block, "flow-root": .block, "table": .block, "table-caption": .block,
        "table-row-group": .block, "table-header-group": .block, "table-footer-group": .block, "flex": .flexible,
        "grid": .flexible, "-webkit-box": .flexible, "list-item": .item, "table-row": .row, "table-cell": .cell,
        "inline": .inline, "inline-block": .inline, "inline-flex": .inline, "inline-grid": .inline,
        "inline-table": .inline, "contents": .inline, "ruby": .inline, "ruby-text": .inline,
    ]

    private static let lines: [String: TextStyle] = ["underline": .underline, "line-through": .strikethrough]

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
