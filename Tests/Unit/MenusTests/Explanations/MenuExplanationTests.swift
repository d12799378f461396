import Menus
import MenuGuidelines
import Testing

@Suite("Explaining a menu")
@MainActor
struct MenuExplanationTests {
    /// A window that can undo everything, and a view in it that can perform some commands on its text.
    @MainActor private final class Window: Responder {
        func handler(for command: Command) -> CommandHandler? {
            command.id == Command.undo.id ? CommandHandler {} : nil
        }
    }

    @MainActor private final class View: Responder {
        let able: Set<Command.ID>
        var unable: Set<Command.ID> = []
        var keepsSecret = false
        var canBecomeFirstResponder = true
        let nextResponder: (any Responder)? = Window()

        init(_ able: Command.ID...) { self.able = Set(able) }

        func handler(for command: Command) -> CommandHandler? {
            if unable.contains(command.id) { return CommandHandler(isAvailable: { false }, perform: {}) }
            guard able.contains(command.id) else { return nil }
            return CommandHandler(title: { command.id == "look" ? "Look at “word”" : nil }, perform: {})
        }
    }

    private static let look = Command("look", title: "Look", kind: .custom)
    private static let mark = Command("mark", title: "Mark", kind: .custom)
    private static let remove = Command("remove", title: "Remove", isDestructive: true)

    @Test("R12, E31: an edit menu's commands, with who was asked and why each is where it is")
    func editMenu() {
        let view = View("copy", "select-all", "look", "mark")
        let menu = EditMenu(standard: [.undo, .copy, .paste, .selectAll], custom: [Self.look, Self.mark], limit: 1)
        #expect(
            ResponderChain(first: view).explanation(of: menu, barCount: 3).description == """
                Copy: shown, 1 of 4
                  View can perform it now (R12)
                  the standard commands come first, in their order (E1)
                Select All: shown, 2 of 4
                  View can perform it now (R12)
                  the standard commands come first, in their order (E1)
                Undo: shown, 3 of 4
                  Window can perform it now (R12)
                  the system’s commands come before the program’s own (E31)
                Look at “word”: shown, 4 of 4
                  View can perform it now (R12)
                  the program’s own commands come last, in the order they were added (E31)
                  the bar has no room for it: it is in the list that the chevron opens
                Paste: hidden
                  View, Window can’t perform it now (R12)
                Mark: hidden
                  the menu shows at most 1 of the program’s own commands (E32)
                """)
    }

    @Test("R22: the responder that decided against a command is the last one named")
    func decided() {
        let view = View()
        view.unable = ["undo"]
        #expect(
            ResponderChain(first: view).explanation(of: EditMenu(commands: [.undo])).description == """
                Undo: hidden
                  View can’t perform it now (R12)
                """)
    }

    @Test("R1: a responder that can't become first is the reason for having no edit menu")
    func notFirst() {
        let view = View("copy")
        view.canBecomeFirstResponder = false
        #expect(
            ResponderChain(first: view).explanation(of: EditMenu(commands: [.copy])).description == """
                Copy: hidden
                  the responder can’t become first responder, so it has no edit menu (R1)
                """)
    }

    @Test("R2: commands that could reveal a secret are hidden although someone could perform them")
    func secret() {
        let view = View("copy", "paste")
        view.keepsSecret = true
        let explanation = ResponderChain(first: view).explanation(of: EditMenu())
        #expect(explanation["copy"].map(\.reasons) == [[.revealsSecret]])
        #expect(explanation["copy"].map(\.isPossible) == [true])
        #expect(explanation["paste"].map(\.verdict.description) == ["shown, 1 of 1"])
    }

    @Test("Without a responder every command is hidden for that reason")
    func nobody() {
        let explanation = ResponderChain(first: nil).explanation(of: EditMenu(commands: [.copy]))
        #expect(explanation.description == "Copy: hidden\n  there is no responder to perform it (R12)")
    }

    @Test("C10, C12, C15: a context menu that opens upward")
    func contextMenu() {
        let turns = ContextMenu.Submenu(title: "More", commands: [Self.mark, .bold])
        let menu = ContextMenu([.init(.command(Self.remove), .command(Self.look)), .init(.submenu(turns))])
        #expect(
            ResponderChain(first: View("remove", "look", "mark")).explanation(of: menu, opensUpward: true).description
                == """
                Remove: shown, 1 of 3
                  View can perform it now (R12)
                  destructive commands come last (C15)
                  the order is reversed so that the first command is nearest to the press (C12)
                Mark: shown, 1 of 1 in More
                  View can perform it now (R12)
                Look at “word”: shown, 3 of 3
                  View can perform it now (R12)
                  the order is reversed so that the first command is nearest to the press (C12)
                Bold: hidden
                  View, Window can’t perform it now (R12)
                """)
    }

    @Test("Loaded commands are explained like those that were there from the start")
    func loaded() {
        let later = DeferredCommands { [] }
        let menu = ContextMenu([.init(.deferred(later))])
        let chain = ResponderChain(first: View("look"))
        #expect(chain.explanation(of: menu).commands.isEmpty)
        let explanation = chain.explanation(of: menu, loads: [later: .loaded([Self.look, Self.look, Self.mark])])
        #expect(explanation["look"].map(\.reasons) == [[.performed(by: "View")], [.repeated]])
        #expect(explanation["mark"].map(\.verdict) == [.hidden])
    }

    @Test("The menu bar dims what an edit menu hides")
    func menuBar() {
        let bar = MenuBar(menus: [.init(title: "Edit", sections: [.init(.command(.undo), .command(.paste))])])
        #expect(
            ResponderChain(first: View()).explanation(of: bar).description == """
                Undo: shown, 1 of 2 in Edit
                  Window can perform it now (R12)
                Paste: dimmed, 2 of 2 in Edit
                  View, Window can’t perform it now (R12)
                """)
    }
}
