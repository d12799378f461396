import Menus
import Testing

/// The letters that choose one of several titles with Alt.
@Suite struct MnemonicsTests {
    private static func letters(_ titles: [String], keeping own: [Character?] = []) -> String {
        let positions = Mnemonics.positions(in: titles, keeping: own, isTyped: true)
        return zip(titles, positions).map { title, position in position.map { "\(Array(title)[$0])" } ?? "-" }
            .joined()
    }

    @Test func firstLettersOfWordsThenAnyOther() {
        #expect(Self.letters(["Cut", "Copy", "Copy Style", "Copy as Text"]) == "CoSa")
        #expect(Self.letters(["Öffnen", "offnen", "ÖO"]) == "Öo-")
    }

    @Test func ownLettersComeFirst() {
        #expect(Self.letters(["Cut", "Copy"], keeping: [nil, "C"]) == "uC")
    }

    @Test func lettersThatNoKeyTypesAreNotUsed() {
        #expect(Self.letters(["복사", "Ввод", "", "…"]) == "-В--")
    }
}
