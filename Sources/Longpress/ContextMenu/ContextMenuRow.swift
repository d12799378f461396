import Gtk

/// One row of a context menu: check mark, icon, label, and an arrow if it opens a submenu. No shortcut is shown (C13).
final class ContextMenuRow {
    /// Which columns the rows of one list have, so that all labels begin at the same edge.
    struct Columns {
        /// Whether any row can have a check mark.
        var marks = false
        /// Whether any row has an icon.
        var icons = false
    }

    /// The distance between icon, label and arrow, in points.
    private static let spacing = 10

    let button: Button
    private let label: Label
    private let mark: Icon?
    private let arrow: Icon?

    /// Makes the row of a command.
    init(_ command: Command, isChoice: Bool, columns: Columns) {
        let role: Widget.Role = command.isOn == nil ? .menuItem : isChoice ? .menuItemRadio : .menuItemCheckbox
        (button, label, mark, arrow) = Self.make(
            command.title, icon: command.icon, role: role, columns: columns, opensSubmenu: false)
        if command.isDestructive {
            button.addStyle(MenuStyle.destructive)
            button.setAccessibleDescription("Destructive")
        }
        show(command)
    }

    /// Makes the row of a submenu.
    init(_ submenu: ContextMenu.Submenu, columns: Columns) {
        (button, label, mark, arrow) = Self.make(
            submenu.title, icon: submenu.icon, role: .menuItem, columns: columns, opensSubmenu: true)
        button.setAccessibleExpanded(false)
    }

    private static func make(
        _ title: String, icon: String?, role: Widget.Role, columns: Columns, opensSubmenu: Bool
    ) -> (Button, Label, Icon?, Icon?) {
        let content = Box(.horizontal, spacing: spacing)
        let mark = columns.marks ? Icon("") : nil
        if let mark { content.append(mark) }
        if columns.icons { content.append(Icon(icon ?? "")) }
        let label = Label(title)
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        content.append(label)
        let arrow = opensSubmenu ? Icon("pan-end-symbolic") : nil
        if let arrow { content.append(arrow) }
        return (Button(content, role: role), label, mark, arrow)
    }

    /// Shows a command's title and check mark for the moment.
    func show(_ command: Command) {
        if label.text != command.title { label.text = command.title }
        guard let isOn = command.isOn else { return }
        mark?.name = isOn ? "object-select-symbolic" : ""
        button.setAccessibleChecked(isOn)
    }

    /// Points the arrow at the side where the submenu opens. The theme mirrors icons by itself in right-to-left layout.
    func point(to side: SubmenuPlacement.Side) {
        arrow?.name = (side == .left) == button.isRightToLeft ? "pan-end-symbolic" : "pan-start-symbolic"
    }

    /// Makes a row that can't be chosen; its label begins where those of the others do.
    static func inert(_ text: String, spins: Bool, columns: Columns) -> Widget {
        let row = Box(.horizontal, spacing: spacing)
        row.addStyle(MenuStyle.message)
        if columns.marks, columns.icons { row.append(Icon("")) }
        if spins { row.append(Spinner()) } else if columns.marks || columns.icons { row.append(Icon("")) }
        let label = Label(text)
        label.horizontalAlignment = 0
        row.append(label)
        return row
    }
}
