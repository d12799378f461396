/// The contents of one widget of a list, apart from state that may change. The same part has the same widget.
enum ContextMenuPart: Hashable {
    case title(String)
    /// A header above a section, and which section that is.
    case header(String, Int)
    /// The line before a section.
    case separator(Int)
    /// A command, and what is for good about its row: whether it has a check mark, is one of several that exclude each other,
    /// and loses something.
    case command(Command.ID, isToggle: Bool, isChoice: Bool, isDestructive: Bool)
    /// A submenu, without its commands.
    case submenu(ContextMenu.Submenu)
    /// Commands that are still being loaded.
    case deferred(DeferredCommands)
    /// A line of text that can't be chosen.
    case message(String)

    static func parts(of menu: ContextMenu) -> [ContextMenuPart] {
        var parts = menu.title.map { [ContextMenuPart.title($0)] } ?? []
        for (number, section) in menu.sections.enumerated() {
            if number > 0 { parts.append(.separator(number)) }
            if let title = section.title { parts.append(.header(title, number)) }
            parts += section.elements.map { element in
                switch element {
                case .command(let command):
                    .command(
                        command.id, isToggle: command.isOn != nil, isChoice: section.isSingleChoice,
                        isDestructive: command.isDestructive)
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
    /// The submenu without what may change while its row is shown: its commands.
    fileprivate var unchanging: ContextMenu.Submenu {
        var submenu = self
        submenu.sections = []
        return submenu
    }
}
