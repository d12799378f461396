import RichText

/// Determines the style of each element of a page, from its style sheets and the element's own style.
struct StyleCascade {
    /// The style of an element.
    struct Style {
        var own: HTMLStyle
        /// The styles of what is generated before and after its content, and of an item's mark.
        var before, after, marker: HTMLStyle?
        /// Whether the element's own style has anything that was left out.
        var hasOtherLooks: Bool
    }

    private var sheet: PageStyleSheet
    private var open: [CSSSubject] = []
    private var cache: [String: (normal: HTMLStyle, important: HTMLStyle)] = [:]

    private static let maxCached = 512
    /// The maximum length of a style that is cached, in bytes: longer ones are hardly used twice.
    private static let longestCached = 2048
    /// The maximum length of an element's own style that is read, in bytes.
    private static let longest = 1 << 18

    /// Creates the cascade of a page.
    init(_ sheet: PageStyleSheet) { self.sheet = sheet }

    /// The counter styles that the page defines.
    var counterStyles: [String: CounterStyle] { sheet.counterStyles }

    /// Returns the style of an element that begins inside another one.
    mutating func begin(_ name: String, _ attributes: [String: String], in parent: HTMLElement?) -> Style {
        let inline = attributes["style"].map { read($0) }
        guard !sheet.isEmpty else {
            return Style(own: inline.map { $1.applied(to: $0) } ?? HTMLStyle(), hasOtherLooks: Self.hasOther(inline))
        }
        let element = CSSSubject(name, attributes, isFirstChild: (parent?.children ?? 0) == 0)
        let matches = sheet.matches(element, in: open)
        open.append(element)
        var own = matches.style
        // A note doesn't underline links, and a style sheet that underlines all of them doesn't change that.
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

    /// Handles the end of the innermost open element.
    mutating func end() { _ = open.popLast() }

    private static func hasOther(_ inline: (normal: HTMLStyle, important: HTMLStyle)?) -> Bool {
        inline.map { $0.hasOther || $1.hasOther } ?? false
    }

    /// Reads an element's own style, with a cache, because many elements have the same one.
    private mutating func read(_ text: String) -> (normal: HTMLStyle, important: HTMLStyle) {
        if let known = cache[text] { return known }
        var parser = CSSParser(text.utf8.prefix(Self.longest))
        let result = HTMLStyle.parts(parser.declarations())
        if cache.count < Self.maxCached, text.utf8.count <= Self.longestCached { cache[text] = result }
        return result
    }
}
