/// The content of one widget in a list, without state that may change. Equal parts can share a widget.
indirect enum ContextMenuPart: Hashable {
    case title(String)
    /// A header above a section, and the section's number.
    case header(String, Int)
    /// The line before a section, by the section's number.
    case separator(Int)
    /// The commands of one row, and their size.
    case commands([CommandPart], ContextMenu.ElementSize)
    /// A submenu, without its commands.
    case submenu(ContextMenu.Submenu)
    /// Commands that are still being loaded.
    case deferred(DeferredCommands)
    /// A line of text that can't be chosen.
    case message(String)

    /// The unchanging part of a command: whether it has a check mark, is one of several exclusive choices, and is destructive.
    struct CommandPart: Hashable {
        var id: Command.ID
        var isToggle: Bool
        var isChoice: Bool
        var isDestructive: Bool

        init(_ command: Command, isChoice: Bool) {
            (id, isToggle, isDestructive) = (command.id, command.isOn != nil, command.isDestructive)
            self.isChoice = isChoice
        }
    }

    static func parts(of menu: ContextMenu) -> [ContextMenuPart] {
        var parts = menu.title.map { [ContextMenuPart.title($0)] } ?? []
        for (number, section) in menu.sections.enumerated() {
            if number > 0 { parts.append(.separator(number)) }
            if let title = section.title { parts.append(.header(title, number)) }
            parts += section.rows.map { row in
                switch row[0] {
                case .command:
                    .commands(
                        row.flatMap(\.commands).map { CommandPart($0, isChoice: section.isSingleChoice) },
                        section.elementSize)
                case .submenu(let submenu): .submenu(submenu.unchanging)
                case .deferred(let deferred): .deferred(deferred)
                case .message(let text): .message(text)
                }
            }
        }
        return parts
    }
}

extension ContextMenu.Submenu {
    /// The submenu without its commands, which may change while its row is shown.
    fileprivate var unchanging: ContextMenu.Submenu {
        var submenu = self
        submenu.sections = []
        return submenu
    }
}
