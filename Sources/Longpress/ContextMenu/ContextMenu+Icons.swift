extension ContextMenu {
    /// The title of each item that can show an icon, with the icon, or nil if it has none. Items of single-choice sections are
    /// left out: they have a mark instead.
    package var icons: [(title: String, icon: MenuIcon?)] {
        sections.filter { !$0.isSingleChoice }.flatMap(\.elements).compactMap { element in
            switch element {
            case .command(let command): (command.title, command.icon)
            case .submenu(let submenu): (submenu.title, submenu.icon)
            case .deferred, .message: nil
            }
        }
    }
}
