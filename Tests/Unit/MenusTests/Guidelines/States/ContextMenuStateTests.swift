import Menus
import Testing

@Suite("The state of the guidelines for a context menu")
@MainActor
struct ContextMenuStateTests {
    private static let open = Command("open", title: "Open", icon: "document-open-symbolic")
    private static let copy = Command("copy-image", title: "Copy Image", icon: "edit-copy-symbolic")
    private static let turn = Command("turn", title: "Turn")
    private static let remove = Command("remove", title: "Remove", icon: "user-trash-symbolic", isDestructive: true)
    private static let menu = ContextMenu([
        .init(.command(open), .command(copy)),
        .init(.submenu(.init(title: "Rotate", icon: "object-rotate-right-symbolic", commands: [turn]))),
        .init(.command(remove)),
    ])
    private static let menuBar = MenuBar(menus: [.init(title: "Image", sections: menu.sections)])

    private static func opened(
        _ menu: ContextMenu = menu, by trigger: MenuTrigger = .secondaryClick, at point: Point = Point(x: 100, y: 100)
    ) -> OpenedMenu {
        .context(menu, for: FakeResponder(), by: trigger, at: point)
    }

    @Test("C2, C3: each way to open it is for one of them")
    func trigger() {
        #expect(Guideline.c2.verdict(of: Self.opened()) == .kept)
        #expect(Guideline.c3.verdict(of: Self.opened()) == .notApplicable)
        #expect(Guideline.c3.state(of: Self.opened(by: .hold)).reasons == ["It was opened by touch and hold."])
    }

    @Test("C5, C29, C14: rows and groups are counted")
    func counts() {
        #expect(Guideline.c5.state(of: Self.opened()).reasons == ["4 rows are visible; up to 12 is few."])
        let commands = (1...13).map { ContextMenu.Element.command(Command(Command.ID(rawValue: "c\($0)"), title: "C")) }
        let long = Self.opened(ContextMenu(commands.map { .init($0) }))
        for rule in [Guideline.c5, .c29, .c14] {
            #expect(rule.verdict(of: Self.opened()) == .kept)
            #expect(rule.verdict(of: long) == .broken)
        }
    }

    @Test("C7: the menu bar has each command")
    func menuBar() {
        #expect(Guideline.c7.verdict(of: Self.opened()) == .notApplicable)
        #expect(Guideline.c7.verdict(of: Self.opened(), against: Self.menuBar) == .kept)
        #expect(
            Guideline.c7.state(of: Self.opened(), against: MenuBar(menus: [])).reasons == [
                "The menu bar lacks: Open, Copy Image, Turn, Remove."
            ])
    }

    @Test("C10: what is hidden is named, with who can't perform it")
    func hidden() {
        let menu = OpenedMenu.context(Self.menu, for: FakeResponder(only: "open", "remove"))
        #expect(
            Guideline.c10.state(of: menu)
                == .init(
                    .kept,
                    reasons: [
                        "Hidden, not dimmed: Copy Image, Turn.",
                        "Copy Image, Turn: FakeResponder can’t perform it now",
                    ]))
    }

    @Test("C12: the first command is at the end that is nearest")
    func nearest() {
        #expect(
            Guideline.c12.state(of: Self.opened()).reasons == [
                "It opens downward, with the first command, Open, at the top."
            ])
        var upward = Self.opened(at: Point(x: 100, y: 390))
        #expect(
            Guideline.c12.state(of: upward).reasons == [
                "It opens upward, with the first command, Open, at the bottom."
            ])
        upward.changeContext { $0.seen = Self.menu.composed(for: FakeResponder()) }
        #expect(Guideline.c12.verdict(of: upward) == .broken)
        let byKeyboard = Self.opened(by: .keyboard, at: Point(x: 100, y: 390))
        #expect(Guideline.c12.verdict(of: byKeyboard) == .kept)
    }

    @Test("C11, C15: the order is the written one, and what destroys is last")
    func order() {
        var menu = Self.opened()
        #expect(Guideline.c11.verdict(of: menu) == .kept)
        #expect(Guideline.c15.state(of: menu).reasons == ["Last and marked: Remove."])
        menu.changeContext { $0.seen.sections.reverse() }
        #expect(Guideline.c11.verdict(of: menu) == .broken)
        #expect(Guideline.c15.verdict(of: menu) == .broken)
    }

    @Test("C8, C9, C16, C17, C18: titles, labels and icons")
    func labels() {
        let menu = Self.opened()
        for rule in [Guideline.c8, .c9, .c16] { #expect(rule.verdict(of: menu) == .kept) }
        #expect(Guideline.c17.verdict(of: menu) == .notApplicable)
        // A row in a submenu needs none.
        #expect(Guideline.c18.verdict(of: menu) == .kept)
        var titled = Self.menu
        titled.title = "3 Images"
        titled.sections[0].elements.append(.command(Command("bare", title: "bare of Icons")))
        #expect(Guideline.c17.state(of: Self.opened(titled)).reasons == ["It is called “3 Images”."])
        #expect(Guideline.c18.verdict(of: Self.opened(titled)) == .broken)
        #expect(Guideline.c16.verdict(of: Self.opened(titled)) == .broken)
    }

    @Test("C21, C24: a preview, or else an outline, shows what it is for")
    func preview() {
        var menu = Self.opened()
        #expect(Guideline.c21.verdict(of: menu) == .notApplicable)
        #expect(Guideline.c24.verdict(of: menu) == .kept)
        menu.changeContext { $0.hasOutline = false }
        #expect(Guideline.c24.verdict(of: menu) == .broken)
        menu.changeContext { $0.preview = Rectangle(x: 300, y: 100, width: 120, height: 80) }
        #expect(Guideline.c21.state(of: menu).reasons == ["The preview is 120 × 80 points."])
        #expect(Guideline.c24.verdict(of: menu) == .kept)
    }

    @Test("C28: it is within the room, or scrolls")
    func room() {
        var menu = Self.opened()
        #expect(Guideline.c28.verdict(of: menu) == .kept)
        menu.changeContext { $0.wholeHeight = 300 }
        #expect(Guideline.c28.state(of: menu).reasons == ["It shows 200 of 300 points and scrolls."])
        menu.changeContext { $0.placement.frame.origin.y = 300 }
        #expect(Guideline.c28.verdict(of: menu) == .broken)
    }

    @Test("C19: an item has one kind of menu, and the rules for the other kind don't apply")
    func oneKind() {
        #expect(Guideline.c19.verdict(of: Self.opened()) == .kept)
        let edit = OpenedMenu.edit(for: FakeResponder())
        #expect(Guideline.c19.verdict(of: edit) == .kept)
        for rule in Guideline.all where rule.subject == .editMenu {
            #expect(rule.state(of: Self.opened()) == .init(.notApplicable, reasons: ["The menu is a context menu."]))
        }
        for rule in Guideline.all where rule.subject == .contextMenu && rule != .c19 {
            #expect(rule.state(of: edit) == .init(.notApplicable, reasons: ["The menu is an edit menu."]))
        }
    }
}
