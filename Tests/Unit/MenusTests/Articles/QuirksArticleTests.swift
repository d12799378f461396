import Foundation
import Testing

@Suite("The article on the quirks")
struct QuirksArticleTests {
    @Test("matches the comments")
    func article() throws {
        try Article(name: "Quirks", text: QuirksArticle.text(of: try Quirk.all())).expectWritten()
    }

    @Test("Each quirk states the bug, the workaround and when it can be removed")
    func form() throws {
        let quirks = try Quirk.all()
        #expect(quirks.count > 5)
        for quirk in quirks {
            #expect(!quirk.summary.isEmpty, "\(quirk.name) doesn't describe its workaround")
            #expect(quirk.told.map(\.point) == Quirk.points, "\(quirk.name)")
            #expect(quirk.told.allSatisfy { !$0.text.isEmpty }, "\(quirk.name) has a point without text")
        }
    }

    @Test("The tests that quirks name exist")
    func tests() throws {
        let folder = Quirk.root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let sources = try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        for quirk in try Quirk.all() {
            #expect(!quirk.tests.isEmpty, "\(quirk.name) names no test")
            for test in quirk.tests {
                let names = test.split(separator: ".")
                let isThere = sources.contains { source in
                    source.contains("class \(names[0]): ") && (names.count < 2 || source.contains("func \(names[1])("))
                }
                #expect(isThere, "\(quirk.name) names \(test), which doesn't exist")
            }
        }
    }

    @Test("A comment is read to its end")
    func comment() {
        let quirk = Quirk(
            name: "A",
            source:
                "import CGtk\n\n/// Meets\n/// it.\n///\n/// - Symptom: It\n///   falls.\n/// - Test: `B.testC`, `D`.\nenum A {}\n"
        )
        #expect(quirk.summary == "Meets it.")
        #expect(quirk.told.map(\.text) == ["It falls.", "`B.testC`, `D`."])
        #expect(quirk.tests == ["B.testC", "D"])
    }
}
