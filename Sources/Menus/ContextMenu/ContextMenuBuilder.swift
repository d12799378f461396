/// A group of a context menu, as written in a builder: `MenuSection { … }`.
public typealias MenuSection = ContextMenu.Section
/// Further commands behind one row, as written in a builder: `Submenu("Rotate") { … }`.
public typealias Submenu = ContextMenu.Submenu

extension ContextMenu {
    /// Makes a menu from its written parts: commands, submenus, deferred commands and sections, with conditions and loops.
    /// Elements between sections form sections of their own, and so do the elements before and after a ``Divider``.
    ///
    ///     ContextMenu(title: "3 Images") {
    ///         Command.copy
    ///         Submenu("Rotate") {
    ///             Command.rotateLeft
    ///             Command.rotateRight
    ///         }
    ///         Divider()
    ///         Command.delete
    ///     }
    public init(
        title: String? = nil, elementOrder: ElementOrder = .automatic,
        @ContextMenuBuilder _ content: () -> [ContextMenu.Section]
    ) {
        self.init(title: title, elementOrder: elementOrder, content())
    }
}

extension ContextMenu.Section {
    /// Makes a section from its written parts: commands, submenus and deferred commands.
    public init(
        title: String? = nil, isSingleChoice: Bool = false, elementSize: ContextMenu.ElementSize = .large,
        @ContextMenuElementBuilder _ content: () -> [ContextMenu.Element]
    ) {
        self.init(title: title, isSingleChoice: isSingleChoice, elementSize: elementSize, content())
    }
}

extension ContextMenu.Submenu {
    /// Makes a submenu from its written parts: commands, deferred commands and sections, but no further submenu.
    ///
    /// In a single choice the commands exclude each other, so that one of them has a check mark.
    public init(
        _ title: String, icon: MenuIcon? = nil, isSingleChoice: Bool = false,
        @SubmenuBuilder _ content: () -> [ContextMenu.Section]
    ) {
        var sections = content()
        if isSingleChoice { for index in sections.indices { sections[index].isSingleChoice = true } }
        self.init(title: title, icon: icon, sections: sections)
    }
}

/// The result builder of a ``ContextMenu``.
@resultBuilder public enum ContextMenuBuilder: MenuSectionsBuilder {
    /// An expression in the builder's braces.
    public typealias Item = MenuPart

    /// A submenu.
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [MenuPart] {
        [.element(.submenu(submenu))]
    }
}
