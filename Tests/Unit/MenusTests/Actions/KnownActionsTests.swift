import Testing

@testable import Menus

@Suite("Recreated actions keep their identity")
@MainActor
struct KnownActionsTests {
    private func action(_ title: String, id: Command.ID? = nil) -> Command { Action(title, id: id) {} }

    @Test("Actions of one title are distinguished by their order; others are new")
    func titles() {
        let shown = [action("Play"), action("Add"), action("Add")]
        let anew = [action("Add"), action("Remove"), action("Add"), action("Add"), action("Play")]
        var known = KnownActions(shown)
        let identified = known.identify(anew)
        #expect(identified.map(\.title) == anew.map(\.title))
        #expect(identified[0].id == shown[1].id)
        #expect(identified[1].id == anew[1].id)
        #expect(identified[2].id == shown[2].id)
        #expect(identified[3].id == anew[3].id)
        #expect(identified[4].id == shown[0].id)
        #expect(Set(identified.map(\.id)).count == 5)
    }

    @Test("An explicit id is kept, whatever the title, and so is that of a command")
    func ownIDs() {
        var known = KnownActions([action("Play", id: "play"), action("Copy")])
        let anew = known.identify([action("Play"), action("Pause", id: "play"), Command("copy", title: "Copy")])
        #expect(anew[0].id != "play")
        #expect(anew[1].id == "play")
        #expect(anew[2].id == "copy")
    }

    @Test("Also in sections and submenus, and the new action is the one performed")
    func menus() {
        var done: [String] = []
        func menu(_ round: String) -> ContextMenu {
            ContextMenu {
                Action("Play") { done.append("play \(round)") }
                Submenu("Add") {
                    Action("Evening") { done.append("evening \(round)") }
                    Divider()
                    Action("New") {}
                }
            }
        }
        let first = menu("1")
        var known = KnownActions(first.commands)
        let second = known.identify(menu("2"))
        #expect(second.commands.map(\.id) == first.commands.map(\.id))
        ResponderChain(first: nil).perform(second.commands[1])
        #expect(done == ["evening 2"])
    }

    @Test("Reloaded actions take the ids of those loaded before")
    func loaded() {
        let before = action("Evening")
        let now = DeferredCommands.State.loaded([action("Morning"), action("Evening")])
        guard case .loaded(let commands) = now.identified(as: .loaded([before])) else { return }
        #expect(commands[1].id == before.id)
        #expect(commands[0].id != before.id)
        #expect(DeferredCommands.State.failed.identified(as: .loaded([before])) == .failed)
        #expect(now.identified(as: nil) == now)
    }
}
