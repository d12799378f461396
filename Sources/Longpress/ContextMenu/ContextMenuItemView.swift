import Gtk

/// What shows a command in a context menu: a row, or a part of one.
protocol ContextMenuItemView: AnyObject {
    var button: Button { get }
    var title: String { get }
    /// What shows the title; nil if only an icon is visible.
    var titleLabel: Label? { get }
    /// Shows a command as it is for the moment.
    func show(_ command: Command)
    /// Shortens each text to about a number of letters; nil shows it in full.
    func shorten(to letters: Int?)
    /// Leaves room for the columns that any of the rows needs.
    func has(_ columns: ContextMenuRow.Columns)
}

extension ContextMenuItemView {
    /// Nothing: only whole rows have columns.
    func has(_ columns: ContextMenuRow.Columns) {}
}

extension Button {
    /// A button for a command in a context menu.
    convenience init(_ content: Widget, for command: ContextMenuPart.CommandPart) {
        let role: Widget.Role = !command.isToggle ? .menuItem : command.isChoice ? .menuItemRadio : .menuItemCheckbox
        self.init(content, role: role)
        setStyle(MenuStyle.destructive, command.isDestructive)
    }

    /// Has a tooltip, and a description for assistive tools of what there is to know of a command beside its title.
    func describe(_ command: Command, tooltip text: String?) {
        if tooltip != text { tooltip = text }
        let destructive = command.isDestructive ? libraryText("Destructive") : nil
        let parts = [command.subtitle, command.badge, command.tooltip, destructive].compactMap { $0 }
        guard !parts.isEmpty || hasAccessibleDescription else { return }
        setAccessibleDescription(parts.joined(separator: "\n"))
    }
}
