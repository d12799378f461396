/// Reads rules and declarations from a style sheet's tokens.
struct CSSParser {
    /// A property with its value.
    struct Declaration {
        /// The property's name, in lower case.
        var name: String
        /// The value, without white space.
        var values: [CSSToken]
        /// Whether it has `!important`, and so takes precedence.
        var isImportant: Bool
    }

    private var lexer: CSSLexer
    private var ahead: CSSToken?

    /// Begins at the start of a text in UTF-8.
    init(_ text: some Sequence<UInt8>) {
        lexer = CSSLexer(text)
        ahead = lexer.next()
    }

    /// The next token; `nil` at the end.
    var token: CSSToken? { ahead }

    mutating func advance() { ahead = lexer.next() }

    mutating func skipSpace() {
        while ahead == .space { advance() }
    }

    /// Returns the tokens before an opening brace or, if `endsAtSemicolon` is true, a semicolon. That is the next token
    /// afterwards.
    mutating func prelude(endsAtSemicolon: Bool) -> [CSSToken] {
        var tokens: [CSSToken] = []
        while let token = ahead, token != .mark("{"), !(endsAtSemicolon && token == .mark(";")) {
            tokens.append(token)
            advance()
        }
        return tokens
    }

    /// Skips a block whose opening brace is the next token, whatever it contains.
    mutating func skipBlock() {
        var depth = 0
        while let token = ahead {
            advance()
            if token == .mark("{") { depth += 1 }
            if token == .mark("}") { depth -= 1 }
            if depth <= 0 { return }
        }
    }

    /// Reads declarations up to the end or to a closing brace, which is skipped.
    mutating func declarations() -> [Declaration] {
        var result: [Declaration] = []
        while true {
            while ahead == .space || ahead == .mark(";") { advance() }
            guard let token = ahead else { return result }
            if token == .mark("}") {
                advance()
                return result
            }
            if let declaration = declaration() { result.append(declaration) }
        }
    }

    private mutating func declaration() -> Declaration? {
        let name = ahead?.lowercaseWord
        if name != nil { advance() }
        skipSpace()
        guard let name, ahead == .mark(":") else {
            skipDeclaration()
            return nil
        }
        advance()
        var values: [CSSToken] = []
        var isImportant = false
        var depth = 0
        while let token = ahead {
            if depth == 0, token == .mark(";") || token == .mark("}") { break }
            if token == .mark("{") {
                // A nested rule, as in `a:hover { … }`.
                skipBlock()
                return nil
            }
            advance()
            if case .function = token { depth += 1 }
            if token == .mark("(") { depth += 1 }
            if token == .mark(")") { depth = max(0, depth - 1) }
            if token == .mark("!") {
                isImportant = true
            } else if token != .space, !(isImportant && token.lowercaseWord == "important") {
                values.append(token)
            }
        }
        return Declaration(name: name, values: values, isImportant: isImportant)
    }

    private mutating func skipDeclaration() {
        while let token = ahead, token != .mark(";"), token != .mark("}") {
            if token == .mark("{") { return skipBlock() }
            advance()
        }
    }
}
