import Menus
import Testing

@Suite("Auditing an edit menu")
struct EditMenuAuditTests {
    private func menu(_ titles: String...) -> EditMenu {
        EditMenu(custom: titles.enumerated().map { Command(.init(rawValue: "c\($0)"), title: $1) })
    }

    @Test("The standard menu has nothing to be said against it")
    func standard() {
        #expect(EditMenu().audit.isEmpty)
    }

    @Test("E32: four custom commands are few, five are not")
    func fewCustomCommands() {
        #expect(menu("Define", "Share", "Look Up", "Translate").audit.isEmpty)
        #expect(menu("Define", "Share", "Look Up", "Translate", "Speak").audit.map(\.rule) == [.e32])
    }

    @Test("E32: what counts is how many show at a time")
    func limitedCustomCommands() {
        var five = menu("Define", "Share", "Look Up", "Translate", "Speak")
        five.customLimit = 4
        #expect(five.audit.isEmpty)
        five.customLimit = 5
        #expect(five.audit.map(\.rule) == [.e32])
    }

    @Test("The commands for spelling follow the guidelines")
    func spelling() {
        #expect(EditMenu(custom: Command.spelling).audit.isEmpty)
    }

    @Test("E33: a label of more than 24 letters isn't succinct")
    func succinct() {
        #expect(menu("Copy Link to a Highlight").audit.isEmpty)
        #expect(
            menu("Copy Link to the Highlight").audit == [
                Finding(.e33, "“Copy Link to the Highlight” has 26 letters; keep to 24")
            ])
    }

    @Test(
        "E34, E35: labels are in title-style capitals",
        arguments: [
            ("copy", "Copy"), ("Copy style", "Copy Style"), ("Copy As", nil), ("Copy as", "Copy As"),
            ("Copy As HTML", "Copy as HTML"), ("Add to List", nil), ("Add To List", "Add to List"),
            ("Move between Lists", "Move Between Lists"), ("Save Image As…", nil), ("Cut and Paste", nil),
            ("the End", "The End"),
        ] as [(String, String?)])
    func capitals(title: String, better: String?) {
        let expected = better.map { [Finding(.e35, "“\(title)” should be “\($0)”")] } ?? []
        #expect(menu(title).audit == expected)
    }

    @Test("A command without a label is found")
    func empty() {
        #expect(menu("").audit == [Finding(.e33, "a command has no label")])
    }
}
