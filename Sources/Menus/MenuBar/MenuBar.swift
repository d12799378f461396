/// The main menus of a program. They hold every command there is, and dim rather than hide what can't be done now.
public struct MenuBar: Hashable, Sendable {
    /// One menu of the bar.
    public struct Menu: Hashable, Sendable {
        /// The label in the bar.
        public var title: String
        /// The letter of the label that opens the menu with Alt; nil for the first that no other menu has.
        public var mnemonic: Character?
        /// The groups of elements, with a separator between each two.
        public var sections: [ContextMenu.Section]

        /// Makes a menu of sections under a title with an underscore before the letter that opens the menu with Alt, as in
        /// “F_ormat”. A translation can so choose the letter too, also one that its script lacks, as in “파일(_F)”.
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

    /// Every command in the bar, from first to last, those in submenus included.
    public var commands: [Command] {
        menus.flatMap { $0.sections.flatMap(\.commands) }
    }

    /// The commands of groups and submenus in which they exclude each other.
    package var choices: Set<Command.ID> {
        var sections = menus.flatMap(\.sections)
        for case .submenu(let submenu) in sections.flatMap(\.elements) { sections += submenu.sections }
        return Set(sections.filter(\.isSingleChoice).flatMap(\.commands).map(\.id))
    }

    /// Which of the commands aren't in the bar, by id and each once, in the order given.
    ///
    /// It should be none of those in the program's context menus: every item there is also in the main interface.
    public func missing(from commands: [Command]) -> [Command] {
        var known = Set(self.commands.map(\.id))
        return commands.filter { known.insert($0.id).inserted }
    }
}
