import Gtk

/// A command that shares its row with others: its icon, above its title if there is room for it.
final class ContextMenuCell: ContextMenuItemView {
    let button: Button
    private(set) var title = ""
    private let icon = Icon("")
    private let label = Label(line: "")
    private let showsTitle: Bool

    /// The maximum length, in letters, of a title that is shown in full.
    private static let longestTitle = 14

    init(_ command: ContextMenuPart.CommandPart, _ size: ContextMenu.ElementSize) {
        showsTitle = size == .medium
        let content = Box(.vertical, spacing: 4)
        content.append(icon)
        content.append(label)
        content.align(horizontal: .center, vertical: .center)
        label.ellipsize(maximumCharacters: Self.longestTitle)
        button = Button(content, for: command)
        button.expandsHorizontally = true
    }

    var titleLabel: Label? { label.isVisible ? label : nil }

    func shorten(to letters: Int?) {
        label.ellipsize(maximumCharacters: min(letters ?? Self.longestTitle, Self.longestTitle))
    }

    func show(_ command: Command) {
        icon.show(command.icon)
        icon.isVisible = command.icon != nil
        label.show(line: command.title)
        label.isVisible = showsTitle || command.icon == nil
        button.describe(command, tooltip: command.tooltip ?? (label.isVisible ? nil : command.title))
        if title != command.title { button.setAccessibleName(command.title) }
        title = command.title
        guard let isOn = command.isOn else { return }
        button.setStyle(MenuStyle.on, isOn)
        button.setAccessibleChecked(isOn)
    }
}
