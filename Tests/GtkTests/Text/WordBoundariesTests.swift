import XCTest

@testable import Gtk

/// The words of a text apart from a view.
final class WordBoundariesTests: GtkTestCase {
    private func words(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return WordBoundaries.words(in: text).map { String(String.UnicodeScalarView(scalars[$0])) }
    }

    func testWordsOfEveryScript() {
        XCTAssertEqual(words("(hi), you… 2024!"), ["hi", "you", "2024"])
        // Where such scripts have particles, versions of Pango differ in whether these are words.
        XCTAssertEqual(words("日本語 สวัสดีครับ"), ["日本語", "สวัสดี", "ครับ"])
        XCTAssertEqual(words("مرحبا بالعالم"), ["مرحبا", "بالعالم"])
        XCTAssertEqual(words("cafe\u{301} 😀 naïve"), ["cafe\u{301}", "naïve"])
    }

    func testTextWithoutWordsHasNone() {
        XCTAssertEqual(words(""), [])
        XCTAssertEqual(words(" …\n\t"), [])
        XCTAssertEqual(words("\0abc"), [])
    }

    /// They are where the view's own rules see them.
    func testTheyAgreeWithTheViews() {
        let text = "One two, née cafe\u{301}: สวัสดีครับ (日本語) 3rd."
        let buffer = TextBuffer()
        buffer.text = text
        for word in WordBoundaries.words(in: text) {
            XCTAssertEqual(buffer.wordRange(at: word.lowerBound + 1), word)
        }
    }
}
