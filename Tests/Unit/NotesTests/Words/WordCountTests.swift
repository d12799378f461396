import RichText
import Testing

@testable import Notes

@Suite("The number of words in a text")
struct WordCountTests {
    @Test(
        "A word has a letter or a digit, and ends at a space",
        arguments: [
            ("", 0), (" \n\t ", 0), ("one", 1), ("one two\nthree", 3), ("  one  two  ", 2), ("don’t well-known", 2),
            ("one – two—three", 3), ("- * & …", 0), ("3.14 § 5", 2), ("naïve\u{A0}café", 2), ("한국어 문장", 2),
            ("猫が好き", 4), ("the 猫 sat", 3), ("cat猫dog", 3), ("שלום עולם", 2), ("👩‍👩‍👧 ok", 1), ("a\u{200B}b", 2),
        ])
    func words(_ text: String, _ count: Int) {
        #expect(WordCount(of: text).words == count)
    }

    @Test("Wherever a text is divided, its parts add up")
    func parts() {
        let text = " one, two–three 猫x - don’t\n\n…end 1 "
        let whole = WordCount(of: text)
        let scalars = Array(text.unicodeScalars)
        let part = { (range: Range<Int>) in
            WordCount(of: String(String.UnicodeScalarView(scalars[range])))
        }
        for first in 0...scalars.count {
            for second in first...scalars.count {
                var sum = part(0..<first)
                sum.append(part(first..<second))
                sum.append(part(second..<scalars.count))
                #expect(sum.words == whole.words, "\(first), \(second)")
            }
        }
    }

    @Test("A word may change its style in its middle")
    func styles() {
        var text = RichText("wo")
        text.append("rd", .init(styles: [.bold]))
        #expect(WordCount(of: text).words == 1)
    }
}
