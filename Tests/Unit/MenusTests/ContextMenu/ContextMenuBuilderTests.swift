import Menus
import Testing

@Suite("Building a context menu")
@MainActor
struct ContextMenuBuilderTests {
    private static let open = Command("open", title: "Open")
    private static let share = Command("share", title: "Share…")
    private static let left = Command("rotate-left", title: "Rotate Left")
    private static let right = Command("rotate-right", title: "Rotate Right")
    private static let remove = Command("remove", title: "Remove", isDestructive: true)

    private func menu(count: Int, canShare: Bool) -> ContextMenu {
        ContextMenu(title: count > 1 ? "\(count) Images" : nil) {
            if count == 1 {
                Self.open
            } else {
                Command.copy
                Command.selectAll
            }
            if canShare { Self.share }
            Submenu("Rotate") {
                for command in [Self.left, Self.right] { command }
            }
            MenuSection(title: "Frame", isSingleChoice: true) {
                for number in 1...2 { Command(.init(rawValue: "f\(number)"), title: "Frame \(number)") }
            }
            MenuSection {
                Self.remove
            }
        }
    }

    @Test("C8, C14, C17: commands, submenus and sections appear as written")
    func all() {
        #expect(
            menu(count: 1, canShare: true).outline == """
                Open
                Share…
                Rotate ▸
                  Rotate Left
                  Rotate Right
                —
                Frame:
                Frame 1
                Frame 2
                —
                Remove (destructive)
                """)
    }

    @Test("C10, C17: conditions and loops leave out and repeat")
    func conditions() {
        #expect(
            menu(count: 3, canShare: false).outline == """
                [3 Images]
                Copy
                Select All
                Rotate ▸
                  Rotate Left
                  Rotate Right
                —
                Frame:
                Frame 1
                Frame 2
                —
                Remove (destructive)
                """)
    }

    @Test("C14: elements between sections form another section")
    func loose() {
        let menu = ContextMenu {
            Self.open
            MenuSection { Self.share }
            [Self.left, Self.right]
            DeferredCommands { [] }
        }
        #expect(menu.outline == "Open\n—\nShare…\n—\nRotate Left\nRotate Right\nLoading… ⟳")
        #expect(ContextMenu {}.isEmpty)
    }

    @Test("a built menu equals one made from lists")
    func same() {
        let written = ContextMenu(elementOrder: .fixed) {
            MenuSection { Self.open }
            MenuSection { Submenu("Rotate", icon: "rotate") { [Self.left, Self.right] } }
        }
        let listed = ContextMenu(
            elementOrder: .fixed,
            [
                .init(.command(Self.open)),
                .init(.submenu(.init(title: "Rotate", icon: "rotate", commands: [Self.left, Self.right]))),
            ])
        #expect(written == listed)
    }
}
