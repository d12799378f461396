import Menus
import Testing

@Suite("Commands that a view's state allows")
struct EditingStateTests {
    private func allowed(_ state: EditingState) -> String {
        EditMenu(commands: Command.standardEditing.filter(state.allows)).outline
    }

    @Test("E13: without a selection there is no Cut, Copy or Delete")
    func nothingSelected() {
        #expect(allowed(EditingState(canPaste: true)) == "Paste | Select | Select All")
    }

    @Test("E14: a selection offers no Select")
    func somethingSelected() {
        #expect(
            allowed(EditingState(hasSelection: true, canPaste: true)) == "Cut | Copy | Paste | Delete | Select All")
    }

    @Test("E14: a selection of everything offers no Select All")
    func everythingSelected() {
        let state = EditingState(hasSelection: true, isAllSelected: true, canPaste: true)
        #expect(allowed(state) == "Cut | Copy | Paste | Delete")
    }

    @Test("E12: an empty clipboard offers no Paste")
    func emptyClipboard() {
        #expect(allowed(EditingState()) == "Select | Select All")
    }

    @Test("E12: an empty view offers nothing but Paste")
    func emptyView() {
        #expect(allowed(EditingState(isEmpty: true, canPaste: true)) == "Paste")
        #expect(allowed(EditingState(isEmpty: true)) == "")
    }

    @Test("E12, E22: read-only text offers no Cut, Paste or Delete")
    func readOnly() {
        #expect(allowed(EditingState(isEditable: false, canPaste: true)) == "Select | Select All")
        #expect(
            allowed(EditingState(hasSelection: true, isEditable: false, canPaste: true)) == "Copy | Select All")
    }

    @Test("E22, E24: unselectable text offers no Select or Select All")
    func unselectable() {
        #expect(allowed(EditingState(isSelectable: false, canPaste: true)) == "Paste")
    }

    @Test("E15: nothing is guessed about any other command")
    func otherCommands() {
        let state = EditingState(hasSelection: true, canPaste: true)
        for command in [.undo, .bold, .writeLeftToRight, Command("copy-style", title: "Copy Style")] {
            #expect(!state.allows(command))
        }
    }

    @Test("E12: commands are recognised by their id, whatever their current title")
    func titles() {
        var command = Command.copy
        command.title = "Copy Image"
        #expect(EditingState(hasSelection: true).allows(command))
    }

    @Test("E12, E13, E14, R16: the rules hold in all 128 states")
    func everyState() {
        for bits in 0..<128 {
            func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
            let state = EditingState(
                hasSelection: bit(0), isAllSelected: bit(1), isEmpty: bit(2), isEditable: bit(3),
                isSelectable: bit(4), canPaste: bit(5), isSecret: bit(6))
            let allowed = Set(Command.standardEditing.filter(state.allows).map(\.id))
            if !bit(0) { #expect(allowed.isDisjoint(with: ["cut", "copy", "delete"]), "\(state)") }
            #expect(allowed.contains("copy") == (bit(0) && !bit(6)), "\(state)")
            if bit(0) { #expect(!allowed.contains("select"), "\(state)") }
            if bit(1) { #expect(!allowed.contains("select-all"), "\(state)") }
            if bit(2) { #expect(allowed.isDisjoint(with: ["select", "select-all"]), "\(state)") }
            if !bit(3) { #expect(allowed.isDisjoint(with: ["cut", "paste", "delete"]), "\(state)") }
            if !bit(4) { #expect(allowed.isDisjoint(with: ["select", "select-all"]), "\(state)") }
            #expect(allowed.contains("paste") == (bit(3) && bit(5)), "\(state)")
            #expect(allowed.contains("delete") == (bit(3) && bit(0)), "\(state)")
            #expect(allowed.contains("cut") == (allowed.contains("delete") && !bit(6)), "\(state)")
        }
    }
}
