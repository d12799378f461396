import Markup

extension PageStyleSheet {
    /// Reads the style sheets of a page in UTF-8. They must be found before the page is parsed, because they also apply to
    /// elements above them. Our own notes need none.
    init(ofPage text: [UInt8]) {
        var sheets: [[UInt8]] = []
        var position = 0
        while let found = ByteSearch.first(0x3C, in: text, from: position) {
            position = found + 1
            if ByteSearch.has(Array("!--".utf8), in: text, at: position) {
                position = ByteSearch.first(Array("-->".utf8), in: text, from: position) ?? text.count
                continue
            }
            guard let name = Self.rawText.first(where: { Self.has($0, in: text, at: position) }) else { continue }
            guard let start = ByteSearch.first(0x3E, in: text, from: position).map({ $0 + 1 }) else { break }
            let end = Self.end(of: name, in: text, from: start)
            if name == Self.style, Self.appliesToScreen(text[(found + 1 + name.count)..<(start - 1)]) {
                sheets.append(Array(text[start..<end]))
            }
            position = end
        }
        let own = Array(HTMLFormat.styleSheet.utf8)
        var left = Self.maxBytes
        self.init(
            sheets.filter { $0 != own }.map { sheet in
                defer { left = max(0, left - sheet.count) }
                return Array(sheet.prefix(left))
            })
    }

    /// The maximum number of bytes of style sheets that are read: more than any page has.
    private static let maxBytes = 4 << 20
    private static let style = Array("style".utf8)
    /// Elements that contain only text, no elements.
    private static let rawText = [style] + ["script", "title", "textarea", "xmp"].map { Array($0.utf8) }

    /// Returns whether a name, given in lower case, is at a position, in upper or lower case, and ends there.
    private static func has(_ name: [UInt8], in text: [UInt8], at position: Int) -> Bool {
        let end = position + name.count
        guard end < text.count, text[position] | 0x20 == name[0] else { return false }
        return zip(text[position..<end], name).allSatisfy { $0 | 0x20 == $1 }
            && (text[end] <= 0x20 || text[end] == 0x2F || text[end] == 0x3E)
    }

    private static func end(of name: [UInt8], in text: [UInt8], from start: Int) -> Int {
        var position = start
        while let found = ByteSearch.first([0x3C, 0x2F], in: text, from: position) {
            if has(name, in: text, at: found + 2) { return found }
            position = found + 2
        }
        return text.count
    }

    /// Returns whether a style sheet with attributes such as `type="text/css" media="print"` applies to screens.
    private static func appliesToScreen(_ attributes: ArraySlice<UInt8>) -> Bool {
        var parser = CSSLexer(attributes)
        var tokens: [CSSToken] = []
        while let token = parser.next() {
            if token != .space { tokens.append(token) }
        }
        guard let position = tokens.firstIndex(where: { $0.lowercaseWord == "media" }), position + 2 < tokens.count
        else {
            return true
        }
        switch tokens[position + 2] {
        case .word(let word): return appliesToScreen([.word(word.lowercased())])
        case .string(let text):
            var lexer = CSSLexer(text.lowercased().utf8)
            var media: [CSSToken] = []
            while let token = lexer.next() { media.append(token) }
            return appliesToScreen(media)
        default: return true
        }
    }
}
