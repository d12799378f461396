import Menus
import Testing

@testable import MenuGuidelines

@Suite("The state of the guidelines for an edit menu")
@MainActor
struct EditMenuStateTests {
    private static let look = Command("look", title: "Look Up")
    private static let menu = EditMenu(custom: [look])
    private static let selected = EditingState(hasSelection: true)

    /// The menu of a text with a selection.
    private static func opened(
        _ editing: EditingState = selected, by trigger: MenuTrigger = .hold, hold: OpenedMenu.Hold? = nil,
        follows: Command.ID? = nil
    ) -> ExplainedMenu {
        let responder = FakeResponder(able: { editing.allows($0) || $0.id == look.id })
        return .edit(menu, for: responder, editing: editing, by: trigger, hold: hold, follows: follows)
    }

    @Test("E1, E31: the order of the shown items is checked")
    func order() {
        var menu = Self.opened()
        #expect(
            Guideline.standardCommands.state(of: menu)
                == .init(.kept, reasons: ["They come first, in order: Cut, Copy, Delete, Select All."]))
        #expect(Guideline.customCommandsLast.verdict(of: menu) == .kept)
        menu.changeEdit { $0.items.swapAt(0, 1) }
        #expect(Guideline.standardCommands.verdict(of: menu) == .broken)
        #expect(Guideline.customCommandsLast.verdict(of: menu) == .kept)
        menu.changeEdit { $0.items.swapAt(0, $0.items.count - 1) }
        #expect(Guideline.customCommandsLast.verdict(of: menu) == .broken)
    }

    @Test("E3, E4, E18: a hold is recognised by its length, and by the loupe")
    func hold() {
        let menu = Self.opened(hold: .init(milliseconds: 612, least: 500, showedLoupe: true))
        #expect(
            Guideline.holdOpensEditMenu.state(of: menu).reasons == [
                "The press lasted 612 ms; a hold takes at least 500 ms."
            ])
        #expect(
            Guideline.opensAsFingerLifts.state(of: menu).reasons == [
                "It opened when the press was released, after 612 ms."
            ])
        #expect(Guideline.holdMagnifies.verdict(of: menu) == .kept)
        let short = Self.opened(hold: .init(milliseconds: 400, least: 500, showedLoupe: false))
        #expect(Guideline.holdOpensEditMenu.verdict(of: short) == .broken)
        #expect(Guideline.holdMagnifies.verdict(of: short) == .broken)
        let clicked = Self.opened(by: .secondaryClick)
        for rule in [Guideline.holdMagnifies, .opensAsFingerLifts, .holdOpensEditMenu] {
            #expect(rule.state(of: clicked).verdict == .notApplicable)
            #expect(rule.state(of: clicked).reasons == ["The menu was opened by secondary click instead."])
        }
    }

    @Test("E5, R17, R18: the command chosen before has selected something")
    func selecting() {
        let all = EditingState(hasSelection: true, isAllSelected: true)
        for rule in [Guideline.selectTakesWord, .selectTakesPart] {
            #expect(rule.verdict(of: Self.opened()) == .notApplicable)
            #expect(rule.verdict(of: Self.opened(follows: "select")) == .kept)
            #expect(rule.verdict(of: Self.opened(EditingState(), follows: "select")) == .broken)
        }
        #expect(Guideline.selectAllTakesEverything.verdict(of: Self.opened(follows: "select")) == .notApplicable)
        #expect(Guideline.selectAllTakesEverything.verdict(of: Self.opened(follows: "select-all")) == .broken)
        #expect(Guideline.selectAllTakesEverything.verdict(of: Self.opened(all, follows: "select-all")) == .kept)
    }

    @Test("E13, E14: the shown items fit the selection")
    func selection() {
        #expect(Guideline.noCutOrCopyWithoutSelection.verdict(of: Self.opened()) == .notApplicable)
        #expect(Guideline.noSelectWithSelection.verdict(of: Self.opened()) == .kept)
        var nothing = Self.opened(EditingState())
        #expect(Guideline.noCutOrCopyWithoutSelection.verdict(of: nothing) == .kept)
        #expect(Guideline.noSelectWithSelection.verdict(of: nothing) == .notApplicable)
        nothing.changeEdit { $0.items.append(.copy) }
        #expect(
            Guideline.noCutOrCopyWithoutSelection.state(of: nothing)
                == .init(.broken, reasons: ["Nothing is selected, but these are visible: Copy."]))
        var all = Self.opened(EditingState(hasSelection: true, isAllSelected: true))
        #expect(Guideline.noSelectWithSelection.verdict(of: all) == .kept)
        all.changeEdit { $0.items.append(.selectAll) }
        #expect(Guideline.noSelectWithSelection.verdict(of: all) == .broken)
        var unknown = all
        unknown.menu.responder.editing = nil
        #expect(Guideline.noSelectWithSelection.verdict(of: unknown) == .notApplicable)
    }

    @Test("E7, E12: exactly the applicable commands show; hidden ones have a reason")
    func fitness() {
        var menu = Self.opened()
        #expect(
            Guideline.applicableCommandsOnly.state(of: menu).reasons == [
                "Every visible command can be performed now.",
                "Paste, Select: FakeResponder can’t perform it now",
            ])
        #expect(
            Guideline.clipboardCommandsForSelection.state(of: menu).reasons == [
                "The visible commands apply: Cut, Copy."
            ])
        let copy = menu.explanation!.commands.firstIndex { $0.command.id == "copy" }!
        menu.explanation!.commands[copy].isPossible = false
        #expect(
            Guideline.applicableCommandsOnly.state(of: menu).reasons.first
                == "These are visible but can’t be performed now: Copy.")
        menu.explanation!.commands[copy].isPossible = true
        menu.explanation!.commands[copy].verdict = .hidden
        menu.changeEdit { $0.items.removeAll { $0.id == "copy" } }
        #expect(
            Guideline.clipboardCommandsForSelection.state(of: menu).reasons == ["These apply but aren’t visible: Copy."]
        )
        menu.explanation = nil
        #expect(Guideline.clipboardCommandsForSelection.verdict(of: menu) == .notApplicable)
        #expect(Guideline.applicableCommandsOnly.verdict(of: menu) == .notApplicable)
    }

    @Test("E10, E19: a double tap selects, where there is something to select")
    func doubleTap() {
        for rule in [Guideline.programDefinesDoubleTap, .doubleTapSelectsWord] {
            #expect(rule.verdict(of: Self.opened(by: .doubleTap)) == .kept)
            #expect(rule.verdict(of: Self.opened(EditingState(), by: .doubleTap)) == .broken)
            #expect(rule.verdict(of: Self.opened(EditingState(isEmpty: true), by: .doubleTap)) == .notApplicable)
            #expect(rule.verdict(of: Self.opened()) == .notApplicable)
        }
    }

    @Test("E27, E32: the program's own commands are counted as they show")
    func custom() {
        #expect(Guideline.customCommands.state(of: Self.opened()).reasons == ["These are the program’s own: Look Up."])
        let many = (1...5).map { Command(Command.ID(rawValue: "c\($0)"), title: "C\($0)") }
        let responder = FakeResponder()
        #expect(Guideline.fewCustomCommands.verdict(of: .edit(EditMenu(custom: many), for: responder)) == .broken)
        let few = ExplainedMenu.edit(EditMenu(custom: many, limit: 4), for: responder)
        #expect(Guideline.fewCustomCommands.state(of: few).verdict == .kept)
        #expect(
            Guideline.fewCustomCommands.state(of: few).reasons.last
                == "C5: the menu shows at most 4 of the program’s own commands")
        #expect(Guideline.customCommands.verdict(of: .edit(for: responder)) == .notApplicable)
    }

    @Test("E33, E34, E35: the labels are checked as they are declared")
    func labels() {
        let bad = EditMenu(custom: [
            Command("a", title: "look"), Command("b", title: "Look for This in the Whole World"),
        ])
        let menu = ExplainedMenu.edit(bad, for: FakeResponder())
        #expect(Guideline.shortVerbs.verdict(of: menu) == .broken)
        #expect(Guideline.initialCapital.state(of: menu).reasons == ["Capitalised incorrectly: look."])
        #expect(Guideline.titleCapitals.verdict(of: menu) == .kept)
        #expect(Guideline.initialCapital.verdict(of: Self.opened()) == .notApplicable)
        #expect(Guideline.titleCapitals.verdict(of: Self.opened()) == .kept)
    }
}
