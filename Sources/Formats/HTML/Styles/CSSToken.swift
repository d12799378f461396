/// A token of a style sheet (CSS Syntax, level 3), as far as needed here.
enum CSSToken: Equatable, Sendable {
    /// A name, number or length, as written.
    case word(String)
    /// A text in quotation marks, without them.
    case string(String)
    /// The name of a function, in lower case. Its arguments follow, up to a closing parenthesis.
    case function(String)
    /// Any other character, such as a colon or a brace.
    case mark(UInt8)
    case space

    /// Returns the mark for an ASCII character.
    static func mark(_ character: Unicode.Scalar) -> CSSToken { .mark(UInt8(ascii: character)) }

    /// The word in lower case; `nil` for other tokens.
    var lowercaseWord: String? {
        if case .word(let word) = self { word.lowercased() } else { nil }
    }

    /// Whether the token is a function's name.
    var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    /// Returns the words among tokens, in lower case.
    static func words(_ tokens: [CSSToken]) -> [String] { tokens.compactMap(\.lowercaseWord) }
}
