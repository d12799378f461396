import Menus
import Testing

@testable import MenuGuidelines

@Suite("Auditing an edit menu")
struct EditMenuAuditTests {
    private func menu(_ titles: String...) -> EditMenu {
        EditMenu(custom: titles.enumerated().map { Command(.init(rawValue: "c\($0)"), title: $1) })
    }

    @Test("C7: the main interface has a command of each title, which may be another command")
    func mainInterface() {
        let bar = MenuBar(menus: [
            MenuBar.Menu(title: "Edit", sections: [ContextMenu.Section([.command(Command("all", title: "Define"))])])
        ])
        let menu = EditMenu(commands: menu("Define", "Share").commands.suffix(2))
        #expect(menu.audit(against: bar).map(\.description) == ["C7: “Share” is not in the menu bar"])
    }

    @Test("The standard menu has no findings")
    func standard() {
        #expect(EditMenu().findings.isEmpty)
    }

    @Test("E32: four custom commands are accepted, five are too many")
    func fewCustomCommands() {
        #expect(menu("Define", "Share", "Look Up", "Translate").findings.isEmpty)
        #expect(menu("Define", "Share", "Look Up", "Translate", "Speak").findings.map(\.rule) == [.fewCustomCommands])
    }

    @Test("E32: what counts is how many show at a time")
    func limitedCustomCommands() {
        var five = menu("Define", "Share", "Look Up", "Translate", "Speak")
        five.customLimit = 4
        #expect(five.findings.isEmpty)
        five.customLimit = 5
        #expect(five.findings.map(\.rule) == [.fewCustomCommands])
    }

    @Test("The commands for spelling follow the guidelines")
    func spelling() {
        #expect(EditMenu(custom: Command.spelling).findings.isEmpty)
    }

    @Test("E33: a label of more than 24 letters isn't succinct")
    func succinct() {
        #expect(menu("Copy Link to a Highlight").findings.isEmpty)
        #expect(
            menu("Copy Link to the Highlight").findings == [
                Finding(.shortVerbs, "“Copy Link to the Highlight” has 26 letters; keep to 24")
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
        let expected = better.map { [Finding(.titleCapitals, "“\(title)” should be “\($0)”")] } ?? []
        #expect(menu(title).findings == expected)
    }

    @Test("A command without a label is found")
    func empty() {
        #expect(menu("").findings == [Finding(.shortVerbs, "a command has no label")])
    }
}

extension EditMenu {
    /// The violations in a menu whose commands are all in the menu bar.
    fileprivate var findings: [Finding] {
        let section = ContextMenu.Section(commands.map(ContextMenu.Element.command))
        return audit(against: MenuBar(menus: [MenuBar.Menu(title: "Edit", sections: [section])]))
    }
}
