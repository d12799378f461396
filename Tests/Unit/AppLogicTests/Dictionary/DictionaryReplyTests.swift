import Documents
import Testing

@Suite("The reply of a dictionary")
struct DictionaryReplyTests {
    private func reply(_ lines: String...) -> DictionaryReply? {
        DictionaryReply(Array(lines.joined(separator: "\r\n").utf8))
    }

    @Test("R23: each definition has its dictionary's name, and wrapped lines are joined")
    func definitions() {
        let answer = reply(
            "220 server", "150 2 definitions retrieved", "151 \"lamp\" gcide \"A Dictionary\"", "Lamp \\Lamp\\, n.",
            "   1. A light",
            "      of oil.", "   2. A star.", "", "   Lamp post.", ".", "151 \"lamp\" wn \"A \\\"Net\"", "lamp",
            "    n 1: a source",
            "    2: a piece", "..5", ".", "250 ok", "221 bye", "")
        #expect(
            answer?.definitions.map(\.text) == [
                "Lamp \\Lamp\\, n.\n1. A light of oil.\n2. A star.\n\nLamp post.", "lamp n 1: a source\n2: a piece .5",
            ])
        #expect(answer?.definitions.first?.dictionary == "A Dictionary")
    }

    @Test("R23: a reply about an unknown word is valid, too")
    func noMatch() {
        #expect(reply("220 server", "552 no match", "221 bye")?.definitions == [])
    }

    @Test(
        "Other text isn't mistaken for a dictionary's reply",
        arguments: ["", "hello", "220 server", "220 server\r\n421 shutting down", "552 no match"])
    func nonsense(text: String) {
        #expect(DictionaryReply(Array(text.utf8)) == nil)
    }

    @Test("A truncated, invalid or endless reply is read safely")
    func cut() {
        let whole = Array(
            "220 a\r\n150 1\r\n151 \"w\" d \"D\"\r\nx\r\n.\r\n250 ok\r\n221 bye\r\n".utf8)
        for count in whole.indices { _ = DictionaryReply(Array(whole[..<count])) }
        #expect(DictionaryReply([UInt8](repeating: 0xFF, count: 100_000)) == nil)
        let endless =
            Array("220 a\r\n150 9\r\n".utf8) + Array(repeating: Array("151 a\r\nx\r\n.\r\n".utf8), count: 1000).joined()
        #expect(DictionaryReply(Array(endless))?.definitions.count == 50)
    }
}
