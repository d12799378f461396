import Gtk

/// One row of a context menu: check mark, icon, label, and an arrow if it opens a submenu. No shortcut is shown (C13).
final class ContextMenuRow {
    /// Which columns the rows of one list have, so that all labels begin at the same edge.
    struct Columns {
        /// Whether any row can have a check mark.
        var marks = false
        /// Whether any row has an icon.
        var icons = false

        /// The columns of both.
        func union(_ other: Columns) -> Columns {
            Columns(marks: marks || other.marks, icons: icons || other.icons)
        }
    }

    /// The distance between icon, label and arrow, in points.
    private static let spacing = 10

    let button: Button
    private let content = Box(.horizontal, spacing: spacing)
    private let label = Label(line: "")
    private var mark: Icon?
    private var icon: Icon?
    private let arrow: Icon?

    /// A row for a command, which it doesn't show yet.
    init(_ role: Widget.Role, isDestructive: Bool, columns: Columns) {
        (button, arrow) = (Button(content, role: role), nil)
        layOut(columns)
        if isDestructive {
            button.addStyle(MenuStyle.destructive)
            button.setAccessibleDescription(libraryText("Destructive"))
        }
    }

    init(_ submenu: ContextMenu.Submenu, columns: Columns) {
        (button, arrow) = (Button(content, role: .menuItem), Icon("pan-end-symbolic"))
        layOut(columns)
        show(submenu.title, icon: submenu.icon)
        button.setAccessibleExpanded(false)
    }

    private func layOut(_ columns: Columns) {
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        content.append(label)
        if let arrow { content.append(arrow) }
        has(columns)
    }

    var title: String { label.text }

    /// Leaves room for the columns that any of the rows needs.
    func has(_ columns: Columns) {
        if columns.icons, icon == nil { icon = insert(after: mark) }
        if columns.marks, mark == nil { mark = insert(after: nil) }
    }

    private func insert(after widget: Widget?) -> Icon {
        let icon = Icon("")
        content.insert(icon, after: widget)
        return icon
    }

    private func show(_ title: String, icon: IconName?) {
        if let shown = self.icon, shown.name != icon?.name ?? "" { shown.name = icon?.name ?? "" }
        guard label.text != title else { return }
        label.show(line: title)
        button.setAccessibleName(title)
    }

    /// Shows a command as it is for the moment.
    func show(_ command: Command) {
        show(command.title, icon: command.icon)
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
        let label = Label(line: text)
        label.horizontalAlignment = 0
        row.append(label)
        return row
    }
}

extension ContextMenuRow.Columns {
    /// The columns that some elements need.
    init(_ elements: [ContextMenu.Element]) {
        for element in elements {
            switch element {
            case .command(let command):
                marks = marks || command.isOn != nil
                icons = icons || command.icon != nil
            case .submenu(let submenu): icons = icons || submenu.icon != nil
            case .deferred, .message: break
            }
        }
    }
}
