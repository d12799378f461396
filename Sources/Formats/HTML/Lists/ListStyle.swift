/// What marks the items of a list (`list-style-type`).
enum ListStyle: Equatable, Sendable {
    case none
    /// A text as it is.
    case text(String)
    /// A counter style by its name.
    case named(String)

    static let decimal = named("decimal")
    static let disc = named("disc")

    /// Longer texts are left out.
    private static let longest = 64

    /// Reads a property's value; nil if it can't be read. In a shorthand position and image of the mark may be named,
    /// too, and what isn't named is as usual.
    init?(_ values: [CSSToken], isShorthand: Bool = false) {
        var found: ListStyle?
        var depth = 0
        for value in values {
            switch value {
            case .function: depth += 1
            case .mark(UInt8(ascii: ")")): depth -= 1
            case .string(let text) where depth == 0:
                guard text.utf8.count <= Self.longest else { return nil }
                found = .text(text)
            case .word(let word) where depth == 0:
                switch word.lowercased() {
                case "none": found = found ?? ListStyle.none
                case "inside", "outside": if !isShorthand { return nil }
                case "inherit", "unset", "revert": return nil
                case "initial": found = .disc
                default: found = .named(word)
                }
            default: break
            }
        }
        guard let style = found ?? (isShorthand && !values.isEmpty ? .disc : nil) else { return nil }
        self = style
    }

    /// Reads the attribute `type` of a list or an item, in which capitals count; nil if it means nothing there. A list
    /// of one kind has no marks of the other, an item may.
    init?(type: String, of element: String) {
        let names = ["1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
        if element != "ul", let name = names[type] {
            self = .named(name)
        } else if type.lowercased() == "none" {
            self = .none
        } else if element != "ol", ["disc", "circle", "square"].contains(type.lowercased()) {
            self = .named(type.lowercased())
        } else {
            return nil
        }
    }

    /// What a list, in a number of others of either kind, has without a style of its own.
    static func usual(isNumbered: Bool, depth: Int) -> ListStyle {
        if isNumbered { return .decimal }
        return depth == 0 ? .disc : .named(depth == 1 ? "circle" : "square")
    }

    /// Returns an item's mark with what follows it, in one of the page's counter styles or others; nil for none.
    func mark(_ number: Int, among styles: [String: CounterStyle]) -> String? {
        switch self {
        case .none: nil
        case .text(let text): text.isEmpty ? nil : Self.parted(text)
        case .named(let name): CounterStyle.named(name, among: styles).mark(number)
        }
    }

    /// Returns a counter's value alone.
    func text(_ number: Int, among styles: [String: CounterStyle]) -> String {
        switch self {
        case .none: ""
        case .text(let text): text
        case .named(let name): CounterStyle.named(name, among: styles).text(number)
        }
    }

    /// A mark with a space behind it: in a list, the text stands apart from it anyway.
    static func parted(_ mark: String) -> String {
        guard let last = mark.last, !last.isWhitespace, !"、，。．）".contains(last) else { return mark }
        return mark + " "
    }
}
