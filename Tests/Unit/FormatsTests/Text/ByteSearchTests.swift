import Markup
import Testing

/// Searching many bytes at a time finds the same as Swift.
@Suite("Searching for bytes")
struct ByteSearchTests {
    @Test("finds the first match after the given start")
    func found() {
        #expect(!ByteSearch.contains([0x0A, 0x0D], in: ""))
        #expect(!ByteSearch.contains([0x0A, 0x0D], in: "one two\u{2028}"))
        #expect(ByteSearch.contains([0x0A, 0x0D], in: "one\rtwo"))
        #expect(ByteSearch.contains([0x0A, 0x0D], in: String(repeating: "日", count: 999) + "\n"))
        #expect(ByteSearch.first(0x62, in: Array("abcb".utf8), from: 2) == 3)
        #expect(ByteSearch.first([0x62, 0x63], in: Array("abcb".utf8), from: 2) == nil)
    }
}
