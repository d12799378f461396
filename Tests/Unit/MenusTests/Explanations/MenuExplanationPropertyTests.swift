import Menus
import MenuGuidelines
import Randomness
import Testing

@Suite("Explaining any menu")
@MainActor
struct MenuExplanationPropertyTests {
    @Test("R10: an edit menu is explained as it shows", arguments: 0..<300)
    func editMenu(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let limit = random.chance(50) ? Int.random(in: 0...3, using: &random) : nil
        var menu = EditMenu(commands: random.commands(0...12))
        menu.customLimit = limit
        let view = anyView(of: menu.commands, &random)
        view.canBecomeFirstResponder = random.chance(90)
        view.keepsSecret = random.chance(20)

        let explanation = ResponderChain(first: view).explanation(of: menu)
        #expect(shown(explanation) == menu.composed(for: view).commands.map(\.id))
        checkReasons(explanation, of: menu.commands)
    }

    @Test("R10: a context menu is explained as it shows", arguments: 0..<300)
    func contextMenu(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let menu = ContextMenu(
            (0..<Int.random(in: 0...4, using: &random)).map { _ in
                ContextMenu.Section(
                    (0..<Int.random(in: 0...4, using: &random)).map { number in
                        random.chance(25)
                            ? .submenu(.init(title: "S\(number)", commands: random.commands(0...4)))
                            : .command(random.command())
                    })
            })
        let view = anyView(of: menu.commands, &random)
        let upward = random.chance(50)

        let explanation = ResponderChain(first: view).explanation(of: menu, opensUpward: upward)
        let composed = menu.composed(for: view).arranged(opensUpward: upward, byKeyboard: false)
        #expect(shown(explanation) == composed.commands.map(\.id))
        checkReasons(explanation, of: menu.commands)
    }

    private func anyView(of commands: [Command], _ random: inout SeededGenerator) -> FakeResponder {
        let share = Int.random(in: 0...100, using: &random)
        let able = Set(commands.map(\.id).filter { _ in random.chance(share) })
        return FakeResponder(able: { able.contains($0.id) })
    }

    private func shown(_ explanation: MenuExplanation) -> [Command.ID] {
        explanation.commands.filter { $0.verdict != .hidden }.map(\.command.id)
    }

    /// Expects each declared command to be explained once, and a hidden command to have a reason for hiding it.
    private func checkReasons(_ explanation: MenuExplanation, of declared: [Command]) {
        #expect(
            explanation.commands.map(\.command.id.rawValue).sorted() == declared.map(\.id.rawValue).sorted())
        for one in explanation.commands {
            let isPerformed = one.reasons.contains { if case .performed = $0 { true } else { false } }
            #expect(isPerformed == (one.verdict != .hidden), "\(one)")
        }
    }
}
