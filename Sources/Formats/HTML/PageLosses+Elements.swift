import RichText

extension PageLosses {
    /// Records the parts of an element that can't be kept. The reader records those of pictures and style sheets.
    mutating func note(_ element: HTMLElement, _ attributes: [String: String]) {
        if element.hasOtherLooks { add(.looks) }
        if element.list != nil, element.listDepth > ParagraphStyle.deepestLevel { add(.lists) }
        switch element.name {
        // Check boxes are kept.
        case "input" where attributes["type"]?.lowercased() == "checkbox": return
        case "meta":
            if !Self.isTechnical(attributes) { add(.details) }
            return
        case "link":
            add(attributes["rel"]?.lowercased().contains("stylesheet") == true ? .styleSheets : .details)
            return
        case "a" where attributes["href"] != nil && element.link == nil: add(.links)
        case "script" where attributes["type"]?.lowercased().hasSuffix("json") == true: add(.details)
        default:
            if let kind = Self.kinds[element.name] {
                add(kind)
            } else if !Self.plain.contains(element.name) {
                add(.details)
            }
        }
        guard !attributes.isEmpty else { return }
        if attributes["hidden"] != nil || element.isHidden { add(.hiddenText) }
        for name in attributes.keys where !Self.keptAttributes.contains(name) {
            if name.hasPrefix("on") {
                add(.scripts)
            } else {
                add(Self.lookAttributes.contains(name) ? .looks : .details)
            }
        }
    }

    /// Returns whether a `<meta>` element gives only the charset, the program, or the width of the screen.
    private static func isTechnical(_ attributes: [String: String]) -> Bool {
        if attributes["charset"] != nil || attributes["http-equiv"]?.lowercased() == "content-type" { return true }
        return ["generator", "viewport"].contains(attributes["name"]?.lowercased())
    }

    private static let kinds: [String: Kind] = {
        let names: [Kind: [String]] = [
            .drawings: ["svg", "canvas"], .recordings: ["video", "audio"],
            .pages: ["iframe", "frame", "object", "embed", "applet"], .tables: ["table"],
            .fields: ["input", "button", "select", "textarea", "meter", "progress"],
            .lists: ["dl"], .headings: ["h4", "h5", "h6"],
            .hiddenText: ["template", "noscript", "noframes", "noembed"], .scripts: ["script"],
            .looks: [
                "abbr", "acronym", "big", "center", "font", "hr", "rb", "rp", "rt", "rtc", "ruby", "small", "sub",
                "sup",
            ],
        ]
        return Dictionary(uniqueKeysWithValues: names.flatMap { kind, names in names.map { ($0, kind) } })
    }()

    /// Elements that lose nothing but their names.
    private static let plain: Set<String> = [
        "a", "address", "article", "aside", "b", "blockquote", "body", "br", "caption", "cite", "code", "col",
        "colgroup", "dd", "del", "dfn", "dir", "div", "dt", "em", "fieldset", "figcaption", "figure", "footer",
        "form", "h1", "h2", "h3", "head", "header", "hgroup", "html", "i", "img", "ins", "kbd", "label", "legend",
        "li", "listing", "main", "mark", "menu", "nav", "ol", "p", "picture", "plaintext", "pre", "q", "s", "samp",
        "search", "section", "source", "span", "strike", "strong", "style", "tbody", "td", "tfoot", "th", "thead",
        "title", "tr", "tt", "u", "ul", "var", "wbr", "xmp",
    ]

    /// Attributes that are kept, or handled elsewhere.
    private static let keptAttributes: Set<String> = [
        "alt", "charset", "colspan", "dir", "hidden", "href", "rowspan", "src", "srcset", "start", "style", "value",
        "xmlns", HTMLFormat.characterAttribute, HTMLFormat.endAttribute, HTMLFormat.nameAttribute,
        HTMLFormat.sizeAttribute,
    ]

    /// Attributes that determine how something looks.
    private static let lookAttributes: Set<String> = [
        "align", "alink", "background", "bgcolor", "border", "cellpadding", "cellspacing", "clear", "color", "face",
        "frame", "height", "hspace", "link", "noshade", "nowrap", "rules", "size", "text", "valign", "vlink", "vspace",
        "width",
    ]
}
