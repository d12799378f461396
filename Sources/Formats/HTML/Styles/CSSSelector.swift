/// A selector, which determines the elements that a rule applies to.
struct CSSSelector: Sendable {
    /// The conditions that a single element must meet.
    struct Compound: Sendable {
        var name: String?
        var id: String?
        var classes: [String] = []
        var attributes: [AttributeTest] = []
        var isFirstChild = false
        /// The conditions of `:not()`, which the element must not meet.
        var excluded: [Compound] = []

        /// Whether the only condition is `html` or `body`, which may be missing in a piece of a page.
        fileprivate var isPage: Bool {
            id == nil && classes.isEmpty && isSimple && (name == "html" || name == "body")
        }

        /// Whether matching depends only on the name, classes and id.
        fileprivate var isSimple: Bool { attributes.isEmpty && !isFirstChild && excluded.allSatisfy(\.isSimple) }

        /// Calls a closure with each class and id in the conditions, including excluded ones.
        func forEachName(_ handle: (String) -> Void) {
            if let id { handle(id) }
            classes.forEach(handle)
            excluded.forEach { $0.forEachName(handle) }
        }

        fileprivate var cost: Int { excluded.reduce(1 + classes.count + 16 * attributes.count) { $0 + $1.cost } }

        /// Returns whether an element meets the conditions.
        func matches(_ subject: CSSSubject) -> Bool {
            (name == nil || name == subject.name) && (id == nil || id == subject.id)
                && classes.allSatisfy { wanted in subject.classes.contains { $0 == wanted } }
                && (!isFirstChild || subject.isFirstChild)
                && attributes.allSatisfy { $0.matches(subject.attributes[$0.name]) }
                && !excluded.contains { $0.matches(subject) }
        }
    }

    /// A condition on an attribute, as in `[type=a]`.
    struct AttributeTest: Sendable {
        var name: String
        /// The character before the equals sign, or zero if there is none.
        var comparison: UInt8 = 0
        /// The value to compare with; `nil` if the attribute only has to exist.
        var value: String?

        /// The maximum length of a value that is searched for a part, in bytes.
        private static let longest = 256

        fileprivate func matches(_ found: String?) -> Bool {
            guard let found else { return false }
            guard let value else { return true }
            guard comparison == 0 || found.utf8.count <= Self.longest else { return false }
            switch Unicode.Scalar(comparison) {
            case "^": return !value.isEmpty && found.hasPrefix(value)
            case "$": return !value.isEmpty && found.hasSuffix(value)
            case "*": return !value.isEmpty && found.contains(value)
            case "~": return found.split { $0.isWhitespace }.contains { $0 == value }
            case "|": return found == value || found.hasPrefix(value + "-")
            default: return found == value
            }
        }
    }

    /// A part that is shown in addition to an element's own content.
    enum Part: String, Sendable { case before, after, marker }

    var subject = Compound()
    /// The conditions for the ancestors, from the nearest, and whether each must be the parent.
    var around: [(compound: Compound, isParent: Bool)] = []
    var part: Part?
    /// The precedence among contradictory rules: the greater number wins.
    var specificity = 0

    /// Whether the result is the same for all elements with the same name, classes and id.
    var isSimple: Bool { around.isEmpty && subject.isSimple }

    /// The number of comparisons needed for the last compound.
    var cost: Int { subject.cost }

    /// Returns whether an element matches, given its ancestors, the innermost last. Returns false once no comparison steps are
    /// left.
    func matches(_ element: CSSSubject, in others: [CSSSubject], steps: inout Int) -> Bool {
        subject.matches(element) && isIn(others, others.count, from: 0, &steps)
    }

    private func isIn(_ others: [CSSSubject], _ end: Int, from index: Int, _ steps: inout Int) -> Bool {
        guard index < around.count else { return true }
        let wanted = around[index]
        var position = end - 1
        while position >= 0, steps > 0 {
            steps -= 1
            if wanted.compound.matches(others[position]), isIn(others, position, from: index + 1, &steps) {
                return true
            }
            if wanted.isParent { return false }
            position -= 1
        }
        return false
    }
}

// MARK: Reading

extension CSSSelector {
    /// Limits of a selector: those with more ancestors, or more conditions on one element, are ignored.
    private static let maxAround = 8
    private static let maxConditions = 8

    /// Reads a list of selectors. Ignores those with conditions unknown here, such as the position of the pointer.
    static func list(_ tokens: [CSSToken]) -> [CSSSelector] {
        tokens.split(separator: .mark(","), omittingEmptySubsequences: true).compactMap { CSSSelector($0) }
    }

    private init?(_ tokens: ArraySlice<CSSToken>) {
        var compounds: [(compound: Compound, isParent: Bool)] = []
        var current = Compound()
        var isBegun = false
        var isParent = false
        var position = tokens.startIndex
        func next() -> CSSToken? {
            defer { position += 1 }
            return position < tokens.endIndex ? tokens[position] : nil
        }
        while let token = next() {
            switch token {
            case .space, .mark(UInt8(ascii: ">")):
                if isBegun {
                    compounds.append((current, isParent))
                    (current, isBegun, isParent) = (Compound(), false, false)
                }
                if token == .mark(">") { isParent = true }
                continue
            case .word(let name): current.name = name.lowercased()
            case .mark(UInt8(ascii: "*")): break
            case .mark(UInt8(ascii: ".")):
                guard case .word(let name) = next() else { return nil }
                current.classes.append(name)
                specificity += 1 << 10
            case .mark(UInt8(ascii: "#")):
                guard case .word(let name) = next() else { return nil }
                current.id = name
                specificity += 1 << 20
            case .mark(UInt8(ascii: "[")):
                var inside: [CSSToken] = []
                while let token = next(), token != .mark("]") {
                    if token != .space { inside.append(token) }
                }
                guard let test = AttributeTest(inside) else { return nil }
                current.attributes.append(test)
                specificity += 1 << 10
            case .mark(UInt8(ascii: ":")):
                var word = next()
                if word == .mark(":") { word = next() }
                if word == .function("not") {
                    let inside = tokens[position...].prefix { $0 != .mark(")") }
                    position = min(inside.endIndex + 1, tokens.endIndex)
                    // They can't be nested.
                    guard !inside.contains(where: \.isFunction), let other = CSSSelector(inside), other.around.isEmpty,
                        other.part == nil
                    else { return nil }
                    current.excluded.append(other.subject)
                    specificity += other.specificity
                    isBegun = true
                    continue
                }
                switch word?.lowercaseWord {
                case "before": part = .before
                case "after": part = .after
                case "marker": part = .marker
                case "root": current.name = "html"
                case "link", "any-link":
                    current.attributes.append(AttributeTest(name: "href"))
                    specificity += 1 << 10
                case "first-child":
                    current.isFirstChild = true
                    specificity += 1 << 10
                default: return nil
                }
            default: return nil
            }
            if case .word = token { specificity += 1 }
            guard current.classes.count + current.attributes.count + current.excluded.count <= Self.maxConditions
            else { return nil }
            isBegun = true
        }
        if isBegun { compounds.append((current, isParent)) }
        guard let last = compounds.popLast(), compounds.count <= Self.maxAround else { return nil }
        subject = last.compound
        // The relation between two elements is stored with the inner one.
        var wasParent = last.isParent
        for (compound, isParent) in compounds.reversed() {
            if !compound.isPage { around.append((compound, wasParent)) }
            wasParent = isParent
        }
    }
}

extension CSSSelector.AttributeTest {
    /// Reads the tokens between brackets.
    fileprivate init?(_ tokens: [CSSToken]) {
        guard let name = tokens.first?.lowercaseWord else { return nil }
        self.name = name
        var rest = tokens.dropFirst()
        guard !rest.isEmpty else { return }
        if case .mark(let mark) = rest.first, mark != UInt8(ascii: "=") {
            comparison = mark
            rest = rest.dropFirst()
        }
        guard rest.popFirst() == .mark("=") else { return nil }
        switch rest.first {
        case .word(let word): value = word
        case .string(let text): value = text
        default: return nil
        }
    }
}
