/// Puts together what is written in the braces of a ``ContextMenu/Submenu``: commands only.
@resultBuilder public enum CommandBuilder: MenuListBuilder {
    /// A command.
    public typealias Item = Command

    /// A command.
    public static func buildExpression(_ command: Command) -> [Command] { [command] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [Command] { commands }
}
