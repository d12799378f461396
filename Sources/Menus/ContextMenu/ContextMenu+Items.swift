extension ContextMenu {
    /// The elements that can be chosen or opened, in their order.
    package var items: [Element] { sections.flatMap(\.elements).filter(\.isItem) }

    /// The position among ``items`` of a command, or of the submenu that it opens.
    package func index(of id: Command.ID) -> Int? {
        items.firstIndex { element in
            switch element {
            case .command(let command): command.id == id
            case .submenu(let submenu): submenu.command == id
            case .deferred, .message: false
            }
        }
    }

    /// The element that the keyboard begins on in a menu as written: the first, if any, that destroys nothing.
    package var keyboardStart: Element? { items.first { !$0.isDestructive } }
}

extension ContextMenu.Element {
    /// Whether it is an item to choose or to open, rather than what is still loaded, or a message.
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
