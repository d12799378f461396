import XCTest

@testable import Gtk
@testable import Platform

/// The word at a place, which Select and a double tap select (E5, E10, E23).
final class WordTests: GtkTestCase {
    /// Returns the word at each offset of a text, from before the first character to after the last; `-` for none.
    private static func words(_ text: String) -> [String] {
        let buffer = TextBuffer()
        buffer.text = text
        return (0...buffer.count).map { place in buffer.wordRange(at: place).map { buffer.text(in: $0) } ?? "-" }
    }

    func testAWordContainingOrTouchingTheOffsetIsFound() {
        XCTAssertEqual(Self.words("ab cd"), ["ab", "ab", "ab", "cd", "cd", "cd"])
    }

    func testPunctuationBelongsToNoWord() {
        let expected = Array(repeating: "hi", count: 5) + Array(repeating: "you", count: 6)
        XCTAssertEqual(Self.words("(hi), you."), expected)
    }

    func testAnOffsetAmongSpacesTakesTheNearestWordOfTheLine() {
        let words = Self.words("ab      cd")
        XCTAssertEqual(words[4], "ab")
        XCTAssertEqual(words[6], "cd")
        XCTAssertEqual(Self.words("   ab")[0], "ab")
        XCTAssertEqual(Self.words("ab   ")[5], "ab")
    }

    func testWordsOfOtherLinesAreNotFound() {
        XCTAssertEqual(Self.words("ab\ncd"), ["ab", "ab", "ab", "cd", "cd", "cd"])
        XCTAssertEqual(Self.words("ab\n\ncd")[3], "-", "an empty line has no word")
        XCTAssertEqual(Self.words("ab\n …\ncd")[4], "-", "a line without words has none")
        XCTAssertEqual(Self.words("ab\n")[3], "-", "nor has the line after the last break")
    }

    func testTextWithoutWordsHasNone() {
        XCTAssertEqual(Self.words(""), ["-"])
        XCTAssertEqual(Set(Self.words("… – !?")), ["-"])
    }

    func testAnEmojiIsSelectedWhereThereIsNoWord() {
        XCTAssertEqual(Self.words("😀👍"), ["😀", "👍", "👍"])
        XCTAssertEqual(Self.words("hi 👨‍👩‍👧 you")[4], "👨‍👩‍👧", "a family is one emoji of five scalars")
        XCTAssertEqual(Self.words("hi😀")[2], "hi")
        XCTAssertEqual(Set(Self.words("❤️")), ["❤️"])
        XCTAssertEqual(Self.words("♥ # 7")[0], "7", "a symbol that is drawn as text is no emoji")
    }

    func testNumbersAreWords() {
        XCTAssertEqual(Self.words("in 2024")[5], "2024")
    }

    func testAccentsStayWithTheirLetters() {
        XCTAssertEqual(Set(Self.words("cafe\u{301}")), ["cafe\u{301}"])
        XCTAssertEqual(Set(Self.words("naïve")), ["naïve"])
    }

    func testScriptsWithoutSpacesAreDividedIntoWords() {
        // “Hello” and a polite particle, as a Thai dictionary divides them.
        XCTAssertEqual(Self.words("สวัสดีครับ")[2], "สวัสดี")
        XCTAssertEqual(Self.words("สวัสดีครับ")[8], "ครับ")
        XCTAssertEqual(Self.words("日本語です")[1], "日本語")
    }

    func testRightToLeftWordsAreFound() {
        XCTAssertEqual(Self.words("مرحبا بالعالم")[2], "مرحبا")
        XCTAssertEqual(Self.words("مرحبا بالعالم")[8], "بالعالم")
    }

    /// For any text, a word is within one line, isn't empty, and is found from any offset inside it.
    func testAnyTextHasWholeWords() {
        let pieces = [
            "a", "bc", " ", "\n", "'", "’", ".", "é", "e\u{301}", "😀", "ส", "日", "の", "م", "\u{200f}", "1", "-",
            "\t",
        ]
        var state: UInt64 = 1
        for _ in 0..<500 {
            let text = (0..<12).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return pieces[Int(state >> 33) % pieces.count]
            }.joined()
            let buffer = TextBuffer()
            buffer.text = text
            for place in 0...buffer.count {
                guard let word = buffer.wordRange(at: place) else { continue }
                XCTAssertFalse(word.isEmpty, "at \(place) of \(text.debugDescription)")
                XCTAssertFalse(buffer.text(in: word).contains("\n"), "at \(place) of \(text.debugDescription)")
                let line = buffer.paragraphRange(at: place)
                XCTAssertTrue(
                    line.lowerBound <= word.lowerBound && word.upperBound <= line.upperBound,
                    "\(word) at \(place) of \(text.debugDescription) is on another line")
            }
        }
    }
}
