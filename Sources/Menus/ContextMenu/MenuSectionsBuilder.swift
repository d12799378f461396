/// The common functions of the builders of menus and submenus: the parts form sections.
public protocol MenuSectionsBuilder: MenuListBuilder where Item == MenuPart {}

extension MenuSectionsBuilder {
    /// A command.
    public static func buildExpression(_ command: Command) -> [MenuPart] { [.element(.command(command))] }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [MenuPart] {
        commands.map { .element(.command($0)) }
    }
    /// Deferred commands.
    public static func buildExpression(_ deferred: DeferredCommands) -> [MenuPart] {
        [.element(.deferred(deferred))]
    }
    /// A section.
    public static func buildExpression(_ section: ContextMenu.Section) -> [MenuPart] { [.section(section)] }
    /// A line between two sections.
    public static func buildExpression(_ divider: Divider) -> [MenuPart] { [.divider] }
    /// Returns all sections; the elements between two sections form a further one.
    public static func buildFinalResult(_ parts: [MenuPart]) -> [ContextMenu.Section] {
        MenuPart.sections(of: parts)
    }
}
