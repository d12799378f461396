import CGtk

/// The window that lists the keyboard shortcuts.
public enum ShortcutsWindow {
    /// A heading with keyboard shortcuts below it.
    public struct Group: Sendable {
        /// The heading.
        public let title: String
        /// The title of each action and its accelerator in GTK's notation, such as `<Control>c`.
        public let shortcuts: [(title: String, accelerator: String)]

        /// Makes a group.
        public nonisolated init(title: String, shortcuts: [(title: String, accelerator: String)]) {
            self.title = title
            self.shortcuts = shortcuts
        }
    }

    /// Shows the window over another one. GTK has no functions to fill it, only its XML description language.
    ///
    /// GTK has deprecated this window since 4.18 without a replacement of its own; the replacement is in libadwaita.
    public static func show(over parent: Window, groups: [Group]) {
        let content = groups.map { group in
            let shortcuts = group.shortcuts.map {
                """
                <child><object class="GtkShortcutsShortcut">
                <property name="accelerator">\(escaped($0.accelerator))</property>
                <property name="title">\(escaped($0.title))</property>
                </object></child>
                """
            }
            return """
                <child><object class="GtkShortcutsGroup">
                <property name="title">\(escaped(group.title))</property>\(shortcuts.joined())
                </object></child>
                """
        }
        let description = """
            <interface><object class="GtkShortcutsWindow" id="window">
            <child><object class="GtkShortcutsSection">
            <property name="section-name">shortcuts</property>
            <property name="max-height">12</property>\(content.joined())
            </object></child></object></interface>
            """
        let builder = Object(
            owning: UnsafeMutableRawPointer(gtk_builder_new_from_string(description, gssize(description.utf8.count))))
        let window = withExtendedLifetime(builder) {
            gtk_builder_get_object(builder.opaque, "window").map { Window(borrowing: UnsafeMutableRawPointer($0)) }
        }
        guard let shortcuts = window else { return }
        shortcuts.setTransient(for: parent)
        shortcuts.isModal = true
        shortcuts.present()
    }

    private static func escaped(_ text: String) -> String {
        String(freeing: g_markup_escape_text(text, gssize(text.utf8.count))) ?? ""
    }
}
