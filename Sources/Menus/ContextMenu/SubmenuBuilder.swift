/// Puts together what is written in the braces of a ``ContextMenu/Submenu``: what a menu holds, but for submenus.
@resultBuilder public enum SubmenuBuilder: MenuSectionsBuilder {
    /// One thing that is written in the braces.
    public typealias Item = MenuPart

    /// A submenu, which can't be in another one.
    @available(*, unavailable, message: "a submenu can't hold another submenu: put its commands in a Section")
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [MenuPart] { [] }
}
