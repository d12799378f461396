import Menus
import Testing

@Suite("Composing a context menu")
@MainActor
struct ContextMenuTests {
    private let open = Command("open", title: "Open")
    private let share = Command("share", title: "Share…")
    private let remove = Command("remove", title: "Remove Image", isDestructive: true)
    private let erase = Command("erase", title: "Erase", isDestructive: true)
    private let left = Command("rotate-left", title: "Rotate Left")
    private let right = Command("rotate-right", title: "Rotate Right")

    private var rotate: ContextMenu.Submenu { .init(title: "Rotate", commands: [left, right]) }

    private var picture: ContextMenu {
        ContextMenu([
            .init(.command(remove), .command(open)),
            .init(.submenu(rotate), .command(share)),
            .init([.command(.copy)]),
        ])
    }

    @Test("C8, C14, C15: a full menu keeps its groups and ends with destructive commands")
    func full() {
        #expect(
            picture.composed(for: FakeResponder()).outline == """
                Open
                —
                Rotate ▸
                  Rotate Left
                  Rotate Right
                Share…
                —
                Copy
                —
                Remove Image (destructive)
                """)
    }

    @Test("C10, R2: commands that can't be performed now are hidden, in submenus too")
    func hidden() {
        let window = FakeResponder(only: "rotate-right")
        let view = FakeResponder(only: "open", next: window)
        #expect(
            picture.composed(for: view).outline == """
                Open
                —
                Rotate ▸
                  Rotate Right
                """)
    }

    @Test("C10, C14: empty submenus and sections are hidden, too")
    func emptiesGo() {
        #expect(
            picture.composed(for: FakeResponder(only: "copy", "remove")).outline == """
                Copy
                —
                Remove Image (destructive)
                """)
    }

    @Test("C10: a menu without available commands is empty, whatever its titles")
    func nothing() {
        let menu = ContextMenu(title: "3 Images", [.init(.command(open), .submenu(rotate))])
        #expect(!menu.isEmpty)
        let composed = menu.composed(for: SilentResponder())
        #expect(composed.isEmpty)
        #expect(composed.sections.isEmpty)
        #expect(ContextMenu([.init(.submenu(.init(title: "Rotate", commands: [])))]).isEmpty)
        #expect(ContextMenu([]).isEmpty)
    }

    @Test("C15: destructive commands are gathered in one last section, in their order")
    func destructiveGathered() {
        let menu = ContextMenu([.init(.command(erase), .command(open)), .init(.command(remove), .command(share))])
        #expect(
            menu.composed(for: FakeResponder()).outline == """
                Open
                —
                Share…
                —
                Erase (destructive)
                Remove Image (destructive)
                """)
    }

    @Test("C15: destructive commands come last within a submenu")
    func destructiveInSubmenu() {
        let submenu = ContextMenu.Submenu(title: "More", commands: [remove, left, erase, right])
        #expect(
            ContextMenu([.init(.submenu(submenu))]).composed(for: FakeResponder()).outline == """
                More ▸
                  Rotate Left
                  Rotate Right
                  Remove Image (destructive)
                  Erase (destructive)
                """)
    }

    @Test("C5: an id shows once, where it first can be performed")
    func duplicates() {
        let menu = ContextMenu([
            .init(.command(open), .command(left), .command(open)),
            .init(.submenu(rotate), .command(right), .command(share)),
        ])
        #expect(
            menu.composed(for: FakeResponder()).outline == """
                Open
                Rotate Left
                —
                Rotate ▸
                  Rotate Right
                Share…
                """)
    }

    @Test("C17: the title stays, and so do icons")
    func titleStays() {
        let submenu = ContextMenu.Submenu(title: "Rotate", icon: "object-rotate-left-symbolic", commands: [left])
        let menu = ContextMenu(title: "3 Images", [.init(.submenu(submenu))])
        #expect(menu.composed(for: FakeResponder()) == menu)
        #expect(
            menu.outline == """
                [3 Images]
                Rotate ▸
                  Rotate Left
                """)
    }

    @Test("E25: rows have their current titles, in submenus too")
    func titlesForTheMoment() {
        let view = FakeResponder(titles: ["undo": "Undo Paste", "rotate-left": "Rotate Back"])
        let menu = ContextMenu([.init(.command(.undo), .submenu(rotate))])
        #expect(
            menu.composed(for: view).outline == """
                Undo Paste
                Rotate ▸
                  Rotate Back
                  Rotate Right
                """)
    }

    @Test("C7: the commands of a menu are those of its submenus too, from first to last")
    func flat() {
        #expect(
            picture.commands.map(\.title) == [
                "Remove Image", "Open", "Rotate Left", "Rotate Right", "Share…", "Copy",
            ])
    }

    @Test("C14: an outline shows what is there, even sections left empty")
    func outlineIsFaithful() {
        let menu = ContextMenu([.init(), .init(.command(open)), .init([])])
        #expect(menu.outline == "—\nOpen\n—")
        #expect(menu.composed(for: FakeResponder()).outline == "Open")
    }
}
