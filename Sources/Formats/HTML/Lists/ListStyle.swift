/// The marks of a list's items (`list-style-type`).
enum ListStyle: Equatable, Sendable {
    case none
    /// A literal text.
    case text(String)
    /// The counter style with a name.
    case named(String)

    static let decimal = named("decimal")
    static let disc = named("disc")

    /// The maximum length of a text, in bytes. A longer one is ignored.
    private static let longest = 64

    /// Reads a property's value; `nil` if it can't be read. A shorthand may also contain the mark's position and image, and
    /// whatever it doesn't contain has its default.
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

    /// Reads the `type` attribute of a list or an item, which is case-sensitive; `nil` if it has no meaning there. A list can't
    /// have marks of the other kind, but an item can.
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

    /// Returns the default for a list inside a number of other lists of either kind.
    static func usual(isNumbered: Bool, depth: Int) -> ListStyle {
        if isNumbered { return .decimal }
        return depth == 0 ? .disc : .named(depth == 1 ? "circle" : "square")
    }

    /// Returns an item's mark with the text after it, in one of the page's counter styles or a predefined one; `nil` for no mark.
    func mark(_ number: Int, among styles: [String: CounterStyle]) -> String? {
        switch self {
        case .none: nil
        case .text(let text): text.isEmpty ? nil : Self.parted(text)
        case .named(let name): CounterStyle.named(name, among: styles).mark(number)
        }
    }

    /// Returns a counter's value without a prefix and suffix.
    func text(_ number: Int, among styles: [String: CounterStyle]) -> String {
        switch self {
        case .none: ""
        case .text(let text): text
        case .named(let name): CounterStyle.named(name, among: styles).text(number)
        }
    }

    /// Returns a mark followed by a space. In a browser's list, the text is apart from the mark anyway.
    static func parted(_ mark: String) -> String {
        guard let last = mark.last, !last.isWhitespace, !"、，。．）".contains(last) else { return mark }
        return mark + " "
    }
}
