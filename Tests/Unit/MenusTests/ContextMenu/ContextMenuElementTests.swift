import Menus
import Testing

@Suite("Toggles, choices and deferred commands in a context menu")
@MainActor
struct ContextMenuElementTests {
    private let thin = Command("thin", title: "Thin")
    private let thick = Command("thick", title: "Thick")
    private let grid = Command("grid", title: "Show Grid", keepsMenuPresented: true)
    private let erase = Command("erase", title: "Erase", isDestructive: true)

    @Test("R19: a toggle has a check mark while its responder says that it is on")
    func toggle() {
        let view = FakeResponder(toggles: ["grid": true, "thin": false])
        let menu = ContextMenu { [grid, thin, thick] }
        #expect(menu.composed(for: view).outline == "☑ Show Grid\n☐ Thin\nThick")
        view.toggles = ["grid": false]
        #expect(menu.composed(for: view).outline == "☐ Show Grid\nThin\nThick")
    }

    @Test("each option of a single choice is on or off, in a section and in a submenu")
    func choice() {
        let view = FakeResponder(toggles: ["thick": true, "left": true])
        let menu = ContextMenu {
            MenuSection(title: "Frame", isSingleChoice: true) { [thin, thick] }
            Submenu("Turn", isSingleChoice: true) {
                Command("left", title: "Left")
                Command("right", title: "Right")
            }
        }
        #expect(
            menu.composed(for: view).outline == """
                Frame:
                ○ Thin
                ◉ Thick
                —
                Turn ▸
                  ◉ Left
                  ○ Right
                """)
    }

    @Test("C10: a section without commands is removed with its header")
    func header() {
        let menu = ContextMenu {
            grid
            MenuSection(title: "Frame") { [thin, thick] }
        }
        #expect(menu.composed(for: FakeResponder(only: "grid")).outline == "Show Grid")
    }

    @Test("deferred commands: a spinner row, then the commands in its place")
    func deferred() async {
        let deferred = DeferredCommands(title: "Looking…") { [self] in [thin, erase, grid, thick] }
        let menu = ContextMenu {
            grid
            deferred
            MenuSection { Command.copy }
        }
        let view = FakeResponder(able: { $0.id != "thick" })
        #expect(menu.deferred == [deferred])
        #expect(menu.composed(for: view).outline == "Show Grid\nLooking… ⟳\n—\nCopy")
        let state = await deferred.load()
        #expect(state == .loaded([thin, erase, grid, thick]))
        #expect(
            menu.composed(for: view, loads: [deferred: state]).outline == """
                Show Grid
                Thin
                —
                Copy
                —
                Erase (destructive)
                """)
    }

    @Test("cached deferred commands show at once the next time; others are loaded again")
    func caching() async {
        for isCached in [true, false] {
            var loads = 0
            let deferred = DeferredCommands(isCached: isCached) { [thin] in
                loads += 1
                return [thin]
            }
            let menu = ContextMenu { deferred }
            _ = await deferred.load()
            #expect(menu.composed(for: FakeResponder()).outline == (isCached ? "Thin" : "Loading… ⟳"))
            #expect(menu.composed(for: FakeResponder(), loads: [deferred: .loading]).outline == "Loading… ⟳")
            _ = await deferred.load()
            #expect(loads == 2)
        }
    }

    @Test("a failure shows one row that says so, and isn't cached")
    func failure() async {
        struct Broken: Error {}
        let deferred = DeferredCommands(failureMessage: "No Programs Found") { throw Broken() }
        let state = await deferred.load()
        #expect(state == .failed)
        let composed = ContextMenu { deferred }.composed(for: FakeResponder(), loads: [deferred: state])
        #expect(composed.outline == "“No Programs Found”")
        #expect(!composed.isEmpty, "it says something")
        #expect(composed.commands.isEmpty)
        #expect(ContextMenu { deferred }.composed(for: FakeResponder()).outline == "Loading… ⟳")
    }

    @Test("C10: loading nothing leaves no row, no section, and possibly no menu")
    func nothing() async {
        let deferred = DeferredCommands { [] }
        let menu = ContextMenu { deferred }
        #expect(!menu.composed(for: FakeResponder()).isEmpty)
        #expect(menu.composed(for: FakeResponder(), loads: [deferred: .loaded([])]).isEmpty)
    }

    @Test("commands loaded after the menu has closed aren't cached")
    func cancelled() async {
        let deferred = DeferredCommands { [thin] in
            while !Task.isCancelled { await Task.yield() }
            return [thin]
        }
        let task = Task { await deferred.load() }
        task.cancel()
        _ = await task.value
        #expect(deferred.state == .loading)
    }

    @Test("composing again changes nothing, whatever the elements")
    func idempotent() {
        let view = FakeResponder(toggles: ["thick": true])
        let menu = ContextMenu(title: "Frame", elementOrder: .priority) {
            MenuSection(title: "Kind", isSingleChoice: true) { [thin, thick] }
            DeferredCommands { [] }
            Submenu("More", isSingleChoice: true) { grid }
        }
        let composed = menu.composed(for: view)
        #expect(composed.composed(for: view) == composed)
        #expect(composed.elementOrder == .priority)
    }
}
