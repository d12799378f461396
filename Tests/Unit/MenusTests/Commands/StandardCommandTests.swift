import Menus
import Testing

@Suite("Standard commands")
struct StandardCommandTests {
    private func table(_ commands: [Command]) -> String {
        commands.map { command in
            "\(command.id) | \(command.title) | \(command.icon ?? "") | \(command.shortcut?.accelerator ?? "")"
        }.joined(separator: "\n")
    }

    @Test("E1, C18: the standard edit commands come in their order, with familiar icons and the platform's shortcuts")
    func standardEditing() {
        #expect(
            table(Command.standardEditing) == """
                cut | Cut | edit-cut-symbolic | <Control>x
                copy | Copy | edit-copy-symbolic | <Control>c
                paste | Paste | edit-paste-symbolic | <Control>v
                delete | Delete | edit-delete-symbolic | 
                select | Select | edit-select-symbolic | 
                select-all | Select All | edit-select-all-symbolic | <Control>a
                """)
    }

    @Test("R19: bold, italic and underline are commands with the platform's shortcuts")
    func textStyle() {
        #expect(
            table(Command.textStyle) == """
                bold | Bold | format-text-bold-symbolic | <Control>b
                italic | Italic | format-text-italic-symbolic | <Control>i
                underline | Underline | format-text-underline-symbolic | <Control>u
                """)
    }

    @Test("R20: the writing directions are commands")
    func writingDirection() {
        #expect(
            table(Command.writingDirection) == """
                write-left-to-right | Left to Right | format-text-direction-ltr-symbolic | 
                write-right-to-left | Right to Left | format-text-direction-rtl-symbolic | 
                """)
    }

    @Test("E25: undo and redo are commands with the platform's shortcuts")
    func undo() {
        #expect(
            table([.undo, .redo]) == """
                undo | Undo | edit-undo-symbolic | <Control>z
                redo | Redo | edit-redo-symbolic | <Shift><Control>z
                """)
    }

    @Test("Redo has the keys of other platforms besides, which no menu shows")
    func alternates() {
        #expect(Command.redo.alternateShortcuts.map(\.accelerator) == ["<Control>y"])
        #expect(Command.undo.alternateShortcuts.isEmpty)
    }

    private static let all =
        Command.standardEditing + Command.textStyle + Command.writingDirection + [.undo, .redo]

    @Test("E26, E31: every one is a system command and none is destructive", arguments: all)
    func system(command: Command) {
        #expect(command.kind == .system)
        #expect(!command.isDestructive)
    }

    @Test("C13: no two of them share an id or a shortcut")
    func distinct() {
        let accelerators = Self.all.compactMap { $0.shortcut?.accelerator }
        #expect(Set(Self.all.map(\.id)).count == Self.all.count)
        #expect(Set(accelerators).count == accelerators.count)
    }
}
