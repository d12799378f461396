import Gtk
import XCTest

@testable import Longpress

/// Which words of a text are checked (R23).
final class SpelledWordTests: MainThreadTestCase {
    private func words(_ text: String) -> String {
        SpelledWord.words(in: text).map(\.text).joined(separator: " ")
    }

    func testWordsExcludePunctuation() {
        XCTAssertEqual(
            words("(One) “two”, three: ‘four’ – five/six; 'seven'. Eight…"), "One two three four five six seven Eight")
        XCTAssertEqual(words("well-known and so-called"), "well known and so called")
        XCTAssertEqual(words(""), "")
    }

    func testAWordContinuesAfterAnApostrophe() {
        XCTAssertEqual(words("don't it’s rock'n'roll"), "don't it’s rock'n'roll")
        XCTAssertEqual(words("the dogs' tails, ’tis"), "the dogs tails tis")
    }

    func testSingleLettersNumbersAndWordsWithDigitsAreLeftOut() {
        XCTAssertEqual(words("a b 12 3.14 1,000 3rd F10 4x4 mp3 one"), "one")
    }

    func testWordsInCapitalsAreLeftOut() {
        XCTAssertEqual(words("NASA and GTK, HTML's ÉTÉ One"), "and HTML's One")
        XCTAssertEqual(words("日本"), "日本", "letters without case aren't capitals")
    }

    func testAddressesFileNamesAndIdentifiersAreLeftOut() {
        let code = [
            "https://exampel.org/pathh?qq=zz#frag", "(www.exampel.org)", "exampel.org", "me@exampel.org", "@handel",
            "#hashtagg", "/usr/shaer/dict", "~/Dokuments", "snake_caes", "a.b", "\"/opt/foo\"", "C:\\Windwos",
            "mailto:a@b", "file:///tmpp",
        ]
        for text in code { XCTAssertEqual(words("see \(text) now"), "see now", text) }
        XCTAssertEqual(words("either/or and: so. Yes."), "either or and so Yes")
    }

    func testVeryLongWordsAreLeftOut() {
        XCTAssertEqual(words(String(repeating: "ab", count: 40) + " end"), "end")
    }

    func testOffsetsAreCountedInUnicodeScalars() {
        let found = SpelledWord.words(in: "😀 né cafe\u{301} don’t")
        XCTAssertEqual(found.map(\.range), [2..<4, 5..<10, 11..<16])
    }

    func testScriptsWithoutSpacesAreDividedIntoWords() {
        XCTAssertEqual(words("日本語"), "日本語")
        XCTAssertEqual(words("สวัสดีครับ"), "สวัสดี ครับ")
    }
}
