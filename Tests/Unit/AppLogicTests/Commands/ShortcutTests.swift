import Longpress
import Testing

@testable import LongpressApp
@testable import MenuGuidelines

/// The keys of the app's commands.
@Suite("Shortcuts")
struct ShortcutTests {
    private var accelerators: [String] { MenuBar.longpress.commands.compactMap { $0.shortcut?.accelerator } }

    @Test("No two commands have the same shortcut")
    func once() {
        #expect(Dictionary(grouping: accelerators) { $0 }.filter { $0.value.count > 1 }.isEmpty)
        #expect(accelerators.contains("<Shift><Control>m"))
    }

    @Test("C13, C14: Each menu opens by a key of its own, and its groups are small")
    func menus() {
        #expect(MenuBar.longpress.audit.map(\.description) == [])
    }

    /// The Inspector; deselecting, the emoji chooser, entering a character code; the panes and the menu bar of a window. Of GTK's
    /// two keys for dividers (F8, and Shift+F8 for the other direction), one is left.
    @Test(
        "No shortcut overrides one of GTK's",
        arguments: [
            "<Shift><Control>i", "<Shift><Control>d", "<Shift><Control>a", "<Control>slash", "<Control>backslash",
            "<Control>period", "<Control>semicolon", "<Shift><Control>u", "<Shift><Control>e", "F6", "<Shift>F8",
            "F10", "<Shift>F10",
        ])
    func free(taken: String) {
        #expect(!accelerators.contains(taken))
    }
}
