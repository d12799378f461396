/// Puts together what is written in the braces of a ``ContextMenu/Submenu``: what a menu holds, but for submenus.
@resultBuilder public enum SubmenuBuilder: MenuListBuilder {
    /// What is written, one thing of it.
    public typealias Item = MenuPart

    /// A command.
    public static func buildExpression(_ command: Command) -> [MenuPart] { [.element(.command(command))] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [MenuPart] {
        commands.map { .element(.command($0)) }
    }
    /// Commands that are loaded.
    public static func buildExpression(_ deferred: DeferredCommands) -> [MenuPart] {
        [.element(.deferred(deferred))]
    }
    /// A section.
    public static func buildExpression(_ section: ContextMenu.Section) -> [MenuPart] { [.section(section)] }
    /// A line between two sections.
    public static func buildExpression(_ divider: Divider) -> [MenuPart] { [.divider] }
    /// A submenu, which can't be in another one.
    @available(*, unavailable, message: "a submenu can't hold another submenu: put its commands in a Section")
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [MenuPart] { [] }
    /// All sections; what stands between two of them makes up one more.
    public static func buildFinalResult(_ parts: [MenuPart]) -> [ContextMenu.Section] {
        MenuPart.sections(of: parts)
    }
}
