extension ContextMenu {
    /// The title of each item for which an icon is shown, with that, or nil if it has none. Toggles and choices have a mark
    /// in its place.
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
