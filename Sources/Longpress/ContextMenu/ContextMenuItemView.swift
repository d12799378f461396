import Gtk

/// A view of a command in a context menu: a row, or a part of one.
protocol ContextMenuItemView: AnyObject {
    var button: Button { get }
    var title: String { get }
    /// The label of the title; nil if only an icon is visible.
    var titleLabel: Label? { get }
    /// Shows the current state of a command.
    func show(_ command: Command)
    /// Shortens each text to about the given number of letters; nil shows it in full.
    func shorten(to letters: Int?)
    /// Adds the columns that any of the rows needs.
    func has(_ columns: ContextMenuRow.Columns)
}

extension ContextMenuItemView {
    /// Does nothing: only whole rows have columns.
    func has(_ columns: ContextMenuRow.Columns) {}
}

extension Button {
    /// Creates a button for a command in a context menu.
    convenience init(_ content: Widget, for command: ContextMenuPart.CommandPart) {
        let role: Widget.Role = !command.isToggle ? .menuItem : command.isChoice ? .menuItemRadio : .menuItemCheckbox
        self.init(content, role: role)
        setStyle(MenuStyle.destructive, command.isDestructive)
    }

    /// Sets the tooltip, and a description for assistive technologies with what the title doesn't include.
    func describe(_ command: Command, tooltip text: String?) {
        if tooltip != text { tooltip = text }
        let destructive = command.isDestructive ? libraryText("Destructive") : nil
        let parts = [command.subtitle, command.badge, command.tooltip, destructive].compactMap { $0 }
        guard !parts.isEmpty || hasAccessibleDescription else { return }
        setAccessibleDescription(parts.joined(separator: "\n"))
    }
}
