/// The commands an item may offer in its context menu, in sections with a separator between each two.
///
/// ``composed(for:loads:)`` makes of it the menu for one moment. Submenus don't go deeper than one level.
public struct ContextMenu: Hashable, Sendable {
    /// A group of related elements.
    public struct Section: Hashable, Sendable {
        /// A header above the group, only where it clarifies, or nil for none.
        public var title: String?
        /// Whether the commands exclude each other, so that one of them has a check mark: the one that its responder
        /// says is on.
        public var isSingleChoice: Bool
        /// The size of the commands, and so whether several stand side by side.
        public var elementSize: ElementSize
        /// The elements of the group, the most used first.
        public var elements: [Element]

        /// Makes a section of a list of elements.
        public init(
            title: String? = nil, isSingleChoice: Bool = false, elementSize: ElementSize = .large, _ elements: [Element]
        ) {
            self.title = title
            self.isSingleChoice = isSingleChoice
            self.elementSize = elementSize
            self.elements = elements
        }

        /// Makes a section of the elements written out.
        public init(_ elements: Element...) {
            self.init(elements)
        }
    }

    /// One row of a menu, or what it is to be loaded from.
    public indirect enum Element: Hashable, Sendable {
        // Indirect, as wherever one of several things may be a command: copying that takes code for each of its many parts.

        /// A command to choose.
        case command(Command)
        /// A row that opens further commands.
        case submenu(Submenu)
        /// Commands that are loaded once the menu is open; a row with a spinner until then.
        case deferred(DeferredCommands)
        /// A row that can't be chosen and says something, such as that loading failed.
        case message(String)
    }

    /// Further commands behind one row, under a telling title.
    public struct Submenu: Hashable, Sendable {
        /// The label of the row.
        public var title: String
        /// Its icon, symbolic by preference, or nil for none.
        public var icon: MenuIcon?
        /// The groups of elements in the submenu, the most used first. A submenu among them shows its elements in its place.
        public var sections: [Section]
        /// The command that opens the same as a page of an edit menu's bar; nil for any other submenu.
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

        /// Every command in the submenu, from first to last; none of what is still to be loaded.
        public var commands: [Command] { sections.flatMap(\.commands) }
    }

    /// A title for where it clarifies, such as "3 Images", or nil for none.
    public var title: String?
    /// Whether the first element is nearest the pointer, whichever way the menu opens.
    public var elementOrder: ElementOrder
    /// The groups of elements, about three of them at most.
    public var sections: [Section]

    /// Makes a menu of sections, with a title only where it clarifies.
    public init(title: String? = nil, elementOrder: ElementOrder = .automatic, _ sections: [Section]) {
        self.title = title
        self.elementOrder = elementOrder
        self.sections = sections
    }

    /// Every command in the menu, from first to last, those in submenus included.
    public var commands: [Command] {
        sections.flatMap(\.commands)
    }

    /// Whether there is nothing to show but titles: no command, nothing to be loaded, no message. An empty menu isn't
    /// shown.
    public var isEmpty: Bool {
        sections.allSatisfy(\.isEmpty)
    }

    /// The deferred commands of the menu, those of submenus included, from first to last.
    package var deferred: [DeferredCommands] { sections.flatMap(\.deferred) }
}

extension ContextMenu.Section {
    /// Every command in the section, those in submenus included.
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
    /// The command, or those of the submenu; none of what is still to be loaded.
    public var commands: [Command] {
        switch self {
        case .command(let command): [command]
        case .submenu(let submenu): submenu.commands
        case .deferred, .message: []
        }
    }

    /// Whether it is a submenu with nothing in it.
    fileprivate var isEmpty: Bool {
        if case .submenu(let submenu) = self { submenu.sections.allSatisfy(\.isEmpty) } else { false }
    }
}
