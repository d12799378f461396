import Testing

@testable import Documents
@testable import Platform

@Suite("Parts of a definition")
struct DefinitionPartsTests {
    @Test("A definition of the usual length is one part")
    func one() {
        #expect(DefinitionParts.of("") == [])
        #expect(DefinitionParts.of("lamp\n1. A light.\n\nLamp post.") == ["lamp\n1. A light.\n\nLamp post."])
    }

    @Test(
        "Each part can be laid out, and together they equal the text",
        arguments: [
            String(repeating: "a\n\n", count: 170_000), String(repeating: "word ", count: 10_000),
            String(repeating: "w", count: 10_000), "e" + String(repeating: "\u{301}", count: 10_000),
            String(repeating: "e" + String(repeating: "\u{301}", count: 60), count: 200),
            String(repeating: "\u{1100}", count: 10_000), String(repeating: "\u{1F468}\u{200D}", count: 10_000),
            String(repeating: "A sentence of a usual length stands here. ", count: 30) + "\n\n"
                + String(repeating: "more ", count: 900),
        ])
    func bounds(text: String) {
        let parts = DefinitionParts.of(text)
        #expect(parts.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
        for part in parts {
            #expect(part.unicodeScalars.count <= DefinitionParts.maxScalars)
            #expect(
                part.split(separator: "\n", omittingEmptySubsequences: false).count <= DefinitionParts.maxLines + 1)
            #expect(part.allSatisfy { $0.unicodeScalars.count <= DefinitionParts.maxMarks + 1 })
            #expect(part.allSatisfy { $0.letters <= DefinitionParts.maxLetters })
        }
    }

    @Test("A part ends between words, and between paragraphs where one does")
    func ends() {
        let words = DefinitionParts.of(String(repeating: "word ", count: 1000))
        #expect(words.dropLast().allSatisfy { $0.hasSuffix("d ") })
        let paragraph = String(repeating: "word ", count: 200) + "\n\n"
        #expect(DefinitionParts.of(paragraph + paragraph) == [paragraph, paragraph])
    }
}

extension Character {
    /// The number of scalars that aren't combining marks.
    fileprivate var letters: Int { unicodeScalars.count { $0.properties.isGraphemeBase } }
}
