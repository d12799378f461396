import RichText

/// Finds out the style of each element of a page: by its style sheets, and by what it says itself.
struct StyleCascade {
    /// The style of an element.
    struct Style {
        var own: HTMLStyle
        /// That of what is shown before and after its content, and of the mark of an item.
        var before, after, marker: HTMLStyle?
        /// Whether it says itself anything that was left out.
        var hasOtherLooks: Bool
    }

    private var sheet: PageStyleSheet
    private var open: [CSSSubject] = []
    private var kept: [String: (normal: HTMLStyle, important: HTMLStyle)] = [:]

    private static let mostKept = 512
    /// Longer ones, in bytes, are hardly used twice.
    private static let longestKept = 2048
    /// The bytes of an element's own style that are heeded.
    private static let longest = 1 << 18

    /// The styles of a page.
    init(_ sheet: PageStyleSheet) { self.sheet = sheet }

    /// The counter styles that the page has made.
    var counterStyles: [String: CounterStyle] { sheet.counterStyles }

    /// Returns the style of an element that begins in another one.
    mutating func begin(_ name: String, _ attributes: [String: String], in parent: HTMLElement?) -> Style {
        let inline = attributes["style"].map { read($0) }
        guard !sheet.isEmpty else {
            return Style(own: inline.map { $1.applied(to: $0) } ?? HTMLStyle(), hasOtherLooks: Self.hasOther(inline))
        }
        let element = CSSSubject(name, attributes, isFirstChild: (parent?.children ?? 0) == 0)
        let matches = sheet.matches(element, in: open)
        open.append(element)
        var own = matches.style
        // A note has no line below a link, and a page's style sheet, which has one for all, changes nothing about that.
        if name == "a" || parent?.link != nil || element.classes.contains(where: { $0.hasPrefix("MsoHyperlink") }) {
            own.styles[.underline] = nil
        }
        if let inline { own.apply(inline.normal) }
        own.apply(matches.important)
        if let inline { own.apply(inline.important) }
        return Style(
            own: own, before: matches.before, after: matches.after, marker: matches.marker,
            hasOtherLooks: Self.hasOther(inline))
    }

    /// The element that began last of those that are open has ended.
    mutating func end() { _ = open.popLast() }

    private static func hasOther(_ inline: (normal: HTMLStyle, important: HTMLStyle)?) -> Bool {
        inline.map { $0.hasOther || $1.hasOther } ?? false
    }

    /// Reads an element's own style. Many have the same.
    private mutating func read(_ text: String) -> (normal: HTMLStyle, important: HTMLStyle) {
        if let known = kept[text] { return known }
        var parser = CSSParser(text.utf8.prefix(Self.longest))
        let result = HTMLStyle.parts(parser.declarations())
        if kept.count < Self.mostKept, text.utf8.count <= Self.longestKept { kept[text] = result }
        return result
    }
}
