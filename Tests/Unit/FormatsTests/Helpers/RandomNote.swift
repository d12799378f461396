import Randomness
import RichText

@testable import Formats

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    /// Returns text with any styles and directions, and with everything unusual in HTML.
    mutating func richText(upTo runs: Int = 12) -> RichText {
        var text = RichText()
        for _ in 0..<number(0...runs) {
            let styles = TextStyle.allCases.filter { _ in chance(30) }
            let direction = chance(30) ? WritingDirection.allCases.randomElement(using: &self) : nil
            let paragraph = chance(30) ? ParagraphStyle.allCases.randomElement(using: &self) : nil
            let link =
                chance(20)
                ? ["https://example.org/?a=1&b=(2)", "mailto:ada@example.org"].randomElement(using: &self) : nil
            text.append(words(), .init(styles: Set(styles), direction: direction, paragraph: paragraph, link: link))
        }
        return text
    }

    mutating func words() -> String {
        var text = ""
        for _ in 0..<number(0...6) {
            if chance(60) {
                text += Self.odd.randomElement(using: &self)!
            } else if let scalar = Unicode.Scalar(UInt32(number(1...0x10FFFF))) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    static let odd =
        [
            "\n", "\n", "\r", "\r\n", "\u{2029}", "\u{2028}", " ", "  ", "\t", "\u{A0}", "a", "word", "two words",
            "<b>",
            "</p>", "<!--", "-->", "&", "&amp;", "&#13;", "\"", "'", "]]>", "\u{1}", "\u{C}", "\u{7F}", "\u{85}",
            "\u{FEFF}", "\u{FFFD}", "🙂", "👩‍👩‍👧", "שלום", "日本", "e\u{301}", "é", "\u{202E}",
            "*", "_", "#", "1.", "\\", "`", "~",
        ] + nonCharacters

    /// Noncharacters, which no document may contain, but a note can.
    static let nonCharacters = [0xFFFE, 0xFFFF, 0xFDD0].map { String(Unicode.Scalar($0)!) }

    mutating func note() -> NoteContent {
        var note = NoteContent(text: richText())
        for _ in 0..<number(0...3) where chance(40) {
            note.figures.append(
                NoteContent.Figure(
                    bytes: (0..<number(1...3000)).map { UInt8(truncatingIfNeeded: $0 &* 31) }, type: "image/png",
                    name: chance(50) ? "" : "a \"b\" <c> & 🙂.png", caption: chance(50) ? "" : words()))
        }
        return note
    }
}

extension NoteContent {
    /// The whole content, in a form that differs if any byte does: strings compare as equal if they only look the same.
    var exactly: [[UInt8]] {
        text.runs.map {
            Array("\($0.attributes.styles.map(\.rawValue).sorted()) \($0.attributes.direction?.rawValue ?? "")".utf8)
                + Array("\($0.attributes.paragraph?.name ?? "") \($0.attributes.link ?? "") \($0.text)".utf8)
        } + figures.map { Array("\($0.type)|\($0.name)|\($0.caption)|".utf8) + $0.bytes }
    }
}
