extension EditMenu {
    /// Makes a menu of what is written out: the standard commands and a program's own, with conditions and loops.
    ///
    ///     EditMenu {
    ///         Standard()
    ///         Action("Quote") { quote() }
    ///     }
    public init(@EditMenuBuilder _ content: () -> [Command]) {
        self.init(commands: content())
    }
}

/// Puts together what is written in the braces of an ``EditMenu``: commands only.
@resultBuilder public enum EditMenuBuilder: MenuListBuilder {
    /// One thing that is written in the braces.
    public typealias Item = Command

    /// The standard commands.
    public static func buildExpression(_ standard: Standard) -> [Command] { Command.standardEditing }
    /// A command.
    public static func buildExpression(_ command: Command) -> [Command] { [command] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [Command] { commands }
    /// A submenu, which an edit menu doesn't have.
    @available(*, unavailable, message: "an edit menu is one row of commands: it has no submenus")
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [Command] { [] }
    /// A section, which an edit menu doesn't have.
    @available(*, unavailable, message: "an edit menu is one row of commands: it has no sections")
    public static func buildExpression(_ section: ContextMenu.Section) -> [Command] { [] }
    /// Deferred commands, which an edit menu doesn't have.
    @available(*, unavailable, message: "an edit menu shows what can be done at once: it has no deferred commands")
    public static func buildExpression(_ deferred: DeferredCommands) -> [Command] { [] }
}
