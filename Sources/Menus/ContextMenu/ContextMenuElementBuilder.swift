/// Puts together what is written in the braces of a ``ContextMenu/Section``: anything but sections.
@resultBuilder public enum ContextMenuElementBuilder: MenuListBuilder {
    /// An element of a section.
    public typealias Item = ContextMenu.Element

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
}
