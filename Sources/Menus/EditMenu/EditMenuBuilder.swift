extension EditMenu {
    /// Makes a menu from its written commands: the standard ones and a program's own, with conditions and loops. If there is a
    /// ``Divider``, lines show only there; otherwise there is a line between any two commands.
    ///
    ///     EditMenu {
    ///         Standard()
    ///         Action("Quote") { quote() }
    ///     }
    public init(@EditMenuBuilder _ content: () -> [Command]) {
        self.init(commands: content())
    }

    /// Makes a menu of groups of commands, with lines only between groups.
    public init(sections: [[Command]]) {
        self.init(commands: Self.commands(of: sections))
    }

    /// Returns the commands of all groups, each marked with its group's number.
    static func commands(of sections: [[Command]]) -> [Command] {
        sections.enumerated().flatMap { number, commands in
            commands.map { command in
                var command = command
                command.group = number
                return command
            }
        }
    }

    /// Returns whether there is a line between two consecutive items.
    package static func hasLine(between item: Command, and next: Command) -> Bool {
        item.group == nil || item.group != next.group
    }
}

/// The result builder of an ``EditMenu``: commands only.
@resultBuilder public enum EditMenuBuilder: MenuListBuilder {
    /// An expression in the builder's braces.
    public typealias Item = MenuPart

    /// The standard commands.
    public static func buildExpression(_ standard: Standard) -> [MenuPart] {
        buildExpression(Command.standardEditing)
    }
    /// A command.
    public static func buildExpression(_ command: Command) -> [MenuPart] { [.element(.command(command))] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [MenuPart] {
        commands.map { .element(.command($0)) }
    }
    /// A line between two groups of commands.
    public static func buildExpression(_ divider: Divider) -> [MenuPart] { [.divider] }
    /// A submenu, which an edit menu doesn't have.
    @available(*, unavailable, message: "an edit menu is one row of commands: it has pages, but no submenus")
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [MenuPart] { [] }
    /// A section, which an edit menu doesn't have.
    @available(*, unavailable, message: "an edit menu is one row of commands: it has no sections, but a Divider()")
    public static func buildExpression(_ section: ContextMenu.Section) -> [MenuPart] { [] }
    /// Deferred commands, which an edit menu doesn't have.
    @available(*, unavailable, message: "an edit menu shows what can be done at once: it has no deferred commands")
    public static func buildExpression(_ deferred: DeferredCommands) -> [MenuPart] { [] }
    /// Returns all commands, marked with their groups if there are dividers.
    public static func buildFinalResult(_ parts: [MenuPart]) -> [Command] {
        let sections = MenuPart.sections(of: parts).map(\.commands)
        return sections.count > 1 ? EditMenu.commands(of: sections) : sections.first ?? []
    }
}
