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
}
