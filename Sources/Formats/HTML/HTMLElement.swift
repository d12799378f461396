import RichText

/// An open element, and its effect on the text in it.
package struct HTMLElement {
    /// The treatment of white space.
    enum Spaces {
        /// A sequence of white space becomes one space.
        case collapsed
        /// All white space is kept.
        case kept
        /// Line breaks are kept, and sequences of spaces become one.
        case onlyLines
    }

    /// A list that is being read.
    struct List {
        /// The number of the last item.
        var number: Int
        /// The distance between two numbers.
        var step: Int
        /// Whether its items have check boxes.
        var isChecklist: Bool
    }

    let name: String
    var styles: Set<TextStyle> = []
    var direction: WritingDirection?
    /// The style of the paragraphs in the element; `nil` for body text.
    var paragraph: ParagraphStyle?
    /// Whether the element is inside another paragraph style, which a note can't have at the same time.
    var hidesParagraph = false
    var spaces = Spaces.collapsed
    /// Whether the element's contents don't belong to the text.
    var isDropped = false
    /// Whether a style hides the element, or only a click would show it.
    var isHidden = false
    /// Whether the element is invisible, though elements in it may be visible.
    var isInvisible = false
    /// How its letters are shown.
    var letters = HTMLStyle.Letters.asWritten
    /// Whether its own style has an effect on its look that a note can't keep.
    var hasOtherLooks = false
    /// Whether the element is on lines of its own.
    var isBlock = false
    /// Whether its children are on lines of their own.
    var isFlexible = false
    /// Whether a mark precedes the element.
    var isItem = false
    /// The element's role in a table, whatever its name.
    var tablePart: TablePart?
    /// Whether its hard spaces are normal spaces, as Chromium and Safari mark them.
    var hasPlainSpaces = false
    /// Whether its text is the bullet or number of a list item.
    var isListMark = false
    /// Whether the element began with the mark of a list item.
    var hasListMark = false
    /// The level of the Word list that the element is an item of, from 1.
    var listLevel: Int?
    /// The number of tabs that the element stands for.
    var tabs: Int?
    /// The first of its fonts, in lower case.
    var font: String?
    /// The line break at the end of the paragraph.
    var lineBreak = "\n"
    /// The list whose items the element counts, if it is a list.
    var list: List?
    /// The marks of the items in the element.
    var listStyle = ListStyle.disc
    /// The number of lists around the element's contents, less one.
    var listDepth = -1
    /// The address of the link that the element is or is in; `nil` if there is none, or if it can't be used elsewhere.
    var link: String?
    /// Whether the item is ticked; `nil` if it has no check box.
    var tick: Bool?
    /// The columns that the element's cells occupy in the rows to come, if it is a table.
    var columns = TableColumns()
    /// The text that a style sheet generates after its content.
    var after: (style: HTMLStyle, attributes: [String: String])?
    /// The number of child elements so far.
    var children = 0
    /// The number of open quotations around the element's contents.
    var quotations = 0
    /// The indices, among the open elements, of the list, the table and the block that contain the element.
    var listIndex, tableIndex, blockIndex: Int?

    enum TablePart { case row, cell }

    /// Whether the contents besides a summary are shown.
    var isOpen = true

    /// Creates an element inside the innermost open one, with the style from style sheets and its own style.
    init(_ name: String, _ attributes: [String: String], in parent: HTMLElement?, style: HTMLStyle = HTMLStyle()) {
        self.name = name
        if let parent { inherit(parent) }
        isBlock = Self.blocks.contains(name)
        isItem = name == "li"
        switch name {
        case "b", "strong", "th": styles.insert(.bold)
        case "i", "em", "cite", "var", "dfn", "address": styles.insert(.italic)
        case "u", "ins": styles.insert(.underline)
        case "s", "del", "strike": styles.insert(.strikethrough)
        case "mark": styles.insert(.highlight)
        case "code", "kbd", "samp", "tt": styles.insert(.code)
        case "pre", "listing", "xmp", "plaintext": spaces = .kept
        case "a": link = attributes["href"].flatMap { Self.isAddress($0) ? $0 : nil }
        case "font":
            if attributes["face"].map(FontNames.read).map(FontNames.areMonospaced) == true { styles.insert(.code) }
        case "q": quotations += 1
        case "tr": tablePart = .row
        case "td": tablePart = .cell
        case "details": isOpen = attributes["open"] != nil
        default: break
        }
        if Self.lists.contains(name) { beginList(attributes) }
        if name == "th" { tablePart = .cell }
        if let type = attributes["type"], list != nil || isItem {
            listStyle = ListStyle(type: type, of: name) ?? listStyle
        }
        setDirection(attributes)
        var own = Self.paragraphs[name]
        if attributes["role"] == "heading" { own = Self.paragraphs["h\(attributes["aria-level"] ?? "2")"] ?? own }
        if let classes = attributes["class"] {
            let classes = classes.split(separator: " ").map(String.init)
            own = classes.lazy.compactMap { Self.wordParagraphStyles[$0] }.first ?? own
            read(classes)
        }
        hidesParagraph = own != nil && paragraph != nil
        paragraph = own ?? paragraph
        if isItem { readItem(attributes, in: parent?.list) }
        apply(style, isPage: Self.isPage(name))
        // A heading is bold anyway, and its number is text.
        if own?.isHeading == true { (_, listLevel) = (styles.remove(.bold), nil) }
        if parent?.isFlexible == true { isBlock = true }
        // The contents of an object without an address are shown.
        let isShown = name == "object" && attributes["data"] == nil && attributes["classid"] == nil
        if Self.dropped.contains(name) && !isShown || attributes["hidden"] != nil { isDropped = true }
        if Self.isClosed(name, attributes, in: parent) { (isDropped, isHidden) = (true, true) }
    }

    private mutating func inherit(_ parent: HTMLElement) {
        (styles, direction, spaces) = (parent.styles, parent.direction, parent.spaces)
        paragraph = parent.paragraph
        (isDropped, isInvisible, hasPlainSpaces) = (parent.isDropped, parent.isInvisible, parent.hasPlainSpaces)
        (letters, font, link, quotations) = (parent.letters, parent.font, parent.link, parent.quotations)
        (listStyle, listDepth, listIndex) = (parent.listStyle, parent.listDepth, parent.listIndex)
        (tableIndex, blockIndex) = (parent.tableIndex, parent.blockIndex)
    }

    /// Applies the meaning of well-known classes.
    private mutating func read(_ classes: [String]) {
        if classes.contains("Apple-converted-space") { hasPlainSpaces = true }
        if classes.contains("Apple-tab-span") { spaces = .kept }
        if classes.contains("Apple-dash-list") { listStyle = .text("–") }
        // The mark of a comment, which isn't text.
        if classes.contains("MsoCommentReference") { (isDropped, isHidden) = (true, true) }
        if isItem, classes.contains("checked") || classes.contains("unchecked") { tick = classes.contains("checked") }
    }

    /// Reads an item's check mark and level from its attributes, because some programs write each item as a list of its own.
    private mutating func readItem(_ attributes: [String: String], in list: List?) {
        switch attributes["aria-checked"] ?? attributes["data-checked"] ?? attributes["data-list"] {
        case "true", "checked": tick = true
        case "false", "unchecked": tick = false
        case "bullet": listStyle = .disc
        default: if list?.isChecklist == true { tick = tick ?? false }
        }
        if let level = (attributes["aria-level"] ?? attributes["data-aria-level"]).flatMap(Self.integer) {
            listDepth = max(listDepth, min(max(level, 1), Self.deepestLevel) - 1)
        }
    }

    private mutating func beginList(_ attributes: [String: String]) {
        let isNumbered = name == "ol"
        let step = isNumbered && attributes["reversed"] != nil ? -1 : 1
        let start = isNumbered ? attributes["start"].flatMap(Self.integer) : nil
        let isChecklist = attributes["class"]?.split(separator: " ").contains("checklist") == true
        list = List(number: (start ?? 1) &- step, step: step, isChecklist: isChecklist)
        listDepth += 1
        listStyle = .usual(isNumbered: isNumbered, depth: listDepth)
    }

    private static func isPage(_ name: String) -> Bool { name == "html" || name == "body" }

    /// Sets the direction from the `dir` attribute. For a whole page, left to right is the default and sets none.
    private mutating func setDirection(_ attributes: [String: String]) {
        let isPage = Self.isPage(name)
        guard isBlock || isPage, let given = attributes["dir"]?.lowercased() else { return }
        direction = WritingDirection(rawValue: given)
        if isPage, direction == .leftToRight { direction = nil }
    }

    /// Returns whether the element's contents are shown only after a click, or by a script.
    private static func isClosed(_ name: String, _ attributes: [String: String], in parent: HTMLElement?) -> Bool {
        if name == "dialog" { return attributes["open"] == nil }
        return parent?.name == "details" && parent?.isOpen == false && name != "summary"
    }

    private mutating func apply(_ style: HTMLStyle, isPage: Bool) {
        for (textStyle, isOn) in style.styles {
            if isOn { styles.insert(textStyle) } else { styles.remove(textStyle) }
        }
        spaces = style.spaces ?? spaces
        apply(style.display)
        if !isBlock, tablePart == nil, let isMarked = style.isMarked {
            if isMarked { styles.insert(.highlight) } else { styles.remove(.highlight) }
        }
        // The font of a whole page doesn't make it code.
        if isPage { styles.remove(.code) }
        if isBlock, !isPage { direction = style.direction ?? direction }
        if style.display == HTMLStyle.Display.none || style.isHiddenInWord == true { isHidden = true }
        if isHidden { isDropped = true }
        isInvisible = style.isInvisible ?? isInvisible
        letters = style.letters ?? letters
        listStyle = style.listStyle ?? listStyle
        font = style.font ?? font
        hasPlainSpaces = style.hasPlainSpaces ?? hasPlainSpaces
        isListMark = style.isListMark ?? false
        listLevel = style.listLevel
        tabs = style.tabs
    }

    private mutating func apply(_ display: HTMLStyle.Display?) {
        guard let display, display != .none else { return }
        isBlock = display != .inline && display != .cell
        isFlexible = display == .flexible
        isItem = display == .item
        tablePart = display == .row ? .row : display == .cell ? .cell : nil
    }
}

// MARK: Attributes

extension HTMLElement {
    /// Returns whether text is an address that has the same meaning everywhere, such as a web or mail address.
    package static func isAddress(_ text: some StringProtocol) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else { return false }
        let scheme = text[..<colon]
        return text.utf8.count <= longestAddress && scheme.first?.isLetter == true
            && scheme.utf8.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
            }
            && !["javascript", "data", "blob", "about"].contains(scheme.lowercased())
            && !text.contains(where: \.isWhitespace)
    }

    /// The maximum length of an address that is kept, in bytes. Browsers have about the same limit.
    package static let longestAddress = 1 << 13

    /// Returns the number at the start of an attribute, as browsers read `5.` or ` 5`; `nil` if there is none.
    static func integer(_ text: String) -> Int? {
        let text = text.drop { $0.isWhitespace }
        let sign = text.prefix { $0 == "-" || $0 == "+" }
        guard sign.count <= 1 else { return nil }
        return Int(sign + text.dropFirst(sign.count).prefix { ("0"..."9").contains($0) })
    }

    static let lists: Set<String> = ["ul", "ol", "menu", "dir"]

    /// Elements that are a paragraph style in a note.
    static let paragraphs: [String: ParagraphStyle] = [
        "h1": .title, "h2": .heading, "h3": .subheading, "h4": .subheading, "h5": .subheading, "h6": .subheading,
        "blockquote": .quotation,
    ]

    /// The classes of Word's paragraph styles that have no HTML element.
    private static let wordParagraphStyles: [String: ParagraphStyle] = [
        "MsoTitle": .title, "MsoSubtitle": .subheading, "MsoQuote": .quotation, "MsoIntenseQuote": .quotation,
    ]

    private static let deepestLevel = 16

    /// Elements on lines of their own.
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext",
        "pre", "search", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "xmp",
    ]

    /// Elements without readable text: scripts, style sheets, form fields, and embedded content.
    private static let dropped: Set<String> = [
        "annotation", "annotation-xml", "applet", "audio", "base", "button", "canvas", "datalist", "embed", "frame",
        "frameset", "iframe", "input", "link", "map", "meta", "meter", "noembed", "noframes", "noscript", "object",
        "optgroup", "option", "param", "progress", "script", "select", "source", "style", "svg", "template", "textarea",
        "title", "track", "video",
    ]
}
