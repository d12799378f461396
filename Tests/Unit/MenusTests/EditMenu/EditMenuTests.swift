import Menus
import Randomness
import Testing

@testable import MenuGuidelines

@Suite("Composing an edit menu")
@MainActor
struct EditMenuTests {
    private let copyStyle = Command("copy-style", title: "Copy Style")
    private let define = Command("define", title: "Define")
    private let everything = EditingState(hasSelection: true, canPaste: true)

    private func outline(_ menu: EditMenu, _ responder: any Responder) -> String {
        menu.composed(for: responder).outline
    }

    @Test("E1: the standard commands come in their order, whatever order they were given in")
    func standardOrder() {
        let menu = EditMenu(commands: Command.standardEditing.reversed())
        #expect(outline(menu, FakeResponder()) == "Cut | Copy | Paste | Delete | Select | Select All")
    }

    @Test("E13: without a selection there is no Cut, Copy or Delete")
    func nothingSelected() {
        let view = FakeResponder(state: EditingState(canPaste: true))
        #expect(outline(EditMenu(), view) == "Paste | Select | Select All")
    }

    @Test("E7, E14: a selection offers Cut, Copy, Paste and Delete but no Select")
    func somethingSelected() {
        #expect(
            outline(EditMenu(), FakeResponder(state: everything)) == "Cut | Copy | Paste | Delete | Select All")
    }

    @Test("E8: a program chooses which standard commands fit")
    func chosen() {
        let menu = EditMenu(commands: [.copy, .selectAll])
        #expect(outline(menu, FakeResponder(state: everything)) == "Copy | Select All")
    }

    @Test("E27, E31: custom commands come after all system ones, in the order they were added")
    func customLast() {
        let menu = EditMenu(commands: [define, .bold, .paste, copyStyle, .cut])
        #expect(outline(menu, FakeResponder()) == "Cut | Paste | Bold | Define | Copy Style")
    }

    @Test("E27: custom commands are added to the standard ones, or to those chosen")
    func customInit() {
        #expect(
            outline(EditMenu(custom: [copyStyle, define]), FakeResponder())
                == "Cut | Copy | Paste | Delete | Select | Select All | Copy Style | Define")
        #expect(outline(EditMenu(standard: [.copy], custom: [define]), FakeResponder()) == "Copy | Define")
    }

    @Test("R16: the menu of a secret has no command that could reveal it, whichever responder would perform it")
    func secret() {
        let field = FakeResponder(next: FakeResponder())
        field.keepsSecret = true
        let menu = EditMenu(commands: Command.standardEditing + [.bold, define, copyStyle])
        #expect(outline(menu, field) == "Paste | Delete | Select | Select All")
    }

    @Test("E32: no more custom commands show than the limit, those added first before the others")
    func customLimit() {
        let two = EditMenu(custom: [define, copyStyle, Command("share", title: "Share…")], limit: 2)
        let standard = "Cut | Copy | Paste | Delete | Select | Select All"
        #expect(outline(two, FakeResponder()) == "\(standard) | Define | Copy Style")
        #expect(outline(two, FakeResponder(able: { $0.id != "define" })) == "\(standard) | Copy Style | Share…")
        var menu = two
        menu.customLimit = 0
        #expect(outline(menu, FakeResponder()) == standard)
        menu.customLimit = nil
        #expect(outline(menu, FakeResponder()) == "\(standard) | Define | Copy Style | Share…")
    }

    @Test("E31, E32: commands for a misspelt word or an address take no other command's place")
    func foundAtAPlace() {
        let menu = EditMenu(
            standard: [.copy],
            custom: Command.spelling + Command.links + [define, copyStyle, Command("share", title: "Share…")],
            limit: 2)
        let (found, own) = ("Learn Spelling | Open Link | Copy Link | Edit Link… | Remove Link", "Define | Copy Style")
        #expect(
            outline(menu, FakeResponder(able: { !Command.spellingSuggestions.contains($0) }))
                == "Copy | \(found) | \(own)")
        #expect(
            outline(menu, FakeResponder(able: { !Command.spelling.contains($0) && !Command.links.contains($0) }))
                == "Copy | \(own)")
        #expect(!menu.audit(against: MenuBar(menus: [])).contains { $0.rule == .fewCustomCommands })
    }

    @Test("E31, R23: spelling suggestions are custom commands, titled by who performs them")
    func suggestions() {
        let titles: [Command.ID: String] = ["spelling-suggestion-1": "receive", "spelling-suggestion-2": "relieve"]
        let responder = FakeResponder(
            able: { $0.kind == .system || titles[$0.id] != nil || $0.id == "learn-spelling" }, titles: titles)
        #expect(
            outline(EditMenu(standard: [.select], custom: Command.spelling), responder)
                == "Select | receive | relieve | Learn Spelling")
    }

    @Test("E1: other system commands come after the standard ones, in the order given")
    func otherSystemCommands() {
        let menu = EditMenu(commands: [.underline, .selectAll, .bold, .copy])
        #expect(outline(menu, FakeResponder()) == "Copy | Select All | Underline | Bold")
    }

    @Test("E12, R2: a command that no one in the chain can perform now is left out")
    func onlyPerformable() {
        let window = FakeResponder(only: "define")
        let view = FakeResponder(only: "copy", next: window)
        #expect(outline(EditMenu(custom: [copyStyle, define]), view) == "Copy | Define")
    }

    @Test("E12: if no command applies there are no items")
    func nothingMakesSense() {
        #expect(EditMenu(custom: [define]).composed(for: FakeResponder(able: { _ in false })).isEmpty)
    }

    @Test("R1: a responder that can't become first responder has no edit menu")
    func declines() {
        let view = FakeResponder()
        view.canBecomeFirstResponder = false
        #expect(EditMenu().composed(for: view).isEmpty)
        view.canBecomeFirstResponder = true
        #expect(!EditMenu().composed(for: view).isEmpty)
    }

    @Test("R1: only the responder asked has to be able to become first, not the rest of its chain")
    func chainNeedNotBecomeFirst() {
        let window = FakeResponder(only: "undo")
        window.canBecomeFirstResponder = false
        let view = FakeResponder(only: "copy", next: window)
        #expect(outline(EditMenu(commands: [.copy, .undo]), view) == "Copy | Undo")
    }

    @Test("E31: an id shows once, and a system command goes before a custom one of the same id")
    func duplicates() {
        let other = Command("copy", title: "Another Copy")
        let menu = EditMenu(commands: [other, define, .copy, define, .copy])
        #expect(outline(menu, FakeResponder()) == "Copy | Define")
    }

    @Test("E25: items have their current titles and are otherwise unchanged")
    func titles() {
        let view = FakeResponder(titles: ["undo": "Undo Paste"])
        let items = EditMenu(commands: [.undo]).composed(for: view).commands
        var expected = Command.undo
        expected.title = "Undo Paste"
        #expect(items == [expected])
    }

    @Test("E1, E12, E31: order, fitness and uniqueness hold for any commands", arguments: 0..<500)
    func anyCommands(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let menu = EditMenu(commands: random.commands(0...20))
        let able = Set(menu.commands.map(\.id).filter { _ in random.chance(60) })
        let view = FakeResponder(able: { able.contains($0.id) })
        let items = menu.composed(for: view).commands

        #expect(Set(items.map(\.id)) == able)
        #expect(items.count == able.count)
        let firstCustom = items.firstIndex { $0.kind == .custom } ?? items.endIndex
        #expect(items[firstCustom...].allSatisfy { $0.kind == .custom })
        let standard = Command.standardEditing.filter { able.contains($0.id) }
        #expect(Array(items.prefix(standard.count)) == standard)
        let places = items[firstCustom...].map { item in menu.commands.firstIndex { $0 == item } ?? -1 }
        #expect(places == places.sorted())
        #expect(EditMenu(commands: items).composed(for: view).commands == items)
    }
}
