/// The style sheets within a page (CSS), as far as a note supports them.
///
/// Rules are indexed by the name, class or id that they require. Whatever the number of rules, the time for a page is limited:
/// elements beyond the limit have no style.
struct PageStyleSheet {
    /// The styles that the rules give an element.
    struct Matches {
        var style = HTMLStyle()
        /// The style that takes precedence over the element's own style.
        var important = HTMLStyle()
        /// The styles of what is generated before and after the element's content, and of its mark as an item.
        var before, after, marker: HTMLStyle?
    }

    private struct Rule {
        var selector: CSSSelector
        /// The index of the rule's style.
        var style: Int
    }

    /// The maximum number of rules that are read: more than any page has.
    private static let maxRules = 20_000
    /// The maximum number of comparisons for a page: enough for several large pages, and done in less than half a second.
    private static let stepLimit = 2_000_000
    private static let maxCached = 4096

    private var rules: [Rule] = []
    private var styles: [(normal: HTMLStyle, important: HTMLStyle)] = []
    private var byID: [String: [Int]] = [:]
    private var byClass: [String: [Int]] = [:]
    private var byName: [String: [Int]] = [:]
    private var others: [Int] = []
    /// The classes and ids in the rules' selectors. Elements that differ only in others have the same style.
    private var namesInSelectors: Set<String> = []
    private(set) var counterStyles: [String: CounterStyle] = [:]

    private var steps = stepLimit
    private var cache: [String: Matches] = [:]

    var isEmpty: Bool { rules.isEmpty }

    /// Reads style sheets in order, the later ones with higher precedence.
    init(_ texts: [[UInt8]] = []) {
        for text in texts {
            var parser = CSSParser(text)
            read(&parser, depth: 0)
        }
    }

    // MARK: Reading

    /// The maximum nesting of rules for media. Deeper ones are ignored.
    private static let maxDepth = 4

    private mutating func read(_ parser: inout CSSParser, depth: Int) {
        while true {
            parser.skipSpace()
            guard let token = parser.token else { return }
            if token == .mark("}"), depth > 0 { return parser.advance() }
            if token == .mark("@") {
                parser.advance()
                readAtRule(&parser, depth: depth)
            } else {
                let selectors = CSSSelector.list(parser.prelude(endsAtSemicolon: false))
                guard parser.token != nil else { return }
                parser.advance()
                add(parser.declarations(), selectors)
            }
        }
    }

    private mutating func readAtRule(_ parser: inout CSSParser, depth: Int) {
        let prelude = parser.prelude(endsAtSemicolon: true)
        guard parser.token == .mark("{") else { return parser.advance() }
        let name = prelude.first?.lowercaseWord
        let condition = Array(prelude.dropFirst())
        if name == "counter-style", case .word(let name)? = condition.first(where: { $0 != .space }) {
            parser.advance()
            counterStyles[name] = CounterStyle(parser.declarations()) ?? counterStyles[name]
        } else if depth < Self.maxDepth,
            name == "layer" || name == "supports" || name == "media" && Self.appliesToScreen(condition)
        {
            parser.advance()
            read(&parser, depth: depth + 1)
        } else {
            parser.skipBlock()
        }
    }

    /// Returns whether rules for media such as `screen, print` apply to a screen of any size.
    static func appliesToScreen(_ media: [CSSToken]) -> Bool {
        let kinds = media.split(separator: .mark(",")).map { $0.filter { $0 != .space } }
        return kinds.isEmpty || kinds.allSatisfy(\.isEmpty)
            || kinds.contains {
                $0 == [.word("all")] || $0 == [.word("screen")] || $0 == [.word("only"), .word("screen")]
            }
    }

    private mutating func add(_ declarations: [CSSParser.Declaration], _ selectors: [CSSSelector]) {
        guard !selectors.isEmpty else { return }
        styles.append(HTMLStyle.parts(declarations))
        for selector in selectors where rules.count < Self.maxRules {
            let index = rules.count
            rules.append(Rule(selector: selector, style: styles.count - 1))
            selector.subject.forEachName { namesInSelectors.insert($0) }
            if let id = selector.subject.id {
                byID[id, default: []].append(index)
            } else if let name = selector.subject.classes.first {
                byClass[name, default: []].append(index)
            } else if let name = selector.subject.name {
                byName[name, default: []].append(index)
            } else {
                others.append(index)
            }
        }
    }

    // MARK: Matching

    /// Returns the styles that the rules give an element, given its ancestors, the innermost last.
    mutating func matches(_ element: CSSSubject, in around: [CSSSubject]) -> Matches {
        let id = element.id.flatMap { namesInSelectors.contains($0) ? $0 : nil } ?? ""
        let classes = element.classes.map(String.init).filter(namesInSelectors.contains)
        let key = "\(element.name)\n\(classes.joined(separator: " "))\n\(id)"
        if let known = cache[key] { return known }
        guard steps > 0 else { return Matches() }
        var candidates = others + (byName[element.name] ?? [])
        if let id = element.id { candidates += byID[id] ?? [] }
        for name in Set(element.classes) { candidates += byClass[String(name)] ?? [] }
        steps -= candidates.reduce(1) { $0 + rules[$1].selector.cost }
        let found = candidates.filter {
            rules[$0].selector.matches(element, in: around, steps: &steps)
        }.sorted { (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1) }
        var result = Matches()
        for index in found { result.apply(rules[index].selector.part, styles[rules[index].style].normal) }
        for index in found { result.applyImportant(rules[index].selector.part, styles[rules[index].style].important) }
        if cache.count < Self.maxCached, candidates.allSatisfy({ rules[$0].selector.isSimple }) { cache[key] = result }
        return result
    }
}

extension PageStyleSheet.Matches {
    fileprivate mutating func apply(_ part: CSSSelector.Part?, _ style: HTMLStyle) {
        switch part {
        case nil: self.style.apply(style)
        case .before: before = style.applied(to: before)
        case .after: after = style.applied(to: after)
        case .marker: marker = style.applied(to: marker)
        }
    }

    fileprivate mutating func applyImportant(_ part: CSSSelector.Part?, _ style: HTMLStyle) {
        if part == nil { important.apply(style) } else { apply(part, style) }
    }
}
