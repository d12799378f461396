import Testing

@testable import Menus

@Suite("The items of a context menu, and the one that the keyboard begins on")
struct ContextMenuItemsTests {
    private static let open = ContextMenu.Element.command(Command("open", title: "Open"))
    private static let copy = ContextMenu.Element.command(Command("copy-image", title: "Copy Image"))
    private static let remove = ContextMenu.Element.command(
        Command("remove", title: "Remove Image", isDestructive: true))

    @Test("messages aren't items")
    func items() {
        let menu = ContextMenu([.init(.message("Nothing Found"), Self.open), .init(Self.remove)])
        #expect(menu.items == [Self.open, Self.remove])
    }

    @Test("the keyboard begins on the first non-destructive item")
    func start() {
        #expect(ContextMenu([.init(Self.remove), .init(Self.copy, Self.open)]).keyboardStart == Self.copy)
        #expect(ContextMenu([.init(Self.remove)]).keyboardStart == nil)
    }
}
