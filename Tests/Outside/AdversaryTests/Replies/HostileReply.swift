@testable import Driving

/// A dictionary's reply made to do harm, and what the app should do with it.
struct HostileReply: Sendable {
    enum Outcome: Sendable {
        /// The first definition begins with this text.
        case shows(String)
        /// A message says that the word can't be looked up.
        case refused
    }

    let what: String
    let bytes: [UInt8]
    let outcome: Outcome

    private init(_ what: String, _ entries: [String], dictionary: String = "D", shows start: String) {
        self.what = what
        let texts = entries.map { "151 \"lamp\" d \"\(dictionary)\"\r\n\($0)\r\n.\r\n" }
        bytes = Array(("150 \(entries.count) definitions\r\n" + texts.joined() + "250 ok\r\n").utf8)
        outcome = .shows(start)
    }

    private init(_ what: String, bytes: [UInt8], _ outcome: Outcome) {
        (self.what, self.bytes, self.outcome) = (what, bytes, outcome)
    }

    static let all: [HostileReply] = [
        HostileReply("170,000 paragraphs", ["a\r\n\r\n".times(170_000)], shows: "a\n\na\n\na"),
        HostileReply("250,000 lines, each starting a new sense", ["1.\r\n".times(250_000)], shows: "1.\n1.\n1."),
        HostileReply(
            "50 definitions of 20,000 letters", Array(repeating: "word ".times(4000), count: 50), shows: "word word"),
        HostileReply("10,000 definitions", Array(repeating: "word", count: 10_000), shows: "word"),
        HostileReply("500,000 accents on one letter", ["e" + "\u{301}".times(500_000)], shows: "e\u{301}"),
        HostileReply("50 accents on each letter", [("e" + "\u{301}".times(50)).times(10_000)], shows: "e\u{301}"),
        HostileReply("a Korean syllable of 300,000 letters", ["\u{1100}".times(300_000)], shows: "\u{1100}"),
        HostileReply("a word of a million letters", ["w".times(1_000_000)], shows: "www"),
        HostileReply("100,000 people joined into one emoji", ["\u{1F468}\u{200D}".times(100_000)], shows: "\u{1F468}"),
        HostileReply("60,000 different characters", [everyCharacter], shows: "!"),
        HostileReply(
            "200,000 unterminated changes of direction", ["\u{202E}\u{2067}a ".times(100_000)], shows: "\u{FFFD}"),
        HostileReply(
            "a dictionary name of 900,000 letters", ["a word"], dictionary: "n".times(900_000), shows: "a word"),
        HostileReply(
            "only the line that ends a reply, 100,000 times", bytes: Array("250 ok\r\n".times(100_000).utf8),
            .shows("No definition")),
        HostileReply(
            "8 MB of invalid bytes without a line break", bytes: [UInt8](repeating: 0xE0, count: 8 << 20), .refused),
    ]

    private static var everyCharacter: String {
        String(
            String.UnicodeScalarView(
                (0x21..<0xFFFF).compactMap(Unicode.Scalar.init).filter { !$0.properties.isWhitespace }))
    }
}
