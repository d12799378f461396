import XCTest

@testable import Gtk
@testable import Platform

/// Finding words in a text without a view.
final class WordBoundariesTests: GtkTestCase {
    private func words(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return WordBoundaries.words(in: text).map { String(String.UnicodeScalarView(scalars[$0])) }
    }

    func testWordsOfEveryScriptAreFound() {
        XCTAssertEqual(words("(hi), you… 2024!"), ["hi", "you", "2024"])
        // For particles in such scripts, versions of Pango differ in whether they are words.
        XCTAssertEqual(words("日本語 สวัสดีครับ"), ["日本語", "สวัสดี", "ครับ"])
        XCTAssertEqual(words("مرحبا بالعالم"), ["مرحبا", "بالعالم"])
        XCTAssertEqual(words("cafe\u{301} 😀 naïve"), ["cafe\u{301}", "naïve"])
    }

    /// Direction marks are invisible and stand between words: deleting one word must not remove the marks of the next.
    func testWordsExcludeSurroundingDirectionMarks() {
        XCTAssertEqual(words("one\u{200F} \u{200E}two\u{200E}"), ["one", "two"])
        XCTAssertEqual(words("\u{2067}שלום\u{2069} \u{202B}עולם\u{202C}"), ["שלום", "עולם"])
        XCTAssertEqual(words("see \u{2068}abc\u{2069}\u{200F} now"), ["see", "abc", "now"])
        // Joiners within a word belong to it.
        XCTAssertEqual(words("می\u{200C}خواهم"), ["می\u{200C}خواهم"])
    }

    func testTextWithoutWordsHasNone() {
        XCTAssertEqual(words(""), [])
        XCTAssertEqual(words(" …\n\t"), [])
        XCTAssertEqual(words("\0abc"), [])
    }

    /// The words are the same as those in a view.
    func testWordsAreTheSameAsInAView() {
        let text = "One two, née cafe\u{301}: สวัสดีครับ (日本語) 3rd."
        let buffer = TextBuffer()
        buffer.text = text
        for word in WordBoundaries.words(in: text) {
            XCTAssertEqual(buffer.wordRange(at: word.lowerBound + 1), word)
        }
    }
}
