import Menus
import Testing

@Suite("Commands")
struct CommandTests {
    @Test("R21: a custom item is a title and an action's name, and not destructive by default")
    func customDefaults() {
        let command = Command("copy-style", title: "Copy Style")
        #expect(command.id == "copy-style")
        #expect(command.title == "Copy Style")
        #expect(command.kind == .custom)
        #expect(command.icon == nil)
        #expect(command.shortcut == nil)
        #expect(!command.isDestructive)
    }

    @Test("R21: an id reads as its raw value")
    func idDescription() {
        let id = Command.ID(rawValue: "spelling.1")
        #expect("\(id)" == "spelling.1")
        #expect(id == "spelling.1")
        #expect(id != "spelling.2")
    }

    @Test("R21: any string can be an id, and each has its own action name: the id itself if possible")
    func actionNames() {
        #expect(Command.ID(rawValue: "Copy-As.2").actionName == "Copy-As.2")
        let ids = ["", "select all", "select_all", "größe", "크기", "x--", "x--20", " ", "/", "a\u{0}b"]
        let names = ids.map { Command.ID(rawValue: $0).actionName }
        #expect(Set(names).count == ids.count)
        for name in names {
            #expect(!name.isEmpty)
            #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }, "\(name)")
        }
    }

    @Test("R21: a command carries a value, of its own type only")
    func values() {
        let command = Command("add", title: "Add to Evening", value: 7)
        #expect(command.value(as: Int.self) == 7)
        #expect(command.value(as: String.self) == nil)
        #expect(Command("add", title: "Add to Evening").value(as: Int.self) == nil)
        #expect(command == Command("add", title: "Add to Evening", value: 7))
        #expect(command != Command("add", title: "Add to Evening", value: 8))
    }

    @Test(
        "C13: an accelerator is written as GTK reads it",
        arguments: [
            (Shortcut("F10"), "F10"),
            (Shortcut("x", .control), "<Control>x"),
            (Shortcut("z", [.control, .shift]), "<Shift><Control>z"),
            (Shortcut("question", .control), "<Control>question"),
            (Shortcut("Left", [.alt, .control, .shift]), "<Shift><Control><Alt>Left"),
        ])
    func accelerator(shortcut: Shortcut, expected: String) {
        #expect(shortcut.accelerator == expected)
    }
}
