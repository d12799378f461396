import Menus
import Testing

@testable import MenuGuidelines

@Suite("Auditing a menu bar")
struct MenuBarAuditTests {
    private func bar(_ titles: String..., keys: [Character?] = [], rows: [ContextMenu.Element] = [.command(.cut)])
        -> MenuBar
    {
        MenuBar(
            menus: titles.enumerated().map { index, title in
                MenuBar.Menu(
                    title: title, mnemonic: index < keys.count ? keys[index] : nil, sections: [.init(rows)])
            })
    }

    /// Returns the titles as they are displayed while Alt is held, with the key in brackets.
    private func marked(_ bar: MenuBar) -> [String] {
        zip(bar.menus, bar.mnemonics).map { menu, place in
            let letters = menu.title.map(String.init)
            return letters.enumerated().map { $0 == place ? "[\($1)]" : $1 }.joined()
        }
    }

    @Test("Each menu has a key of its own: the first letter, else one that is free")
    func keys() {
        #expect(
            marked(bar("File", "Edit", "Format", "Image", "View", "Help"))
                == ["[F]ile", "[E]dit", "F[o]rmat", "[I]mage", "[V]iew", "[H]elp"])
        #expect(marked(bar("Datei", "Darstellung", "Datei Neu")) == ["[D]atei", "D[a]rstellung", "Datei [N]eu"])
        #expect(marked(bar("Файл", "Формат", "Вид")) == ["[Ф]айл", "Ф[о]рмат", "[В]ид"])
    }

    @Test("A menu's own key takes precedence over assigned ones")
    func ownKeys() {
        #expect(marked(bar("File", "Format", keys: [nil, "f"])) == ["F[i]le", "[F]ormat"])
        #expect(bar("File", "Format", keys: [nil, "f"]).audit.isEmpty)
    }

    @Test("C13: a key for two menus, one that isn't in the title, and none at all are found")
    func twice() {
        #expect(
            bar("File", "Format", keys: ["f", "F"]).audit == [
                Finding(.noShortcuts, "Alt+F is for both “File” and “Format”")
            ])
        #expect(
            bar("File", keys: ["x"]).audit == [Finding(.noShortcuts, "“File” has no “x” for its Alt key")])
        #expect(
            bar("A", "a").audit == [Finding(.noShortcuts, "“a” has no letter left for its Alt key")])
    }

    @Test("C13: a key of a command that is a menu's too is found")
    func commandsKey() {
        let find = Command("find", title: "Find", shortcut: Shortcut("f", .alt))
        #expect(
            bar("File", rows: [.command(find)]).audit == [Finding(.noShortcuts, "Alt+F is for both “Find” and “File”")])
        let other = Command("find", title: "Find", shortcut: Shortcut("f", [.alt, .control]))
        #expect(bar("File", rows: [.command(other)]).audit.isEmpty)
    }

    @Test("C14: an empty group, and one of more than seven rows")
    func groups() {
        func rows(_ count: Int) -> [ContextMenu.Element] {
            (0..<count).map { .command(Command(.init(rawValue: "c\($0)"), title: "Do")) }
        }
        #expect(bar("File", rows: rows(7)).audit.isEmpty)
        #expect(
            bar("File", rows: rows(8)).audit == [Finding(.fewGroups, "“File” has a group of 8 rows; keep to 7")])
        #expect(bar("File", rows: []).audit == [Finding(.fewGroups, "“File” has an empty group")])
    }
}
