import Testing

@Suite("The article on the guidelines")
struct GuidelinesArticleTests {
    @Test("matches the list of rules")
    func article() throws {
        try Article(name: "Guidelines", text: GuidelinesArticle.text).expectWritten()
    }

    @Test("A difference is found wherever it is")
    func difference() {
        let same = Article.difference("a\nb\n", "a\nb\n")
        #expect(same == nil)
        let inside = Article.difference("a\nb\nc", "a\nd\nc")
        #expect(inside?.one == "b" && inside?.other == "d")
        let end = Article.difference("a\n", "a\nb\n")
        #expect(end?.one == "(its end)" && end?.other == "b")
    }
}
