/// The commands an item may offer in its context menu, in sections with a separator between each two.
///
/// What shows at a given moment is composed by ``composed(for:)``. A submenu holds commands only, so that submenus
/// can't go deeper than one level (C8).
public struct ContextMenu: Hashable, Sendable {
    /// A group of related elements (C14).
    public struct Section: Hashable, Sendable {
        /// What the group holds, the most used first (C11).
        public var elements: [Element]

        /// Makes a section of a list of elements.
        public init(_ elements: [Element]) {
            self.elements = elements
        }

        /// Makes a section of the elements written out.
        public init(_ elements: Element...) {
            self.elements = elements
        }
    }

    /// One row of a menu.
    public enum Element: Hashable, Sendable {
        /// A command to choose.
        case command(Command)
        /// A row that opens further commands.
        case submenu(Submenu)
    }

    /// Further commands behind one row, under a telling title (C8, C9).
    public struct Submenu: Hashable, Sendable {
        /// The label of the row.
        public var title: String
        /// The name of a freedesktop icon, or nil for none.
        public var icon: String?
        /// What opens.
        public var commands: [Command]

        /// Makes a submenu of commands under a title.
        public init(title: String, icon: String? = nil, commands: [Command]) {
            self.title = title
            self.icon = icon
            self.commands = commands
        }
    }

    /// A title for where it clarifies, such as "3 Images" (C17), or nil for none.
    public var title: String?
    /// The groups of elements, about three of them at most (C14).
    public var sections: [Section]

    /// Makes a menu of sections, with a title only where it clarifies (C17).
    public init(title: String? = nil, _ sections: [Section]) {
        self.title = title
        self.sections = sections
    }

    /// Every command in the menu, from first to last, those in submenus included.
    public var commands: [Command] {
        sections.flatMap(\.commands)
    }

    /// Whether there is no command to choose, whatever titles there are. An empty menu isn't shown (C10).
    public var isEmpty: Bool {
        commands.isEmpty
    }
}

extension ContextMenu.Section {
    /// Every command in the section, those in submenus included.
    var commands: [Command] {
        elements.flatMap(\.commands)
    }
}

extension ContextMenu.Element {
    /// The command, or those of the submenu.
    var commands: [Command] {
        switch self {
        case .command(let command): [command]
        case .submenu(let submenu): submenu.commands
        }
    }
}
