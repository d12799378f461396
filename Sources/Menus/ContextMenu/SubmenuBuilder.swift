/// The result builder of a ``ContextMenu/Submenu``: everything that a menu can have, except submenus.
@resultBuilder public enum SubmenuBuilder: MenuSectionsBuilder {
    /// An expression in the builder's braces.
    public typealias Item = MenuPart

    /// A submenu, which can't be in another one.
    @available(*, unavailable, message: "a submenu can't hold another submenu: put its commands in a Section")
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [MenuPart] { [] }
}
