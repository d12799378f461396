/// The commands that an item may offer in its context menu, in sections with separators between them.
///
/// ``composed(for:loads:)`` returns the menu for one moment. Submenus have only one level.
public struct ContextMenu: Hashable, Sendable {
    /// A group of related elements.
    public struct Section: Hashable, Sendable {
        /// A header above the group, to use only where it clarifies, or nil for none.
        public var title: String?
        /// Whether the commands exclude each other, so that one of them has a check mark: the one whose responder reports that
        /// it is on.
        public var isSingleChoice: Bool
        /// The size of the commands, which determines whether several are side by side.
        public var elementSize: ElementSize
        /// The elements of the group, the most used first.
        public var elements: [Element]

        /// Makes a section from a list of elements.
        public init(
            title: String? = nil, isSingleChoice: Bool = false, elementSize: ElementSize = .large, _ elements: [Element]
        ) {
            self.title = title
            self.isSingleChoice = isSingleChoice
            self.elementSize = elementSize
            self.elements = elements
        }

        /// Makes a section from its elements.
        public init(_ elements: Element...) {
            self.init(elements)
        }
    }

    /// A row of a menu, or a placeholder for rows that are loaded.
    public indirect enum Element: Hashable, Sendable {
        // Indirect, like every enum with a case for a command: copying a command takes code for each of its many stored
        // properties.

        /// A command to choose.
        case command(Command)
        /// A row that opens further commands.
        case submenu(Submenu)
        /// Commands that are loaded once the menu is open; a row with a spinner until then.
        case deferred(DeferredCommands)
        /// A row that can't be chosen and shows a message, such as that loading failed.
        case message(String)
    }

    /// Further commands behind one row, under a title that describes them.
    public struct Submenu: Hashable, Sendable {
        /// The label of the row.
        public var title: String
        /// The icon, preferably symbolic, or nil for none.
        public var icon: MenuIcon?
        /// The groups of elements in the submenu, the most used first. A nested submenu is replaced by its elements.
        public var sections: [Section]
        /// The command that opens the same commands as a page of an edit menu's bar; nil for any other submenu.
        package internal(set) var command: Command.ID?

        /// Makes a submenu of sections under a title.
        public init(title: String, icon: MenuIcon? = nil, sections: [Section]) {
            self.title = title
            self.icon = icon
            self.sections = sections
        }

        /// Makes a submenu of commands under a title. In a single choice the commands exclude each other, so that one of them
        /// has a check mark.
        public init(title: String, icon: MenuIcon? = nil, isSingleChoice: Bool = false, commands: [Command]) {
            self.init(
                title: title, icon: icon,
                sections: [Section(isSingleChoice: isSingleChoice, commands.map(Element.command))])
        }

        /// All commands in the submenu, from first to last, except deferred ones.
        public var commands: [Command] { sections.flatMap(\.commands) }
    }

    /// The title, to use only where it clarifies, such as "3 Images", or nil for none.
    public var title: String?
    /// Whether the first element is nearest to the pointer, even if the menu opens upward.
    public var elementOrder: ElementOrder
    /// The groups of elements; about three at most.
    public var sections: [Section]

    /// Makes a menu of sections, with a title only where that clarifies.
    public init(title: String? = nil, elementOrder: ElementOrder = .automatic, _ sections: [Section]) {
        self.title = title
        self.elementOrder = elementOrder
        self.sections = sections
    }

    /// All commands in the menu, from first to last, including those in submenus.
    public var commands: [Command] {
        sections.flatMap(\.commands)
    }

    /// Whether the menu has nothing but titles: no commands, no deferred commands, no messages. An empty menu isn't shown.
    public var isEmpty: Bool {
        sections.allSatisfy(\.isEmpty)
    }

    /// The deferred commands of the menu, including those of submenus, from first to last.
    package var deferred: [DeferredCommands] { sections.flatMap(\.deferred) }
}

extension ContextMenu.Section {
    /// All commands in the section, including those in submenus.
    package var commands: [Command] {
        elements.flatMap(\.commands)
    }

    fileprivate var isEmpty: Bool { elements.allSatisfy(\.isEmpty) }

    fileprivate var deferred: [DeferredCommands] {
        elements.flatMap { element -> [DeferredCommands] in
            switch element {
            case .deferred(let deferred): [deferred]
            case .submenu(let submenu): submenu.sections.flatMap(\.deferred)
            case .command, .message: []
            }
        }
    }
}

extension ContextMenu.Element {
    /// The command, or the commands of the submenu, except deferred ones.
    public var commands: [Command] {
        switch self {
        case .command(let command): [command]
        case .submenu(let submenu): submenu.commands
        case .deferred, .message: []
        }
    }

    /// Whether the element is a submenu without elements.
    fileprivate var isEmpty: Bool {
        if case .submenu(let submenu) = self { submenu.sections.allSatisfy(\.isEmpty) } else { false }
    }
}
