import Menus
import Testing

@Suite("The menu bar")
struct MenuBarTests {
    private let left = Command("rotate-left", title: "Rotate Left")
    private let right = Command("rotate-right", title: "Rotate Right")

    private var bar: MenuBar {
        MenuBar(menus: [
            .init(
                title: "Edit",
                sections: [.init(.command(.undo), .command(.redo)), .init(.command(.cut), .command(.copy))]),
            .init(
                title: "Image",
                sections: [.init(.submenu(.init(title: "Rotate", commands: [left])), .command(.paste))]),
        ])
    }

    @Test("C7: its commands are those of every menu and submenu, from first to last")
    func commands() {
        #expect(bar.commands.map(\.title) == ["Undo", "Redo", "Cut", "Copy", "Rotate Left", "Paste"])
    }

    @Test("C7: it names the commands that it lacks, each once, in the order given")
    func missing() {
        #expect(bar.missing(from: [right, .copy, .bold, left, right]).map(\.title) == ["Rotate Right", "Bold"])
        #expect(bar.missing(from: [.copy, left]).isEmpty)
        #expect(bar.missing(from: []).isEmpty)
    }

    @Test("The commands of a group or submenu with one choice are choices")
    func choices() {
        var bar = bar
        #expect(bar.choices.isEmpty)
        bar.menus[0].sections[1].isSingleChoice = true
        #expect(bar.choices == [Command.cut.id, Command.copy.id])
        bar.menus[1].sections[0].elements[0] = .submenu(.init(title: "Rotate", isSingleChoice: true, commands: [left]))
        #expect(bar.choices == [Command.cut.id, Command.copy.id, left.id])
    }

    @Test("C7: a command is recognised by its id, whatever its current title")
    func byID() {
        var undo = Command.undo
        undo.title = "Undo Paste"
        #expect(bar.missing(from: [undo]).isEmpty)
    }

    @Test("C7: an empty bar lacks everything")
    func empty() {
        #expect(MenuBar(menus: []).missing(from: Command.textStyle) == Command.textStyle)
    }
}
