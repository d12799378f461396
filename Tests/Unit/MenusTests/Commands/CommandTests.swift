import Menus
import Testing

@Suite("Commands")
struct CommandTests {
    @Test("R21: a custom item is a title and an action's name, and harmless unless told otherwise")
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

    @Test("R21: an id that isn't a valid action name stops the program")
    func invalidIDs() async {
        await #expect(processExitsWith: .failure) { _ = Command.ID(rawValue: "") }
        await #expect(processExitsWith: .failure) { _ = Command.ID(rawValue: "select all") }
        await #expect(processExitsWith: .failure) { _ = Command.ID(rawValue: "copy_as") }
        await #expect(processExitsWith: .failure) { _ = Command.ID(rawValue: "größe") }
        await #expect(processExitsWith: .success) { _ = Command.ID(rawValue: "Copy-As.2") }
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
