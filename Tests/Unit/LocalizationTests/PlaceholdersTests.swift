import Testing

@testable import Localization

@Suite("Filling in placeholders in braces")
struct PlaceholdersTests {
    @Test("each name is replaced by its value, wherever a translation has it")
    func fills() {
        let values = ["name": "A", "count": "3"]
        #expect(Placeholders.fill("{count} of {name}", values) == "3 of A")
        #expect(Placeholders.fill("{name}: {count}, {name}", values) == "A: 3, A")
    }

    @Test("a missing or unknown name in a translation does no harm")
    func faultyTranslation() {
        #expect(Placeholders.fill("nothing", ["name": "A"]) == "nothing")
        #expect(Placeholders.fill("{nmae} {name}", ["name": "A"]) == "{nmae} A")
        #expect(Placeholders.fill("{name", ["name": "A"]) == "{name")
        #expect(Placeholders.fill("name}{", ["name": "A"]) == "name}{")
        #expect(Placeholders.fill("{{name}}", ["name": "A"]) == "{A}")
    }

    @Test("values aren't searched for placeholders")
    func valuesAreKept() {
        #expect(Placeholders.fill("{a}{b}", ["a": "{b}", "b": "{a}"]) == "{b}{a}")
    }
}
