/// A piece of a style sheet's text (CSS Syntax, level 3), as far as it matters here.
enum CSSToken: Equatable, Sendable {
    /// A name, number or length, as it is written.
    case word(String)
    /// A text between quotation marks, without them.
    case string(String)
    /// The name of a function in small letters. Its arguments follow, up to a closing parenthesis.
    case function(String)
    /// Any other character, such as a colon or a brace.
    case mark(UInt8)
    case space

    /// A mark for an ASCII character.
    static func mark(_ character: Unicode.Scalar) -> CSSToken { .mark(UInt8(ascii: character)) }

    /// The word in small letters; nil if it is none.
    var lowercaseWord: String? {
        if case .word(let word) = self { word.lowercased() } else { nil }
    }

    /// Whether it is a function's name.
    var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    /// The words among tokens, in small letters.
    static func words(_ tokens: [CSSToken]) -> [String] { tokens.compactMap(\.lowercaseWord) }
}
