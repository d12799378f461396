import RichText
import TestSupport
import Testing

@testable import Notes
@testable import Platform

/// What is a match, and what isn't.
@Suite("Searching text")
struct TextSearchTests {
    private func found(_ letters: String, in text: String, case matchesCase: Bool = false, words: Bool = false)
        -> [String]
    {
        let pattern = SearchPattern(letters, matchesCase: matchesCase, wholeWords: words)
        return (TextSearch(pattern)?.matches(in: text) ?? []).map { text.scalars(in: $0) }
    }

    @Test("An empty search finds nothing")
    func nothing() {
        #expect(TextSearch(SearchPattern("")) == nil)
    }

    @Test("Matches don't overlap, and none is empty")
    func several() {
        #expect(found("aa", in: "aaaaa") == ["aa", "aa"])
        #expect(found("a", in: "") == [])
        #expect(found("abc", in: "ab") == [])
    }

    @Test(
        "Case is ignored by Unicode's rules, unless it matters",
        arguments: [
            ("lake", "Lake LAKE lake", ["Lake", "LAKE", "lake"]), ("LAKE", "the lake", ["lake"]),
            ("straße", "STRASSE Straße strasse", ["STRASSE", "Straße", "strasse"]), ("strasse", "Straße", ["Straße"]),
            ("ÄRGER", "ärger Ärger", ["ärger", "Ärger"]), ("σίσυφος", "ΣΊΣΥΦΟΣ", ["ΣΊΣΥΦΟΣ"]),
            ("привет", "ПРИВЕТ", ["ПРИВЕТ"]), ("ﬁn", "FIN fin", ["FIN", "fin"]), ("k", "\u{212A}", ["\u{212A}"]),
            ("한글", "한글", ["한글"]), ("i", "ı İ I", ["I"]), ("ſ", "s", ["s"]),
        ])
    func folding(letters: String, text: String, matches: [String]) {
        #expect(found(letters, in: text) == matches)
    }

    @Test("With Match Case on, the case of letters matters")
    func matchingCase() {
        #expect(found("Lake", in: "lake Lake LAKE", case: true) == ["Lake"])
        #expect(found("ß", in: "ss SS ß", case: true) == ["ß"])
    }

    @Test("A part of a folded letter is no match")
    func partOfLetter() {
        #expect(found("stras", in: "Straße") == [])
        #expect(found("se", in: "ße") == [])
        #expect(found("s", in: "ß") == [])
    }

    @Test("Accents count, however they are written")
    func accents() {
        #expect(found("e", in: "é e\u{301} e") == ["e"])
        #expect(found("é", in: "e\u{301} É") == ["e\u{301}", "É"])
        #expect(found("e\u{301}", in: "é") == ["é"])
        #expect(found("caf\u{E9}", in: "cafe\u{301}s") == ["cafe\u{301}"])
        #expect(found("한", in: "한".decomposed) == ["한".decomposed])
        #expect(found("하", in: "한".decomposed) == [])
    }

    @Test("An emoji is found by itself, and not in others that are made of it")
    func emoji() {
        #expect(found("👍", in: "👍🏽 👍") == ["👍"])
        #expect(found("👧", in: "👩‍👧 👧") == ["👧"])
        #expect(found("👩", in: "👩‍👧") == [])
    }

    @Test(
        "Characters of regular expressions are matched literally",
        arguments: [".*", "a|b", "[ab]", "\\b", "^", "$", "(", "\\", "a{0,}", "?", "%", "$1", "\u{0}"])
    func signs(letters: String) {
        #expect(found(letters, in: "aab \(letters) bb") == [letters])
        #expect(found(letters, in: "nothing of the kind") == [])
    }

    @Test(
        "Whole words",
        arguments: [
            ("lake", "lake lakes snowlake Lake-side (lake) lake_1 lake1", ["lake", "Lake", "lake"]),
            ("see", "Seen, See, übersee", ["See"]), ("(a)", "x(a)y (a)", ["(a)", "(a)"]),
            ("don't", "don't don'ts", ["don't"]), ("노트", "노트 노트를", ["노트"]), ("月", "明月光", ["月"]),
            ("caf", "café cafe\u{301}", []), ("a b", "a b a bc", ["a b"]),
        ])
    func words(letters: String, text: String, matches: [String]) {
        #expect(found(letters, in: text, words: true) == matches)
    }

    @Test("Positions are counted in Unicode scalars")
    func positions() throws {
        let search = try #require(TextSearch(SearchPattern("mond")))
        #expect(search.matches(in: "Käse 🧀 Mond\nMond") == [7..<11, 12..<16])
        #expect(search.isFound(in: "Vollmond") && !search.isFound(in: "Mon"))
    }

    /// Most of a long text is skipped in blocks.
    @Test("A long text has the same matches as a search letter by letter", arguments: 0..<60)
    func longText(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters = Array(["abcdefgh", "가각나달빛호수", "äöüß žš"][seed % 3])
        let text = (0..<3000).map { _ in letters.randomElement(using: &random)! }
        let wanted = (0..<Int.random(in: 1...3, using: &random)).map { _ in letters.randomElement(using: &random)! }
        var (expected, start): ([Range<Int>], Int) = ([], 0)
        while start + wanted.count <= text.count {
            let isMatch = Array(text[start..<start + wanted.count]) == wanted
            if isMatch { expected.append(start..<start + wanted.count) }
            start += isMatch ? wanted.count : 1
        }
        #expect(TextSearch(SearchPattern(String(wanted), matchesCase: true))?.matches(in: String(text)) == expected)
    }
}
