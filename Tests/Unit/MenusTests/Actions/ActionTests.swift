import MenuGuidelines
import Testing

@testable import Menus

@Suite("Commands that carry their actions")
@MainActor
struct ActionTests {
    /// The recorded events, in order.
    private final class Log {
        var lines: [String] = []
    }

    /// A responder that can perform every command, and records it.
    private final class Greedy: Responder {
        let log: Log
        var canBecomeFirstResponder: Bool { true }

        init(_ log: Log) {
            self.log = log
        }

        func handler(for command: Command) -> CommandHandler? {
            CommandHandler { [log] in log.lines.append("responder: \(command.title)") }
        }
    }

    private let log = Log()

    @Test("R11: the action is performed, and no responder is asked")
    func performed() {
        let action = Action("Play", icon: .play) { [log] in log.lines.append("played") }
        let chain = ResponderChain(first: Greedy(log))
        #expect(chain.canPerform(action))
        #expect(chain.perform(action))
        #expect(log.lines == ["played"])
        #expect(ResponderChain(first: nil).perform(action))
    }

    @Test("R12: an action that isn't available isn't performed by any responder")
    func unavailable() {
        var isPlaying = false
        let action = Action("Pause", isAvailable: isPlaying) { [log] in log.lines.append("paused") }
        let responder = Greedy(log)
        let menu = ContextMenu { action }
        #expect(menu.composed(for: responder).isEmpty)
        #expect(!ResponderChain(first: responder).perform(action))
        #expect(log.lines.isEmpty)
        isPlaying = true
        #expect(menu.composed(for: responder).outline == "Pause")
    }

    @Test("C15, C17: a toggle's state is requested each time; destructive actions are last")
    func asked() {
        var isFavorite = false
        let responder = Greedy(log)
        let menu = ContextMenu {
            Action("Remove", role: .destructive) {}
            Action("Favorite", keepsMenuPresented: true, isOn: isFavorite) { isFavorite.toggle() }
        }
        #expect(menu.composed(for: responder).outline == "☐ Favorite\n—\nRemove (destructive)")
        ResponderChain(first: responder).perform(menu.commands[1])
        #expect(menu.composed(for: responder).outline == "☑ Favorite\n—\nRemove (destructive)")
    }

    @Test("C8: two actions with one title are two commands; two with one id are one")
    func identity() {
        let menu = ContextMenu {
            Action("Evening") {}
            Action("Evening") {}
            Action("Morning", id: "day") {}
            Action("Day", id: "day") {}
        }
        #expect(menu.composed(for: Greedy(log)).outline == "Evening\nEvening\nMorning")
    }

    @Test("C14: lines, sections and submenus, with sections, conditions and loops in them")
    func structure() async {
        let later = Later(title: "Looking…") { [Action("Evening") {}] }
        let menu = ContextMenu {
            Action("Play") {}
            Divider()
            Submenu("Add") {
                later
                Divider()
                for name in ["New", "Newer"] { Action(name) {} }
                MenuSection(title: "Order", isSingleChoice: true) { Action("By Name", isOn: true) {} }
            }
            Divider()
            Divider()
            Action("Copy") {}
        }
        let responder = Greedy(log)
        #expect(
            menu.composed(for: responder).outline == """
                Play
                —
                Add ▸
                  Looking… ⟳
                  —
                  New
                  Newer
                  —
                  Order:
                  ◉ By Name
                —
                Copy
                """)
        #expect(menu.deferred == [later])
        let loads = [later: await later.load()]
        let names = menu.composed(for: responder, loads: loads).commands.map(\.title)
        #expect(names == ["Play", "Evening", "New", "Newer", "By Name", "Copy"])
        let explained = ResponderChain(first: responder).explanation(of: menu, loads: loads)
        #expect(explained.commands.map(\.command.title) == names)
        #expect(explained.commands.allSatisfy { $0.asked == ["Greedy"] })
    }

    @Test("C8: a submenu in a submenu shows its commands in its place")
    func nested() {
        let inner = ContextMenu.Submenu(title: "Inner", commands: [Command("a", title: "A"), Command("b", title: "B")])
        let outer = ContextMenu.Submenu(title: "Outer", sections: [.init(.submenu(inner), .command(.copy))])
        let menu = ContextMenu([.init(.submenu(outer))])
        #expect(menu.composed(for: Greedy(log)).outline == "Outer ▸\n  A\n  B\n  Copy")
    }

    @Test("E1, E31: an edit menu has the standard commands, then the actions")
    func editMenu() {
        let canQuote = true
        let menu = EditMenu {
            if canQuote { Action("Quote") {} }
            Standard()
        }
        #expect(
            menu.composed(for: Greedy(log)).outline
                == "Cut | Copy | Paste | Delete | Select | Select All | Quote")
    }
}
