import RichText
import Testing
import TestSupport

@testable import Notes
@testable import Platform

/// The matches in a text that arrives in pieces.
@Suite("Matches in pieces of text")
struct TextMatchesTests {
    private func search(_ letters: String, words: Bool = false) throws -> TextSearch {
        try #require(TextSearch(SearchPattern(letters, wholeWords: words)))
    }

    private func matches(_ letters: String, in pieces: [String], words: Bool = false) throws -> TextMatches {
        try TextMatches(of: search(letters, words: words), in: SearchedText(pieces.map { RichText($0) }))
    }

    @Test("A match may begin in one piece and end in the next, or in one after that")
    func across() throws {
        let found = try matches("moon", in: ["a mo", "on, m", "o", "o", "n moo", "n"])
        #expect(found.count == 3)
        #expect([0, 3, 8, 13].map { found.first(from: $0) } == [2..<6, 8..<12, 8..<12, 13..<17])
        #expect(found.last(before: 2) == nil && found.last(before: .max) == 13..<17 && found.last(before: 13) == 8..<12)
        #expect((found.number(of: 2..<6), found.number(of: 8..<12), found.number(of: 3..<7)) == (1, 2, nil))
    }

    @Test("Text before and after a piece counts")
    func context() throws {
        #expect(try matches("moon", in: ["a moon", "s. Full", "moon. ", "moon"], words: true).count == 1)
        #expect(try matches("e", in: ["e", "\u{301}e"]).count == 1)
    }

    @Test("Matches don't overlap from one piece to the next")
    func overlap() throws {
        let found = try matches("aaa", in: ["aaaa", "aaaa", "a", "aaa"])
        #expect(found.count == 4)
        #expect(found.pieces.flatMap { found.matches(inPiece: $0) } == [0..<3, 3..<6, 6..<9, 9..<12])
    }

    @Test("A text without matches has none")
    func none() throws {
        for pieces in [[], ["abc"], ["a", "b"]] {
            let found = try matches("x", in: pieces)
            #expect(found.count == 0 && found.first(from: 0) == nil && found.last(before: .max) == nil)
            #expect(found.number(of: 0..<1) == nil)
        }
    }

    /// Also the matches found by a search that hasn't counted.
    @Test("Matches are the same however the text is divided", arguments: 0..<200)
    func anyPieces(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters = ["a", "b", "A", "ß", "s", "S", "é", " ", "\n", "한", "👍", "_"]
        let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in letters.randomElement(using: &random)! }
            .joined()
        let wanted = (0..<Int.random(in: 1...3, using: &random)).map { _ in letters.randomElement(using: &random)! }
            .joined()
        guard !wanted.contains("\n") else { return }
        let search = try search(wanted, words: Bool.random(using: &random))
        var (pieces, scalars): ([RichText], [Unicode.Scalar]) = ([], Array(text.unicodeScalars))
        while !scalars.isEmpty {
            let count = Int.random(in: 1...min(9, scalars.count), using: &random)
            pieces.append(RichText(String(String.UnicodeScalarView(scalars.prefix(count)))))
            scalars.removeFirst(count)
        }
        let all = search.matches(in: text)
        let found = try TextMatches(of: search, in: SearchedText(pieces))
        #expect(found.count == all.count)
        #expect(found.pieces.flatMap { found.matches(inPiece: $0) } == all)
        for offset in 0...text.unicodeScalars.count {
            #expect(found.first(from: offset) == all.first { $0.lowerBound >= offset })
            #expect(found.last(before: offset) == all.last { $0.lowerBound < offset })
        }
        for (index, match) in all.enumerated() { #expect(found.number(of: match) == index + 1) }
    }
}
