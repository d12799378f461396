/// Puts together what is written in the braces of a ``ContextMenu/Submenu``: commands only.
@resultBuilder public enum CommandBuilder {
    /// A command.
    public static func buildExpression(_ command: Command) -> [Command] { [command] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [Command] { commands }
    /// One command after another.
    public static func buildBlock(_ commands: [Command]...) -> [Command] { commands.flatMap(\.self) }
    /// Supports `if` without `else`.
    public static func buildOptional(_ commands: [Command]?) -> [Command] { commands ?? [] }
    /// Supports `if` and `switch`.
    public static func buildEither(first commands: [Command]) -> [Command] { commands }
    /// Supports `else` and `switch`.
    public static func buildEither(second commands: [Command]) -> [Command] { commands }
    /// Supports `for`.
    public static func buildArray(_ commands: [[Command]]) -> [Command] { commands.flatMap(\.self) }
}
