extension ContextMenu {
    /// The title of each item for which an icon is shown, with its name, or nil if it has none. Toggles and choices have a mark
    /// in its place.
    var icons: [(title: String, icon: String?)] {
        sections.filter { !$0.isSingleChoice }.flatMap(\.elements).compactMap { element in
            switch element {
            case .command(let command): (command.title, command.icon?.name)
            case .submenu(let submenu): (submenu.title, submenu.icon?.name)
            case .deferred, .message: nil
            }
        }
    }
}
