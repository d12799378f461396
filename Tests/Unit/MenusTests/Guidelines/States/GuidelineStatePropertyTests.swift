import Menus
import Randomness
import Testing

@testable import MenuGuidelines

@Suite("The state of the guidelines for any menu")
@MainActor
struct GuidelineStatePropertyTests {
    /// The rules that a program can break whatever the library does: too many commands, labels, icons, and lack of room.
    private static let programs: [Guideline] = [
        .positionBeforeShowing, .programDefinesDoubleTap, .doubleTapSelectsWord, .fewCustomCommands, .shortVerbs,
        .initialCapital, .titleCapitals, .fewItems, .alsoInMainInterface, .fewGroups, .shortLabels, .familiarIcons,
        .noTallerThanWindow, .noRareCommands,
    ]

    @Test(
        "A composed and placed edit menu breaks only rules that programs can break", arguments: 0..<300
    )
    func editMenu(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let editing = EditingState(
            hasSelection: random.chance(50), isAllSelected: random.chance(30), isEditable: random.chance(70),
            canPaste: random.chance(50))
        var state = editing
        state.isAllSelected = state.isAllSelected && state.hasSelection
        let able = random.chance(60)
        let responder = FakeResponder(
            able: { EditingState.decides($0) ? state.allows($0) : able },
            next: random.chance(50) ? FakeResponder(able: { $0.kind == .system && !EditingState.decides($0) }) : nil)
        var menu = EditMenu(commands: random.commands(1...12))
        if random.chance(50) { menu.customLimit = Int.random(in: 0...5, using: &random) }
        let trigger = anyTrigger(&random)
        let opened = ExplainedMenu.edit(
            menu, for: responder, editing: state, by: trigger,
            at: random.rectangle(x: 0...580, y: 0...380, side: 0...300))
        check(opened)
    }

    @Test("A composed and placed context menu breaks only rules that programs can break", arguments: 0..<300)
    func contextMenu(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let sections = (0..<Int.random(in: 1...4, using: &random)).map { number in
            ContextMenu.Section(
                isSingleChoice: random.chance(10),
                (0..<Int.random(in: 1...4, using: &random)).map { row in
                    random.chance(20)
                        ? .submenu(.init(title: "S\(number)\(row)", commands: random.commands(1...3)))
                        : .command(random.command())
                })
        }
        let orders: [ContextMenu.ElementOrder] = [.automatic, .priority, .fixed]
        let menu = ContextMenu(elementOrder: orders.randomElement(using: &random)!, sections)
        let share = Int.random(in: 20...100, using: &random)
        let able = Set(menu.commands.map(\.id).filter { _ in random.chance(share) })
        check(
            .context(
                menu, for: FakeResponder(able: { able.contains($0.id) }), by: anyTrigger(&random),
                at: Point(x: random.points(0...600), y: random.points(0...400)),
                height: random.points(40...390)))
    }

    /// Expects each rule to have a state with a reason in a sentence, and no rule to be broken that can't be.
    private func check(_ menu: ExplainedMenu) {
        for rule in Guideline.all {
            let state = rule.state(of: menu)
            #expect(state.reasons.first?.last == ".", "\(rule.id)")
            #expect(state.verdict != .broken || Self.programs.contains(rule), "\(rule.id): \(state.reasons)")
        }
    }

    private func anyTrigger(_ random: inout SeededGenerator) -> MenuTrigger {
        [.hold, .secondaryClick, .doubleTap, .tap, .keyboard, .program].randomElement(using: &random)!
    }
}
