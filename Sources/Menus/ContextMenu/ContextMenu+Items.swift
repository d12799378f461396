extension ContextMenu {
    /// The elements that can be chosen or opened, in order.
    package var items: [Element] { sections.flatMap(\.elements).filter(\.isItem) }

    /// Returns the position among ``items`` of a command, or of the submenu that it opens.
    package func index(of id: Command.ID) -> Int? {
        items.firstIndex { element in
            switch element {
            case .command(let command): command.id == id
            case .submenu(let submenu): submenu.command == id
            case .deferred, .message: false
            }
        }
    }

    /// The element that gets the keyboard focus first, in a menu in its declared order: the first one that isn't destructive,
    /// if any.
    package var keyboardStart: Element? { items.first { !$0.isDestructive } }
}

extension ContextMenu.Element {
    /// Whether the element is an item to choose or to open, rather than a loading row or a message.
    package var isItem: Bool {
        switch self {
        case .command, .submenu: true
        case .deferred, .message: false
        }
    }

    fileprivate var isDestructive: Bool {
        if case .command(let command) = self { command.isDestructive } else { false }
    }
}
