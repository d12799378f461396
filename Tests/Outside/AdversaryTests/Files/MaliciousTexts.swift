/// Texts made to stall the app, or to be mistaken for something else.
enum MaliciousTexts {
    /// The message about lines that GTK can't lay out in time.
    private static let divided = "longest lines are divided on screen"

    static let all: [MaliciousFile] = [
        MaliciousFile(
            "controls.txt", "terminal escape sequences", .opens("\u{1B}]0;x\u{7}\u{1B}[2Jtext"),
            text: "\u{1B}]0;x\u{7}\u{1B}[2Jtext"),
        MaliciousFile(
            "turned.txt", "1,800 unterminated changes of direction", .opens("\u{202E}\u{2066}"),
            text: "\u{202E}\u{2066}".times(900) + "text"),
        MaliciousFile(
            "family.txt", "1,000 people joined into one emoji", .opens("👩\u{200D}👩"),
            text: "👩\u{200D}".times(1000) + "👩"),
        MaliciousFile(
            "ends.txt", "every kind of line break", .opens("a"),
            text: "a\rb\r\nc\u{85}d\u{2028}e\u{2029}f\u{B}\u{C}g"),
        MaliciousFile(
            "marks.txt", "byte order marks at the beginning, in the middle and at the end", .opens("a\u{FEFF}b"),
            text: "\u{FEFF}a\u{FEFF}b\u{FEFF}"),
        MaliciousFile(
            "zeros.txt", "text with null bytes", .refused("isn’t a note"),
            bytes: Array("text\0text\0".utf8) + [UInt8](repeating: 0, count: 99)
        ),
        MaliciousFile(
            "late.txt", "text with null bytes after 100 kB",
            .opens("text", says: "characters that text can’t contain"),
            bytes: Array("text ".times(20_000).utf8) + [0, 0, 0] + Array("end".utf8)),
        MaliciousFile(
            "quotes.md", "5,000 nested quotations", .opens(">>>", says: divided), text: ">".times(5_000) + "a"),
        MaliciousFile(
            "stars.md", "10,000 unclosed emphasis marks", .opens("*a", says: divided), text: "*a _b ".times(5_000)),
        MaliciousFile(
            "brackets.md", "2,000 nested links", .opens("[[[", says: divided),
            text: "[".times(2_000) + "](x)".times(2_000)),
        MaliciousFile(
            "ticks.md", "400 runs of backticks, each of a different length", .opens("`", says: divided),
            text: (1...400).map { "`".times($0) + " " }.joined()),
    ]
}
