import Menus
import Testing

@Suite("The list of an edit menu")
@MainActor
struct EditMenuListTests {
    private let look = Command("look", title: "Look")
    private let mark = Command("mark", title: "Mark")
    private let wide = Command("wide", title: "Wide")
    private let bold = Command("bold", title: "Bold", icon: "bold-symbolic").labelStyle(.iconOnly)

    private let italic = Command("italic", title: "Italic", icon: "italic-symbolic").labelStyle(.iconOnly)

    private func list(_ menu: EditMenu, able: Set<Command.ID>? = nil) -> ContextMenu {
        let responder = FakeResponder()
        if let able { responder.able = { able.contains($0.id) } }
        return menu.composed(for: responder).list(for: responder)
    }

    @Test("has the written groups, or the system's commands and the program's own")
    func groups() {
        #expect(list(EditMenu(commands: [look, .copy, .undo, mark])).outline == "Copy\nUndo\n—\nLook\nMark")
        #expect(list(EditMenu(sections: [[.copy], [.paste, .undo]])).outline == "Copy\n—\nPaste\nUndo")
    }

    @Test("has a submenu for a page, with lines between its groups")
    func pages() {
        let format = Command("format", title: "Format").page([look, mark], [wide])
        let menu = EditMenu(commands: [.copy, format])
        #expect(list(menu).outline == "Copy\n—\nFormat ▸\n  Look\n  Mark\n  —\n  Wide")
        #expect(list(menu).index(of: format.id) == 1)
        #expect(list(menu, able: ["copy", "format", "wide"]).outline == "Copy\n—\nFormat ▸\n  Wide")
        #expect(list(menu, able: ["copy", "format"]).outline == "Copy")
        #expect(list(menu, able: ["copy", "look"]).outline == "Copy")
    }

    @Test("shows commands without titles side by side")
    func icons() throws {
        let format = Command("format", title: "Format").page([bold], [italic, look])
        let menu = list(EditMenu(commands: [format]))
        guard case .submenu(let submenu) = try #require(menu.items.first) else {
            Issue.record("no submenu")
            return
        }
        #expect(submenu.sections.map(\.elementSize) == [.small, .large])
    }
}
