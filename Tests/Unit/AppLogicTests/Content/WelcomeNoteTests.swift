import RichText
import Testing

@testable import LongpressApp

/// The note that the app opens first.
@Suite("The Welcome note")
@MainActor struct WelcomeNoteTests {
    @Test("Its title is bold, and one word is in italics, in the second sentence of the text")
    func styles() throws {
        let runs = WelcomeNote.text.runs
        let title = try #require(runs.first)
        #expect(title.attributes.styles == [.bold])
        #expect(!title.text.contains("\n"))
        let words = runs.filter { $0.attributes.styles == [.italic] }
        #expect(words.count == 1)
        let word = try #require(words.first).text
        #expect(word == "glitter")
        #expect(runs.filter { !$0.attributes.styles.isEmpty }.count == 2)
        let body = WelcomeNote.text.text.dropFirst(title.text.count + 1)
        let sentences = body.split(separator: ". ")
        #expect(try #require(sentences.dropFirst().first).contains(word))
        #expect(!WelcomeNote.text.text.contains("*"))
    }
}
