/// The main menus of a program. They contain all commands; those that can't be performed now are dimmed rather than hidden.
public struct MenuBar: Hashable, Sendable {
    /// A menu of the bar.
    public struct Menu: Hashable, Sendable {
        /// The label in the bar.
        public var title: String
        /// The letter of the label that opens the menu with Alt; nil to use the first that no other menu has.
        public var mnemonic: Character?
        /// The groups of elements, with separators between them.
        public var sections: [ContextMenu.Section]

        /// Makes a menu of sections under a title with an underscore before its mnemonic letter, as in “F_ormat”. So a
        /// translation can choose the letter too, even one that its script lacks, as in “파일(_F)”.
        public init(label: String, sections: [ContextMenu.Section]) {
            let parts = label.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
            self.init(
                title: parts.joined(), mnemonic: parts.last.flatMap { parts.count > 1 ? $0.first : nil },
                sections: sections)
        }

        /// Makes a menu of sections under a title.
        public init(title: String, mnemonic: Character? = nil, sections: [ContextMenu.Section]) {
            self.title = title
            self.mnemonic = mnemonic
            self.sections = sections
        }
    }

    /// The menus in the order of the bar.
    public var menus: [Menu]

    /// Makes a bar of menus.
    public init(menus: [Menu]) {
        self.menus = menus
    }

    /// All commands in the bar, from first to last, including those in submenus.
    public var commands: [Command] {
        menus.flatMap { $0.sections.flatMap(\.commands) }
    }

    /// The commands of single choices, in sections and submenus.
    package var choices: Set<Command.ID> {
        var sections = menus.flatMap(\.sections)
        for case .submenu(let submenu) in sections.flatMap(\.elements) { sections += submenu.sections }
        return Set(sections.filter(\.isSingleChoice).flatMap(\.commands).map(\.id))
    }

    /// Returns the commands that aren't in the bar, compared by id and each only once, in the given order.
    ///
    /// For the commands of the program's context menus the result should be empty: every item should also be in the main
    /// interface.
    public func missing(from commands: [Command]) -> [Command] {
        var known = Set(self.commands.map(\.id))
        return commands.filter { known.insert($0.id).inserted }
    }
}
