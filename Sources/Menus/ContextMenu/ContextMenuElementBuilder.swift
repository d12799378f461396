/// The result builder of a ``ContextMenu/Section``: anything but sections.
@resultBuilder public enum ContextMenuElementBuilder: MenuListBuilder {
    /// An expression in the builder's braces.
    public typealias Item = ContextMenu.Element

    /// A command.
    public static func buildExpression(_ command: Command) -> [ContextMenu.Element] { [.command(command)] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [ContextMenu.Element] {
        commands.map(ContextMenu.Element.command)
    }
    /// A submenu.
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [ContextMenu.Element] { [.submenu(submenu)] }
    /// Deferred commands.
    public static func buildExpression(_ deferred: DeferredCommands) -> [ContextMenu.Element] { [.deferred(deferred)] }
    /// A section, which can't be in another one.
    @available(*, unavailable, message: "a section can't hold another section: end this one first")
    public static func buildExpression(_ section: ContextMenu.Section) -> [ContextMenu.Element] { [] }
    /// A line, which ends a section.
    @available(*, unavailable, message: "a section has no line in it: write two sections")
    public static func buildExpression(_ divider: Divider) -> [ContextMenu.Element] { [] }
}
