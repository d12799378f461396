import Testing

@testable import Localization

@Suite("Text from outside as it is shown")
struct ShownTextTests {
    @Test("harmless text is unchanged")
    func kept() {
        for text in [
            "", "a b", "Größe 3 %", "한국어", "שלום", "👩‍👩‍👧", "e\u{301}", "a\u{200F}b", "a\u{2067}b\u{2069}c", "{name}",
        ] {
            #expect(ShownText.line(text) == text)
            #expect(ShownText.lines(text) == text)
        }
    }

    @Test("each control or direction scalar becomes one sign, and the resulting text is stable")
    func signs() {
        let controls = (0..<0x20).map { Unicode.Scalar($0)! } + (0x7F..<0xA0).map { Unicode.Scalar($0)! }
        let turns: [Unicode.Scalar] = [
            "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
        ]
        let alone: [Unicode.Scalar] = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
        for scalar in controls + turns + alone {
            let line = ShownText.line("a\(scalar)b")
            #expect(line.unicodeScalars.count == 3)
            #expect(!line.unicodeScalars.contains(scalar))
            #expect(ShownText.line(line) == line)
            let stays = scalar == "\n" || scalar == "\t"
            #expect(ShownText.lines("a\(scalar)b").unicodeScalars.contains(scalar) == stays)
        }
        #expect(ShownText.line("a\r\nb") == "a␍␊b")
        #expect(ShownText.line("\u{1B}[31m") == "␛[31m")
    }

    @Test("isolates that don't end on their line, and ends without a start, become signs")
    func isolates() {
        #expect(ShownText.line("\u{2067}a\u{2066}b\u{2069}") == "\u{FFFD}a\u{2066}b\u{2069}")
        #expect(ShownText.line("a\u{2069}\u{2068}b\u{2069}") == "a\u{FFFD}\u{2068}b\u{2069}")
        #expect(ShownText.lines("\u{2067}a\nb\u{2069}") == "\u{FFFD}a\nb\u{FFFD}")
    }

    @Test("a value among words is on one line, and in an isolate where a direction could change")
    func values() {
        #expect(ShownText.filled("not {name}.", ["name": "a\nb"]) == "not a␊b.")
        #expect(ShownText.filled("not {name}.", ["name": "שלום"]) == "not \u{2068}שלום\u{2069}.")
        #expect(ShownText.filled("לא {name}.", ["name": "C++"]) == "לא \u{2068}C++\u{2069}.")
        // Its first letter would make the whole line right-to-left.
        #expect(ShownText.filled("“{name}”.", ["name": "שלום"]) == "\u{200E}“\u{2068}שלום\u{2069}”.")
        #expect(
            ShownText.filled("{a} {b}", ["a": "\u{2069}\u{202E}ש", "b": "c"])
                == "\u{200E}\u{2068}\u{FFFD}\u{FFFD}ש\u{2069} c")
        // A message within a message.
        let inner = ShownText.filled("“{name}”.", ["name": "שלום"])
        #expect(ShownText.filled("No: {reason}", ["reason": inner]) == "No: \u{2068}\(inner)\u{2069}")
    }
}
