/// Puts together what is written in the braces of a ``ContextMenu/Section``: anything but sections.
@resultBuilder public enum ContextMenuElementBuilder {
    /// A command.
    public static func buildExpression(_ command: Command) -> [ContextMenu.Element] { [.command(command)] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [ContextMenu.Element] {
        commands.map(ContextMenu.Element.command)
    }
    /// A submenu.
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [ContextMenu.Element] { [.submenu(submenu)] }
    /// Commands that are loaded.
    public static func buildExpression(_ deferred: DeferredCommands) -> [ContextMenu.Element] { [.deferred(deferred)] }
    /// One thing after another.
    public static func buildBlock(_ elements: [ContextMenu.Element]...) -> [ContextMenu.Element] {
        elements.flatMap(\.self)
    }
    /// Supports `if` without `else`.
    public static func buildOptional(_ elements: [ContextMenu.Element]?) -> [ContextMenu.Element] { elements ?? [] }
    /// Supports `if` and `switch`.
    public static func buildEither(first elements: [ContextMenu.Element]) -> [ContextMenu.Element] { elements }
    /// Supports `else` and `switch`.
    public static func buildEither(second elements: [ContextMenu.Element]) -> [ContextMenu.Element] { elements }
    /// Supports `for`.
    public static func buildArray(_ elements: [[ContextMenu.Element]]) -> [ContextMenu.Element] {
        elements.flatMap(\.self)
    }
}
