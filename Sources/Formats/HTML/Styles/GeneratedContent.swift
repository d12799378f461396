/// A piece of the text that a style sheet generates before or after an element (`content`).
enum GeneratedContent: Equatable, Sendable {
    case text(String)
    case attribute(String)
    case counter(name: String, style: ListStyle)
    /// The values of all counters with a name, from the outermost.
    case counters(name: String, separator: String, style: ListStyle)
    case openQuote, closeQuote

    /// The maximum length of a text, in bytes. Longer ones are ignored.
    static let longest = 256
    private static let maxPieces = 32

    /// Reads a property's value: empty if nothing is shown, `nil` if it can't be read.
    static func read(_ values: [CSSToken]) -> [GeneratedContent]? {
        if ["none", "normal", "initial"].contains(values.first?.lowercaseWord) { return [] }
        var result: [GeneratedContent] = []
        var position = 0
        while position < values.count, result.count < maxPieces {
            switch values[position] {
            case .string(let text):
                guard text.utf8.count <= longest else { return nil }
                result.append(.text(text))
            case .word("open-quote"): result.append(.openQuote)
            case .word("close-quote"): result.append(.closeQuote)
            case .function(let name):
                let arguments = Array(values[(position + 1)...].prefix { $0 != .mark(")") })
                position += arguments.count + 1
                guard name != "url" else { break }
                guard let piece = piece(name, arguments.filter { $0 != .mark(",") }) else { return nil }
                result.append(piece)
            // The alternative text for assistive technologies follows.
            case .mark(UInt8(ascii: "/")): return result
            default: return nil
            }
            position += 1
        }
        return result
    }

    private static func piece(_ function: String, _ arguments: [CSSToken]) -> GeneratedContent? {
        guard case .word(let name)? = arguments.first else { return nil }
        switch function {
        case "attr": return .attribute(name.lowercased())
        case "counter":
            return .counter(name: name, style: ListStyle(Array(arguments.dropFirst())) ?? .decimal)
        case "counters":
            guard arguments.count > 1, case .string(let separator) = arguments[1], separator.utf8.count <= 16 else {
                return nil
            }
            return .counters(
                name: name, separator: separator, style: ListStyle(Array(arguments.dropFirst(2))) ?? .decimal)
        default: return nil
        }
    }
}
