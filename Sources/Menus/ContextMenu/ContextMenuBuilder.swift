/// A group of a context menu, as it is written in a builder: `Section { … }`.
public typealias Section = ContextMenu.Section
/// Further commands behind one row, as they are written in a builder: `Submenu("Rotate") { … }`.
public typealias Submenu = ContextMenu.Submenu

extension ContextMenu {
    /// Makes a menu of what is written out: commands, submenus, deferred commands and sections, with conditions and
    /// loops. Elements that stand between sections make up sections of their own.
    ///
    ///     ContextMenu(title: "3 Images") {
    ///         Command.copy
    ///         Submenu("Rotate") {
    ///             Command.rotateLeft
    ///             Command.rotateRight
    ///         }
    ///         Section {
    ///             Command.delete
    ///         }
    ///     }
    public init(
        title: String? = nil, elementOrder: ElementOrder = .automatic, @ContextMenuBuilder _ content: () -> [Section]
    ) {
        self.init(title: title, elementOrder: elementOrder, content())
    }
}

extension ContextMenu.Section {
    /// Makes a section of what is written out: commands, submenus and deferred commands.
    public init(
        title: String? = nil, isSingleChoice: Bool = false,
        @ContextMenuElementBuilder _ content: () -> [ContextMenu.Element]
    ) {
        self.init(title: title, isSingleChoice: isSingleChoice, content())
    }
}

extension ContextMenu.Submenu {
    /// Makes a submenu of the commands written out; nothing else can be in one.
    public init(
        _ title: String, icon: String? = nil, isSingleChoice: Bool = false,
        @CommandBuilder _ content: () -> [Command]
    ) {
        self.init(title: title, icon: icon, isSingleChoice: isSingleChoice, commands: content())
    }
}

/// Puts together what is written in the braces of a ``ContextMenu``.
@resultBuilder public enum ContextMenuBuilder: MenuListBuilder {
    /// A section, or an element that belongs to one with its neighbours.
    public struct Item {
        fileprivate enum Content {
            case element(ContextMenu.Element)
            case section(ContextMenu.Section)
        }

        fileprivate let content: Content
    }

    /// A command.
    public static func buildExpression(_ command: Command) -> [Item] { parts([.command(command)]) }
    /// A list of commands.
    public static func buildExpression(_ commands: [Command]) -> [Item] {
        parts(commands.map(ContextMenu.Element.command))
    }
    /// A submenu.
    public static func buildExpression(_ submenu: ContextMenu.Submenu) -> [Item] { parts([.submenu(submenu)]) }
    /// Commands that are loaded.
    public static func buildExpression(_ deferred: DeferredCommands) -> [Item] { parts([.deferred(deferred)]) }
    /// A section.
    public static func buildExpression(_ section: ContextMenu.Section) -> [Item] { [Item(content: .section(section))] }

    /// All sections; what stands between two of them makes up one more.
    public static func buildFinalResult(_ parts: [Item]) -> [ContextMenu.Section] {
        var sections: [ContextMenu.Section] = []
        var loose: [ContextMenu.Element] = []
        func gather() {
            if !loose.isEmpty { sections.append(ContextMenu.Section(loose)) }
            loose = []
        }
        for part in parts {
            switch part.content {
            case .element(let element): loose.append(element)
            case .section(let section):
                gather()
                sections.append(section)
            }
        }
        gather()
        return sections
    }

    private static func parts(_ elements: [ContextMenu.Element]) -> [Item] {
        elements.map { Item(content: .element($0)) }
    }
}
