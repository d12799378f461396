import Menus
import Testing

@testable import MenuGuidelines

@Suite("The list of guidelines")
struct GuidelineTests {
    /// The subjects of rules, with the letter that their ids begin with.
    static let subjects: [(Guideline.Subject, letter: String)] = [
        (.editMenu, "E"), (.responders, "R"), (.contextMenu, "C"),
    ]

    @Test("has the rules of each subject together, numbered from 1 without a gap", arguments: subjects)
    func numbers(subject: Guideline.Subject, letter: String) {
        let ids = Guideline.all.filter { $0.subject == subject }.map(\.id)
        #expect(!ids.isEmpty)
        #expect(ids == ids.indices.map { "\(letter)\($0 + 1)" })
        #expect(Guideline.all.map(\.id).firstRange(of: ids) != nil)
    }

    @Test("states each rule once, in one sentence, with its sources and how it is followed", arguments: Guideline.all)
    func sentence(rule: Guideline) {
        let ends = rule.sentence.indices.filter { ".!?".contains(rule.sentence[$0]) }
        #expect(ends == [rule.sentence.index(before: rule.sentence.endIndex)])
        #expect(rule.sentence.first?.isUppercase == true)
        #expect(rule.note.first?.isUppercase == true && rule.note.last == ".")
        #expect(!rule.sources.isEmpty)
        #expect(Guideline.all.count { $0.sentence == rule.sentence } == 1)
        // The texts are used in a table.
        #expect(!(rule.sentence + rule.note).contains { "|\n".contains($0) })
    }

    @Test("A rule is found by its id, and says its id and sentence")
    func lookup() {
        #expect(Guideline(id: "E18") == .holdOpensEditMenu)
        #expect(Guideline(id: "C29") == .noRareCommands)
        #expect(Guideline(id: "E36") == nil)
        #expect(Guideline(id: "e18") == nil)
        #expect(Guideline.submenusOneLevelDeep.description == "C8: Submenus go one level deep.")
    }

    @Test("A finding says the rule's id and what is found")
    func finding() {
        #expect(Finding(.submenuTitlesDescribe, "a submenu has no title").description == "C9: a submenu has no title")
    }
}
