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
    private let content: Box
    private let label: Label
    private var mark: Icon?
    private let arrow: Icon?
    private var columns: Columns

    init(_ command: Command, isChoice: Bool, columns: Columns) {
        let role: Widget.Role = command.isOn == nil ? .menuItem : isChoice ? .menuItemRadio : .menuItemCheckbox
        (button, content, label, mark, arrow) = Self.make(
            command.title, icon: command.icon?.name, role: role, columns: columns, opensSubmenu: false)
        self.columns = columns
        if command.isDestructive {
            button.addStyle(MenuStyle.destructive)
            button.setAccessibleDescription(libraryText("Destructive"))
        }
        show(command)
    }

    init(_ submenu: ContextMenu.Submenu, columns: Columns) {
        (button, content, label, mark, arrow) = Self.make(
            submenu.title, icon: submenu.icon?.name, role: .menuItem, columns: columns, opensSubmenu: true)
        self.columns = columns
        button.setAccessibleName(submenu.title)
        button.setAccessibleExpanded(false)
    }

    private static func make(
        _ title: String, icon: String?, role: Widget.Role, columns: Columns, opensSubmenu: Bool
    ) -> (Button, Box, Label, Icon?, Icon?) {
        let content = Box(.horizontal, spacing: spacing)
        let mark = columns.marks ? Icon("") : nil
        if let mark { content.append(mark) }
        if columns.icons { content.append(Icon(icon ?? "")) }
        let label = Label(line: title)
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        content.append(label)
        let arrow = opensSubmenu ? Icon("pan-end-symbolic") : nil
        if let arrow { content.append(arrow) }
        return (Button(content, role: role), content, label, mark, arrow)
    }

    var title: String { label.text }

    /// Leaves room for the columns that other rows have come to need.
    func has(_ columns: Columns) {
        if columns.icons, !self.columns.icons { content.insert(Icon(""), after: mark) }
        if columns.marks, mark == nil {
            let mark = Icon("")
            content.insert(mark, after: nil)
            self.mark = mark
        }
        self.columns = columns.union(self.columns)
    }

    /// Shows a command's title and check mark for the moment.
    func show(_ command: Command) {
        if label.text != command.title {
            label.show(line: command.title)
            button.setAccessibleName(command.title)
        }
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
