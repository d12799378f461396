import Testing

@testable import RichText

/// The markers of list items, which aren't part of their text.
@Suite("The marks of lists")
struct ListNumbersTests {
    private static func text(_ items: [(String, ParagraphStyle?)]) -> RichText {
        var text = RichText()
        for (index, (words, style)) in items.enumerated() {
            text.append(index + 1 < items.count ? words + "\n" : words, .init(paragraph: style))
        }
        return text
    }

    @Test("Items are counted across nested lists, and from 1 after anything else")
    func numbers() {
        let text = Self.text([
            ("a", .item(.number, level: 0)), ("b", .item(.number, level: 1)), ("c", .item(.number, level: 1)),
            ("d", .item(.number, level: 0)), ("e", .item(.bullet, level: 1)), ("f", .item(.number, level: 1)),
            ("g", nil), ("h", .item(.number, level: 0)), ("i", .item(.dash, level: 0)), ("j", .item(.open, level: 0)),
            ("k", .item(.done, level: 2)),
        ])
        #expect(text.plainText == "1. a\n\t1. b\n\t2. c\n2. d\n\t◦ e\n\t1. f\ng\n1. h\n– i\n☐ j\n\t\t☑ k")
    }

    @Test("Text without lists is unchanged")
    func plain() {
        #expect(Self.text([("a", .title), ("b", nil)]).plainText == "a\nb")
        #expect(RichText().plainText.isEmpty)
    }

    @Test("Many items can be skipped at once")
    func skipping() {
        var (one, many) = (ListNumbers(), ListNumbers())
        let style = ParagraphStyle.item(.number, level: 3)
        for _ in 0..<5 { _ = one.next(style) }
        many.skip(style, 5)
        #expect(one.next(style) == 6)
        #expect(many.next(style) == 6)
    }
}
