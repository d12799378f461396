import Menus
import Testing

@Suite("Commands side by side in a context menu")
@MainActor
struct ContextMenuRowTests {
    private static func command(_ number: Int) -> Command {
        Command(Command.ID(rawValue: "c\(number)"), title: "\(number)")
    }

    private func section(_ count: Int, _ size: ContextMenu.ElementSize) -> ContextMenu.Section {
        ContextMenu.Section(elementSize: size, (0..<count).map { .command(Self.command($0)) })
    }

    @Test(
        "commands are spread over as few rows as possible, as evenly as possible",
        arguments: [
            (ContextMenu.ElementSize.small, 3, [3]), (.small, 4, [4]), (.small, 5, [3, 2]), (.small, 9, [3, 3, 3]),
            (.medium, 3, [3]), (.medium, 4, [2, 2]), (.large, 3, [1, 1, 1]), (.small, 0, []), (.small, 1, [1]),
        ])
    func spread(size: ContextMenu.ElementSize, count: Int, rows: [Int]) {
        let section = section(count, size)
        #expect(section.rows.map(\.count) == rows)
        #expect(section.rows.flatMap(\.self) == section.elements)
    }

    @Test("other elements have rows of their own, and separate the commands on either side")
    func others() {
        let menu = ContextMenu {
            MenuSection(elementSize: .small) {
                Self.command(0)
                Self.command(1)
                Submenu("More") { Self.command(2) }
                Self.command(3)
                Self.command(4)
            }
            Self.command(5)
            Command("remove", title: "Remove", isDestructive: true)
        }
        #expect(
            menu.composed(for: FakeResponder()).outline == """
                0 · 1
                More ▸
                  2
                3 · 4
                —
                5
                —
                Remove (destructive)
                """)
    }

    @Test("C12: a menu that opens upward has its rows in reverse, but not the commands within a row")
    func order() {
        let menu = ContextMenu {
            MenuSection(elementSize: .medium) { for number in 0..<3 { Self.command(number) } }
            MenuSection { for number in 3..<5 { Self.command(number) } }
        }
        #expect(menu.arranged(opensUpward: true, byKeyboard: false).outline == "4\n3\n—\n0 · 1 · 2")
    }
}
