import Longpress
import Testing

@testable import LongpressApp
@testable import MenuGuidelines

/// Rules are found by the words that users know.
@Suite("Searching the guidelines")
struct GuidelineSearchTests {
    private func found(_ text: String) -> [String] {
        Guideline.all.filter(GuidelineSearch(text).finds).map(\.id)
    }

    @Test("An empty search finds all rules", arguments: ["", "  ", "\t\n"])
    func nothing(text: String) {
        #expect(GuidelineSearch(text).isEmpty)
        #expect(found(text) == Guideline.all.map(\.id))
    }

    @Test("E1: an id finds that rule, but no longer id that begins with it", arguments: ["E1", "e1", " E1 "])
    func id(text: String) {
        #expect(found(text) == ["E1"])
    }

    @Test("A letter finds the rules of its subject, and those with a word that contains it")
    func letter() {
        #expect(Set(found("e")).isSuperset(of: Guideline.all.filter { $0.subject == .editMenu }.map(\.id)))
    }

    @Test("All words must match, in any order and case, and parts of words suffice")
    func words() {
        #expect(found("magnified") == ["E3"])
        #expect(found("VIEW magnif") == ["E3"])
        #expect(found("magnified giraffe") == [])
    }

    @Test("R1, C1: a source or a subject finds all of its rules")
    func source() {
        #expect(found("nshipster").contains("R1"))
        #expect(!found("nshipster").contains("C1"))
        #expect(found("2025") == Guideline.all.filter { $0.sources == [.contextMenus2025] }.map(\.id))
        #expect(Set(found("responders commands")).isSuperset(of: ["R1", "R28"]))
    }
}
