import Menus
import Testing

@Suite("Separators in an edit menu")
@MainActor
struct EditMenuGroupTests {
    private let quote = Command("quote", title: "Quote")
    private let search = Command("search", title: "Search")

    /// Returns the visible items, with a line for each separator.
    private func outline(_ menu: EditMenu, able: [Command]? = nil) -> String {
        let responder = FakeResponder()
        let items = menu.composed(for: responder).commands.filter { item in able?.contains { $0.id == item.id } ?? true
        }
        guard var text = items.first?.title else { return "" }
        for (item, next) in zip(items, items.dropFirst()) {
            text += (EditMenu.hasLine(between: item, and: next) ? " | " : "  ") + next.title
        }
        return text
    }

    @Test("are between each two items, unless they are written")
    func everywhere() {
        let menu = EditMenu {
            Command.copy
            quote
            search
        }
        #expect(outline(menu) == "Copy | Quote | Search")
        #expect(menu == EditMenu(commands: [.copy, quote, search]))
    }

    @Test("E31: written ones are used in the order in which the commands show")
    func written() {
        let menu = EditMenu {
            Divider()
            quote
            Command.cut
            Command.copy
            Divider()
            Divider()
            search
            Divider()
        }
        #expect(outline(menu) == "Cut  Copy  Quote | Search")
        #expect(outline(menu, able: [.copy, search]) == "Copy | Search")
        #expect(outline(menu, able: [.cut, .copy]) == "Cut  Copy")
        #expect(menu == EditMenu(sections: [[quote, .cut, .copy], [search]]))
    }
}
