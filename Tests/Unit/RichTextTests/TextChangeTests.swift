import RichText
import Testing

@Suite("Changes of a text")
struct TextChangeTests {
    @Test("E25: letters typed or deleted side by side are one change")
    func merged() {
        let a = TextChange.insertion(RichText("ab"), at: 3)
        #expect(a.merged(with: .insertion(RichText("c"), at: 5)) == .insertion(RichText("abc"), at: 3))
        #expect(a.merged(with: .insertion(RichText("c"), at: 4)) == nil)
        #expect(a.merged(with: .deletion(RichText("b"), at: 4)) == nil)
        let gone = TextChange.deletion(RichText("b"), at: 4)
        #expect(gone.merged(with: .deletion(RichText("a"), at: 3)) == .deletion(RichText("ab"), at: 3))
        #expect(gone.merged(with: .deletion(RichText("c"), at: 4)) == .deletion(RichText("bc"), at: 4))
        #expect(gone.merged(with: .deletion(RichText("a"), at: 2)) == nil)
    }

    @Test("E25: the styles that letters get as they are typed are part of their insertion")
    func markedInsertion() {
        let text = TextChange.insertion(RichText("abcd"), at: 3)
        var styled = RichText("a")
        styled.append("b", .init(styles: [.bold]))
        styled.append("c")
        styled.append("d", .init(styles: [.bold]))
        let marked = text.merged(with: .marking(.style(.bold), isOn: true, [4..<5, 6..<7]))
        #expect(marked == .insertion(styled, at: 3))
        #expect(marked?.merged(with: .marking(.style(.bold), isOn: false, [3..<7])) == text)
        let directed = text.merged(with: .marking(.direction(.rightToLeft), isOn: true, [3..<7]))
        #expect(directed == .insertion(RichText("abcd", .init(direction: .rightToLeft)), at: 3))
        #expect(directed?.merged(with: .marking(.direction(.leftToRight), isOn: false, [3..<7])) == directed)
    }

    @Test("A long change can be made and undone in parts")
    func pieces() {
        var text = RichText()
        for number in 0..<500 {
            text.append("part \(number), ", .init(styles: number.isMultiple(of: 3) ? [.bold] : []))
        }
        let pieces = TextChange.insertion(text, at: 6).pieces(ofWork: 2000)
        #expect(pieces.count > 10)
        #expect(pieces.allSatisfy { $0.work < 4000 })
        var (whole, end) = (RichText(), 6)
        for case .insertion(let piece, let offset) in pieces {
            #expect(offset == end)
            whole.append(piece)
            end += piece.count
        }
        #expect(whole == text)
        let inverses = pieces.reversed().map(\.inverse)
        #expect(TextChange.deletion(text, at: 6).pieces(ofWork: 2000) == inverses, "from the end")

        let ranges = (0..<1000).map { $0 * 10..<$0 * 10 + 5 }
        let marking = TextChange.marking(.style(.bold), isOn: true, ranges).pieces(ofWork: 6400)
        #expect(marking.count == 10)
        let all = marking.flatMap { change -> [Range<Int>] in
            if case .marking(_, true, let ranges) = change { ranges } else { [] }
        }
        #expect(all == ranges)
        let short = TextChange.insertion(RichText("short"), at: 0)
        #expect(short.pieces(ofWork: 2000) == [short])
    }

    @Test("E25: a style that reaches beyond the typed letters is a separate change")
    func markingBeyond() {
        let text = TextChange.insertion(RichText("ab"), at: 3)
        #expect(text.merged(with: .marking(.style(.bold), isOn: true, [2..<4])) == nil)
        #expect(text.merged(with: .marking(.style(.bold), isOn: true, [3..<4, 5..<6])) == nil)
        let gone = TextChange.deletion(RichText("ab"), at: 3)
        #expect(gone.merged(with: .marking(.style(.bold), isOn: true, [3..<4])) == nil)
    }
}
