import Menus
import Testing

@testable import MenuGuidelines

@Suite("Auditing a context menu")
struct ContextMenuAuditTests {
    private func command(_ number: Int) -> Command {
        Command(.init(rawValue: "c\(number)"), title: "Command \(number)")
    }

    private func menu(_ counts: Int...) -> ContextMenu {
        var next = 0
        return ContextMenu(
            counts.map { count in
                ContextMenu.Section(
                    (0..<count).map { _ in
                        next += 1
                        return .command(command(next))
                    })
            })
    }

    private func bar(_ menus: ContextMenu...) -> MenuBar {
        MenuBar(menus: menus.map { MenuBar.Menu(title: "All", sections: $0.sections) })
    }

    @Test("C5, C29: twelve rows are accepted, thirteen are too many")
    func rows() {
        #expect(menu(4, 4, 4).audit(against: bar(menu(4, 4, 4))).isEmpty)
        #expect(menu(5, 4, 4).audit(against: bar(menu(5, 4, 4))) == [Finding(.fewItems, "13 rows; keep to 12")])
    }

    @Test("C14: more than three groups are too many")
    func groups() {
        #expect(menu(1, 1, 1, 1).audit(against: bar(menu(4))) == [Finding(.fewGroups, "4 groups; keep to 3")])
    }

    @Test("C7: commands missing from the menu bar are found, in submenus too")
    func missing() {
        let submenu = ContextMenu.Submenu(title: "More", commands: [command(1), command(2)])
        let menu = ContextMenu([ContextMenu.Section(.submenu(submenu))])
        #expect(
            menu.audit(against: bar(self.menu(1))) == [
                Finding(.alsoInMainInterface, "“Command 2” is not in the menu bar")
            ])
    }

    @Test("C9, C16: submenus have telling titles, and labels are short and in title-style capitals")
    func labels() {
        let submenu = ContextMenu.Submenu(title: "", commands: [Command("a", title: "turn around")])
        let menu = ContextMenu([ContextMenu.Section(.submenu(submenu))])
        #expect(
            menu.audit(against: bar(menu)) == [
                Finding(.submenuTitlesDescribe, "a submenu has no title"),
                Finding(.shortLabels, "“turn around” should be “Turn Around”"),
                Finding(.shortLabels, "a command has no label"),
            ])
    }
}
