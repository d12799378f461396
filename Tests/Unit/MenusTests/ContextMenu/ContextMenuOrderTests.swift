import Menus
import Testing

@Suite("The order of a context menu by the way it opens")
@MainActor
struct ContextMenuOrderTests {
    private func menu(_ order: ContextMenu.ElementOrder) -> ContextMenu {
        ContextMenu(title: "3 Images", elementOrder: order) {
            Command("open", title: "Open")
            Command("copy", title: "Copy")
            MenuSection {
                Submenu("Rotate") {
                    Command("rotate-left", title: "Rotate Left")
                    Command("rotate-right", title: "Rotate Right")
                }
                DeferredCommands { [] }
            }
            MenuSection(title: "Frame", isSingleChoice: true) {
                Command("thin", title: "Thin")
                Command("thick", title: "Thick")
            }
            Command("remove", title: "Remove", isDestructive: true)
            Command("erase", title: "Erase", isDestructive: true)
        }.composed(for: FakeResponder())
    }

    private static let fromTheTop = """
        [3 Images]
        Open
        Copy
        —
        Rotate ▸
          Rotate Left
          Rotate Right
        Loading… ⟳
        —
        Frame:
        ○ Thin
        ○ Thick
        —
        Remove (destructive)
        Erase (destructive)
        """

    private static let fromTheBottom = """
        [3 Images]
        Erase (destructive)
        Remove (destructive)
        —
        Frame:
        ○ Thin
        ○ Thick
        —
        Loading… ⟳
        Rotate ▸
          Rotate Left
          Rotate Right
        —
        Copy
        Open
        """

    @Test("C11: downward, every menu begins with its first element", arguments: [false, true])
    func downward(byKeyboard: Bool) {
        for order in [ContextMenu.ElementOrder.automatic, .priority, .fixed] {
            #expect(menu(order).arranged(opensUpward: false, byKeyboard: byKeyboard).outline == Self.fromTheTop)
        }
    }

    @Test("C12, C15: upward, the first is nearest the pointer, and destructive elements are farthest")
    func upward() {
        for order in [ContextMenu.ElementOrder.automatic, .priority] {
            #expect(menu(order).arranged(opensUpward: true, byKeyboard: false).outline == Self.fromTheBottom)
        }
    }

    @Test("C12: without a pointer, only a menu that requests it is reversed")
    func keyboard() {
        #expect(menu(.automatic).arranged(opensUpward: true, byKeyboard: true).outline == Self.fromTheTop)
        #expect(menu(.priority).arranged(opensUpward: true, byKeyboard: true).outline == Self.fromTheBottom)
    }

    @Test("a fixed order never changes")
    func fixed() {
        for byKeyboard in [false, true] {
            #expect(menu(.fixed).arranged(opensUpward: true, byKeyboard: byKeyboard).outline == Self.fromTheTop)
        }
    }
}
