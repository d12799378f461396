import Gtk

/// The row of an edit menu's items: those that fit side by side, and a chevron if there are more.
final class EditMenuRow {
    let widget = Box(.horizontal)
    private let items: MenuItems
    private let commands: [Command]
    private var labels: [Label?] = []
    private var buttons: [Button] = []
    private var separators: [Separator?] = []
    /// The number of commands in the row.
    private(set) var count: Int
    /// Opens all commands as a list; nil if the row contains all of them.
    private(set) var chevron: Button?

    init(_ commands: [Command], items: MenuItems) {
        self.items = items
        self.commands = commands
        count = commands.count
        for (index, command) in commands.enumerated() {
            let label = Label(line: command.title)
            let button = Button(Self.content(of: command, label), role: .menuItem)
            let separator = hasLine(before: index) ? Separator(.vertical) : nil
            if let separator { widget.append(separator) }
            adopt(button, named: command.title)
            if Self.hidesTitle(of: command) || command.tooltip != nil {
                button.describe(command, tooltip: command.tooltip ?? command.title)
            }
            labels.append(Self.hidesTitle(of: command) ? nil : label)
            buttons.append(button)
            separators.append(separator)
        }
        items.arrange(buttons, labels: labels, titles: commands.map(\.title))
    }

    private func adopt(_ button: Button, named name: String) {
        items.adopt(button)
        button.setAccessibleName(name)
        widget.append(button)
    }

    private static func hidesTitle(of command: Command) -> Bool {
        command.labelStyle == .iconOnly && command.icon != nil
    }

    private static func content(of command: Command, _ label: Label) -> Widget {
        guard command.labelStyle != .automatic, command.icon != nil else { return label }
        let icon = Icon("")
        icon.show(command.icon)
        guard !hidesTitle(of: command) else { return icon }
        let content = Box(.horizontal, spacing: 6)
        content.append(icon)
        content.append(label)
        return content
    }

    private func hasLine(before index: Int) -> Bool {
        index > 0 && EditMenu.hasLine(between: commands[index - 1], and: commands[index])
    }

    /// Returns whether the row fits a width in points unchanged. The content of a row with a chevron depends on the width.
    func stillFits(in room: Double) -> Bool {
        chevron == nil && widget.naturalSize.width <= room
    }

    /// Removes the items that don't fit if the row, which must be in a window, is wider than the given room in points.
    func fit(in room: Double) {
        guard widget.naturalSize.width > room else { return }
        let separator = Separator(.vertical)
        let chevron = Button(Icon("pan-down-symbolic"), role: .menuItem)
        widget.append(separator)
        adopt(chevron, named: libraryText("More Items"))
        chevron.tooltip = libraryText("More Items")
        chevron.setAccessibleExpanded(false)
        let bar = EditMenuBar(
            widths: buttons.map(\.naturalSize.width), room: room, chevron: chevron.naturalSize.width,
            separator: separator.naturalSize.width)
        count = bar.count
        for index in count..<commands.count {
            widget.remove(buttons[index])
            separators[index].map(widget.remove)
        }
        if bar.hasChevron {
            self.chevron = chevron
        } else {
            widget.remove(separator)
            widget.remove(chevron)
        }
        if let width = bar.cutWidth {
            labels[0]?.ellipsize(maximumCharacters: 1)
            buttons[0].setMinimumSize(width: Int(width))
            buttons[0].tooltip = commands[0].title
        }
        let more = bar.hasChevron ? [chevron] : []
        items.arrange(
            buttons.prefix(count) + more, labels: labels.prefix(count) + more.map { _ in nil },
            titles: commands.prefix(count).map(\.title) + more.map { _ in "" })
    }
}
