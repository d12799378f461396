import Gtk

/// One row of a context menu: icon, label, and an arrow if it opens a submenu. No shortcut is shown (C13).
enum ContextMenuRow {
    /// The distance between icon, label and arrow, in points.
    private static let spacing = 10

    static func make(title: String, icon: String?, opensSubmenu: Bool = false) -> Button {
        let content = Box(.horizontal, spacing: spacing)
        // A row without an icon keeps the icon's place, so that all labels begin at the same edge.
        let image = Icon(icon ?? "")
        content.append(image)
        let label = Label(title)
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        content.append(label)
        if opensSubmenu {
            // The theme mirrors it by itself in right-to-left layout.
            content.append(Icon("pan-end-symbolic"))
        }
        let button = Button(content, role: .menuItem)
        if opensSubmenu { button.setAccessibleExpanded(false) }
        return button
    }
}
