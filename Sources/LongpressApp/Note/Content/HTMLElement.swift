import RichText

/// An open element, and its meaning for the text in it.
nonisolated struct HTMLElement {
    /// The treatment of white space.
    enum Spaces {
        /// As many as there are come to one space.
        case collapsed
        /// All of it stays.
        case kept
        /// Line breaks stay, spaces come to one.
        case onlyLines
    }

    /// A list that is being read.
    struct List {
        var isNumbered: Bool
        var number = 0
        /// The number of lists around it.
        var depth: Int
    }

    let name: String
    var styles: Set<TextStyle> = []
    var direction: WritingDirection?
    var spaces = Spaces.collapsed
    /// Whether nothing in it is for the text.
    var isDropped = false
    /// Whether its own style sheet hides it.
    var isHiddenByStyle = false
    /// Whether its own style sheet says anything of how it looks that a note can't hold.
    var hasOtherLooks = false
    /// Whether it stands on lines of its own.
    var isBlock = false
    /// Whether its hard spaces are plain ones, as Chromium and Safari mark them.
    var hasPlainSpaces = false
    /// Whether its text is the bullet or number of a list's item.
    var isListMark = false
    /// The line break at the end of the paragraph.
    var lineBreak = "\n"
    /// The list that its items are in.
    var list: List?
    /// The address that it is a link to, or is in a link to; nil if none, or none that can be used elsewhere.
    var link: String?
    /// The number of cells of the row so far.
    var cells = 0

    /// An element that begins in another one.
    init(_ name: String, _ attributes: [String: String], in parent: HTMLElement?) {
        self.name = name
        if let parent {
            (styles, direction, spaces) = (parent.styles, parent.direction, parent.spaces)
            (isDropped, hasPlainSpaces, list) = (parent.isDropped, parent.hasPlainSpaces, parent.list)
            link = parent.link
        }
        isBlock = Self.blocks.contains(name)
        switch name {
        case "b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6": styles.insert(.bold)
        case "i", "em", "cite", "var", "dfn", "address": styles.insert(.italic)
        case "u", "ins": styles.insert(.underline)
        case "pre", "listing", "xmp", "plaintext": spaces = .kept
        case "a": link = attributes["href"].flatMap { Self.isAddress($0) ? $0 : nil }
        case "ul", "ol", "menu", "dir":
            let depth = (list?.depth ?? -1) + 1
            list = List(
                isNumbered: name == "ol", number: (attributes["start"].flatMap { Int($0) } ?? 1) &- 1, depth: depth)
        default: break
        }
        // The language of the page as a whole runs from left to right unless it says otherwise: that says nothing.
        let isPage = name == "html" || name == "body"
        if isBlock || isPage, let given = attributes["dir"]?.lowercased() {
            direction = WritingDirection(rawValue: given)
            if isPage, direction == .leftToRight { direction = nil }
        }
        if attributes["class"]?.split(separator: " ").contains("Apple-converted-space") == true {
            hasPlainSpaces = true
        }
        if let style = attributes["style"] { apply(HTMLStyle(style), isPage: isPage) }
        if Self.dropped.contains(name) || attributes["hidden"] != nil { isDropped = true }
    }

    /// Whether text is an address that means the same everywhere, such as one on the web or a mail address.
    static func isAddress(_ text: some StringProtocol) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else { return false }
        let scheme = text[..<colon]
        return scheme.first?.isLetter == true
            && scheme.utf8.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
            }
            && !["javascript", "data", "blob", "about"].contains(scheme.lowercased())
            && !text.contains(where: \.isWhitespace)
    }

    private mutating func apply(_ style: HTMLStyle, isPage: Bool) {
        for (textStyle, isOn) in style.styles {
            if isOn { styles.insert(textStyle) } else { styles.remove(textStyle) }
        }
        spaces = style.spaces ?? spaces
        isBlock = style.isBlock ?? isBlock
        if isBlock, !isPage { direction = style.direction ?? direction }
        hasOtherLooks = style.hasOther
        isHiddenByStyle = style.isHidden
        if style.isHidden { isDropped = true }
        isListMark = style.isListMark
    }

    /// Elements that stand on lines of their own.
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext",
        "pre", "search", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "xmp",
    ]

    /// Elements without text to read: programs, style sheets, forms' fields, and content shown by other means.
    private static let dropped: Set<String> = [
        "applet", "audio", "base", "button", "canvas", "datalist", "embed", "frame", "frameset", "iframe", "input",
        "link", "map", "meta", "meter", "noembed", "noframes", "noscript", "object", "optgroup", "option", "param",
        "progress", "rp", "script", "select", "source", "style", "svg", "template", "textarea", "title", "track",
        "video",
    ]
}
