import Menus
import Testing

@testable import MenuGuidelines

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
    ) -> ExplainedMenu {
        .context(menu, for: FakeResponder(), by: trigger, at: point)
    }

    @Test("C2, C3: each way of opening it belongs to one of the rules")
    func trigger() {
        #expect(Guideline.secondaryClickOpens.verdict(of: Self.opened()) == .kept)
        #expect(Guideline.holdOpensContextMenu.verdict(of: Self.opened()) == .notApplicable)
        #expect(
            Guideline.holdOpensContextMenu.state(of: Self.opened(by: .hold)).reasons == [
                "It was opened by touch and hold."
            ])
    }

    @Test("C5, C29, C14: rows and groups are counted")
    func counts() {
        #expect(Guideline.fewItems.state(of: Self.opened()).reasons == ["4 rows are visible; up to 12 is few."])
        let commands = (1...13).map { ContextMenu.Element.command(Command(Command.ID(rawValue: "c\($0)"), title: "C")) }
        let long = Self.opened(ContextMenu(commands.map { .init($0) }))
        for rule in [Guideline.fewItems, .noRareCommands, .fewGroups] {
            #expect(rule.verdict(of: Self.opened()) == .kept)
            #expect(rule.verdict(of: long) == .broken)
        }
    }

    @Test("C7: the menu bar has each command")
    func menuBar() {
        #expect(Guideline.alsoInMainInterface.verdict(of: Self.opened()) == .notApplicable)
        #expect(Guideline.alsoInMainInterface.verdict(of: Self.opened(), against: Self.menuBar) == .kept)
        #expect(
            Guideline.alsoInMainInterface.state(of: Self.opened(), against: MenuBar(menus: [])).reasons == [
                "The menu bar lacks: Open, Copy Image, Turn, Remove."
            ])
    }

    @Test("C10: hidden commands are named, with the responders that can't perform them")
    func hidden() {
        let menu = ExplainedMenu.context(Self.menu, for: FakeResponder(only: "open", "remove"))
        #expect(
            Guideline.unavailableIsHidden.state(of: menu)
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
            Guideline.firstNearestPress.state(of: Self.opened()).reasons == [
                "It opens downward, with the first command, Open, at the top."
            ])
        var upward = Self.opened(at: Point(x: 100, y: 390))
        #expect(
            Guideline.firstNearestPress.state(of: upward).reasons == [
                "It opens upward, with the first command, Open, at the bottom."
            ])
        upward.changeContext { $0.seen = Self.menu.composed(for: FakeResponder()) }
        #expect(Guideline.firstNearestPress.verdict(of: upward) == .broken)
        let byKeyboard = Self.opened(by: .keyboard, at: Point(x: 100, y: 390))
        #expect(Guideline.firstNearestPress.verdict(of: byKeyboard) == .kept)
    }

    @Test("C11, C15: the order is the written one, with destructive commands last")
    func order() {
        var menu = Self.opened()
        #expect(Guideline.mostUsedFirst.verdict(of: menu) == .kept)
        #expect(Guideline.destructiveLast.state(of: menu).reasons == ["Last and marked: Remove."])
        menu.changeContext { $0.seen.sections.reverse() }
        #expect(Guideline.mostUsedFirst.verdict(of: menu) == .broken)
        #expect(Guideline.destructiveLast.verdict(of: menu) == .broken)
    }

    @Test("C8, C9, C16, C17, C18: titles, labels and icons")
    func labels() {
        let menu = Self.opened()
        for rule in [Guideline.submenusOneLevelDeep, .submenuTitlesDescribe, .shortLabels] {
            #expect(rule.verdict(of: menu) == .kept)
        }
        #expect(Guideline.titleIfItClarifies.verdict(of: menu) == .notApplicable)
        // A row in a submenu doesn't need one.
        #expect(Guideline.familiarIcons.verdict(of: menu) == .kept)
        var titled = Self.menu
        titled.title = "3 Images"
        titled.sections[0].elements.append(.command(Command("bare", title: "bare of Icons")))
        #expect(Guideline.titleIfItClarifies.state(of: Self.opened(titled)).reasons == ["It is called “3 Images”."])
        #expect(Guideline.familiarIcons.verdict(of: Self.opened(titled)) == .broken)
        #expect(Guideline.shortLabels.verdict(of: Self.opened(titled)) == .broken)
    }

    @Test("C21, C24: a preview, or else an outline, shows what it is for")
    func preview() {
        var menu = Self.opened()
        #expect(Guideline.previewBesideCommands.verdict(of: menu) == .notApplicable)
        #expect(Guideline.previewIdentifiesItem.verdict(of: menu) == .kept)
        menu.changeContext { $0.hasOutline = false }
        #expect(Guideline.previewIdentifiesItem.verdict(of: menu) == .broken)
        menu.changeContext { $0.preview = Rectangle(x: 300, y: 100, width: 120, height: 80) }
        #expect(Guideline.previewBesideCommands.state(of: menu).reasons == ["The preview is 120 × 80 points."])
        #expect(Guideline.previewIdentifiesItem.verdict(of: menu) == .kept)
    }

    @Test("C28: it is within the room, or scrolls")
    func room() {
        var menu = Self.opened()
        #expect(Guideline.noTallerThanWindow.verdict(of: menu) == .kept)
        menu.changeContext { $0.wholeHeight = 300 }
        #expect(Guideline.noTallerThanWindow.state(of: menu).reasons == ["It shows 200 of 300 points and scrolls."])
        menu.changeContext { $0.placement.frame.origin.y = 300 }
        #expect(Guideline.noTallerThanWindow.verdict(of: menu) == .broken)
    }

    @Test("C19: an item has one kind of menu, and the rules for the other kind don't apply")
    func oneKind() {
        #expect(Guideline.oneKindOfMenu.verdict(of: Self.opened()) == .kept)
        let edit = ExplainedMenu.edit(for: FakeResponder())
        #expect(Guideline.oneKindOfMenu.verdict(of: edit) == .kept)
        for rule in Guideline.all where rule.subject == .editMenu {
            #expect(rule.state(of: Self.opened()) == .init(.notApplicable, reasons: ["The menu is a context menu."]))
        }
        for rule in Guideline.all where rule.subject == .contextMenu && rule != .oneKindOfMenu {
            #expect(rule.state(of: edit) == .init(.notApplicable, reasons: ["The menu is an edit menu."]))
        }
    }
}
