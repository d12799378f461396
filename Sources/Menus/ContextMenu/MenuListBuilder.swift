/// The common functions of the builders of menus, sections and submenus: the parts are collected in a list.
public protocol MenuListBuilder {
    /// A part of the list.
    associatedtype Item
}

extension MenuListBuilder {
    /// A string, which can't be part of a menu.
    @available(*, unavailable, message: "a menu holds commands: write Action(\"…\") { … } for one that does something")
    public static func buildExpression(_ text: String) -> [Item] { [] }
    /// Concatenates the parts.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap(\.self) }
    /// Supports `if` without `else`.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Supports `if` and `switch`.
    public static func buildEither(first items: [Item]) -> [Item] { items }
    /// Supports `else` and `switch`.
    public static func buildEither(second items: [Item]) -> [Item] { items }
    /// Supports `for`.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap(\.self) }
}
