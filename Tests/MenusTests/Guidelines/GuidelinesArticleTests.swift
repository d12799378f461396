import Foundation
import Testing

@Suite("The article on the guidelines")
struct GuidelinesArticleTests {
    @Test("is what the list of rules makes it")
    func article() throws {
        if ProcessInfo.processInfo.environment["LONGPRESS_ARTICLES"] == "write" {
            try GuidelinesArticle.text.write(to: GuidelinesArticle.file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: GuidelinesArticle.file, encoding: .utf8)
        let difference = GuidelinesArticle.difference(written, GuidelinesArticle.text)
        #expect(
            difference == nil,
            """
            Guidelines.md says “\(difference?.one ?? "")” instead of “\(difference?.other ?? "")”. Make it anew: \
            \(GuidelinesArticle.command)
            """)
    }

    @Test("A difference is found wherever it is")
    func difference() {
        let same = GuidelinesArticle.difference("a\nb\n", "a\nb\n")
        #expect(same == nil)
        let inside = GuidelinesArticle.difference("a\nb\nc", "a\nd\nc")
        #expect(inside?.one == "b" && inside?.other == "d")
        let end = GuidelinesArticle.difference("a\n", "a\nb\n")
        #expect(end?.one == "(its end)" && end?.other == "b")
    }
}
