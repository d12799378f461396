import Gtk

/// One row of a context menu: check mark, icon, label, and an arrow if it opens a submenu. No shortcut is shown (C13).
final class ContextMenuRow: ContextMenuItemView {
    /// The columns of the rows of one list, so that all labels are aligned.
    struct Columns {
        /// Whether any row can have a check mark.
        var marks = false
        /// Whether any row has an icon.
        var icons = false

        /// Returns the columns that are in either.
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
    private var subtitle: Label?
    private var badge: Label?
    private let arrow: Icon?

    /// Creates a row for a command. Call `show(_:)` to display it.
    init(_ command: ContextMenuPart.CommandPart, columns: Columns) {
        (button, arrow) = (Button(content, for: command), nil)
        layOut(columns)
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
    var titleLabel: Label? { label }

    func has(_ columns: Columns) {
        if columns.icons, icon == nil { icon = insert(after: mark) }
        if columns.marks, mark == nil { mark = insert(after: nil) }
    }

    func shorten(to letters: Int?) {
        for label in [label, subtitle] { label?.ellipsize(maximumCharacters: letters ?? -1) }
    }

    private func insert(after widget: Widget?) -> Icon {
        let icon = Icon("")
        content.insert(icon, after: widget)
        return icon
    }

    private func show(_ title: String, icon: MenuIcon?) {
        self.icon?.show(icon)
        guard label.text != title else { return }
        label.show(line: title)
        button.setAccessibleName(title)
    }

    func show(_ command: Command) {
        show(command.title, icon: command.icon)
        show(subtitle: command.subtitle)
        show(badge: command.badge)
        button.describe(command, tooltip: command.tooltip)
        guard let isOn = command.isOn else { return }
        mark?.name = isOn ? "object-select-symbolic" : ""
        button.setAccessibleChecked(isOn)
    }

    private func show(subtitle text: String?) {
        if text != nil, subtitle == nil {
            let lines = Box(.vertical)
            content.insert(lines, after: label)
            content.remove(label)
            lines.append(label)
            let subtitle = Label(line: "")
            subtitle.horizontalAlignment = 0
            subtitle.addStyle(MenuStyle.subtitle)
            lines.append(subtitle)
            self.subtitle = subtitle
        }
        subtitle?.show(line: text ?? "")
        subtitle?.isVisible = text != nil
    }

    private func show(badge text: String?) {
        if text != nil, badge == nil {
            let badge = Label(line: "")
            badge.addStyle(MenuStyle.badge)
            badge.align(horizontal: .end, vertical: .center)
            content.append(badge)
            self.badge = badge
        }
        badge?.show(line: text ?? "")
        badge?.isVisible = text != nil
    }

    /// Points the arrow to the side where the submenu opens. The theme mirrors icons in right-to-left layout itself.
    func point(to side: SubmenuPlacement.Side) {
        arrow?.name = (side == .left) == button.isRightToLeft ? "pan-end-symbolic" : "pan-start-symbolic"
    }

    /// Creates a row that can't be chosen. Its label is aligned with those of the other rows.
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
    /// The columns that the rows of a menu need.
    init(_ menu: ContextMenu) {
        for element in menu.sections.filter({ $0.elementSize == .large }).flatMap(\.elements) {
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
