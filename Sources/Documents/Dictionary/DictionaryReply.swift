/// A dictionary server's reply to a request for a word (RFC 2229, 3.2 and 2.4).
package nonisolated struct DictionaryReply {
    /// The definitions, in the server's order; empty if the server has none.
    package private(set) var definitions: [Definition] = []

    static let maxDefinitions = 50
    /// The maximum number of Unicode scalars used of a dictionary's name.
    private static let longestName = 100

    /// Parses all that a server has sent until it closed the connection, up to where an incomplete reply ends; nil if it isn't
    /// the reply of a dictionary server, or the server declines to reply.
    package init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).map(String.init)
        var isAnswered = false
        var position = 0
        guard lines.first?.hasPrefix("220") == true else { return nil }
        while position < lines.count {
            let line = lines[position]
            position += 1
            switch line.prefix(3) {
            case "151":
                var text: [String] = []
                while position < lines.count, lines[position] != "." {
                    // A line that begins with a full stop is sent with two (2.4.1).
                    text.append(lines[position].hasPrefix("..") ? String(lines[position].dropFirst()) : lines[position])
                    position += 1
                }
                position += 1
                if definitions.count < Self.maxDefinitions {
                    definitions.append(Definition(dictionary: Self.name(in: line), lines: text))
                }
            // Definitions follow, all have been sent, or there is none.
            case "150", "250", "552": isAnswered = true
            default: break
            }
        }
        guard isAnswered else { return nil }
        definitions.removeAll { $0.parts.isEmpty }
    }

    /// Returns the dictionary's name: the last quoted part of `151 "word" database "name"`.
    private static func name(in line: String) -> String {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 4 else { return "" }
        return String(parts[parts.count - 2].unicodeScalars.prefix(longestName))
    }
}
