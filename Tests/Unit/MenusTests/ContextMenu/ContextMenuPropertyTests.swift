import Menus
import Randomness
import Testing

@Suite("Composing any context menu")
@MainActor
struct ContextMenuPropertyTests {
    private struct Case {
        var menu: ContextMenu
        var able: Set<Command.ID>
        var view: FakeResponder
        var composed: ContextMenu
    }

    private func anyCase(_ seed: UInt64) -> Case {
        var random = SeededGenerator(seed: seed)
        let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            ContextMenu.Section(
                (0..<Int.random(in: 0...5, using: &random)).map { number in
                    random.chance(25)
                        ? .submenu(.init(title: "S\(number)", commands: random.commands(0...4)))
                        : .command(random.command())
                })
        }
        let menu = ContextMenu(sections)
        let share = Int.random(in: 0...100, using: &random)
        let able = Set(menu.commands.map(\.id).filter { _ in random.chance(share) })
        let view = FakeResponder(able: { able.contains($0.id) })
        return Case(menu: menu, able: able, view: view, composed: menu.composed(for: view))
    }

    @Test("C10, R2: it shows what can be performed, once each, and nothing else", arguments: 0..<500)
    func exactlyTheAvailable(seed: UInt64) {
        let any = anyCase(seed)
        #expect(Set(any.composed.commands.map(\.id)) == any.able)
        #expect(any.composed.commands.count == any.able.count)
        #expect(any.composed.isEmpty == any.able.isEmpty)
    }

    @Test(
        "C10, C14: no section or submenu is empty, so no separator is leading, trailing or doubled", arguments: 0..<500)
    func noStraySeparator(seed: UInt64) {
        let any = anyCase(seed)
        for section in any.composed.sections {
            #expect(!section.elements.isEmpty)
            for case .submenu(let submenu) in section.elements { #expect(!submenu.commands.isEmpty) }
        }
        let lines = any.composed.outline.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first != "—" && lines.last != "—")
        #expect(!zip(lines, lines.dropFirst()).contains { $0 == "—" && $1 == "—" })
    }

    @Test("C15: destructive elements are last, in a section of their own", arguments: 0..<500)
    func destructiveLast(seed: UInt64) {
        let any = anyCase(seed)
        let destructive = any.composed.sections.map { section in
            section.elements.map { element in
                if case .command(let command) = element { command.isDestructive } else { false }
            }
        }
        for section in destructive.dropLast() { #expect(!section.contains(true)) }
        if let last = destructive.last { #expect(Set(last).count == 1) }
        for case .submenu(let submenu) in any.composed.sections.flatMap(\.elements) {
            let first = submenu.commands.firstIndex(where: \.isDestructive) ?? submenu.commands.endIndex
            #expect(submenu.commands[first...].allSatisfy { $0.isDestructive })
        }
    }

    @Test("C11: other elements keep their order", arguments: 0..<500)
    func orderKept(seed: UInt64) {
        let any = anyCase(seed)
        func harmlessRows(_ menu: ContextMenu) -> [Command] {
            menu.sections.flatMap(\.elements).flatMap { element -> [Command] in
                switch element {
                case .command(let command): [command]
                case .submenu(let submenu): submenu.commands
                case .deferred, .message: []
                }
            }.filter { !$0.isDestructive }
        }
        var rest = harmlessRows(any.menu)[...]
        for command in harmlessRows(any.composed) {
            guard let place = rest.firstIndex(of: command) else {
                Issue.record("\(command.title) is out of order")
                return
            }
            rest = rest[(place + 1)...]
        }
    }

    @Test("C10: composing again changes nothing", arguments: 0..<500)
    func idempotent(seed: UInt64) {
        let any = anyCase(seed)
        #expect(any.composed.composed(for: any.view) == any.composed)
    }

    @Test(
        "C12, C15: a reversed menu has the same rows in reverse order, the destructive ones on top", arguments: 0..<500)
    func reversed(seed: UInt64) {
        let composed = anyCase(seed).composed
        let reversed = composed.arranged(opensUpward: true, byKeyboard: false)
        #expect(reversed.sections.flatMap(\.elements) == composed.sections.flatMap(\.elements).reversed())
        #expect(reversed.arranged(opensUpward: true, byKeyboard: false) == composed)
        let destructive = reversed.sections.flatMap(\.elements).map { element in
            if case .command(let command) = element { command.isDestructive } else { false }
        }
        #expect(destructive == destructive.filter { $0 } + destructive.filter { !$0 })
    }
}
