/// Something the user can choose, declared once: the menu bar, the edit menu, the context menu and the keyboard shortcuts are
/// all derived from it.
///
/// A command does nothing by itself. A ``Responder`` decides whether it can be performed now, and performs it; an ``Action``
/// is a command that contains its own code.
public struct Command: Identifiable, Hashable, Sendable {
    /// The owner of a command, which decides its position in an edit menu.
    public enum Kind: Hashable, Sendable {
        /// A command known from every program, such as Cut or Bold.
        case system
        /// A command that the program adds.
        case custom
    }

    /// The command's identity. Responders should compare ids: the title may change with the situation.
    public var id: ID
    /// The label exactly as shown.
    public var title: String
    /// The icon, preferably symbolic, or nil for none.
    public var icon: MenuIcon?
    /// A second line below the title in a context menu that gives details, or nil for none.
    public var subtitle: String?
    /// A short text at the end of the row in a context menu, such as a number of items, or nil for none.
    public var badge: String?
    /// A text that appears while the pointer rests on the item, and that screen readers read after the title, or nil for none.
    public var tooltip: String?
    /// Which of title and icon an edit menu shows.
    public var labelStyle = LabelStyle.automatic
    /// The commands that this one opens in an edit menu: as a page that replaces the bar, or as a submenu of the list. Empty
    /// for a command that is performed.
    public var page: [Command] { pageGroups.flatMap(\.self) }
    /// The commands of ``page`` in groups: a submenu has lines between the groups.
    package internal(set) var pageGroups: [[Command]] = []
    /// The keys that perform the command, shown in the main menus only, or nil for none.
    public var shortcut: Shortcut?
    /// Further keys that perform the command, for users who know other ones or have another keyboard. No menu shows them.
    public var alternateShortcuts: [Shortcut]
    /// Whether the command is a system command or one of the program's own.
    public var kind: Kind
    /// Whether the command destroys something. Context menus mark such commands and put them last.
    public var isDestructive: Bool
    /// Whether a context menu stays open when the command is chosen, so that the user can choose several in a row.
    public var keepsMenuPresented: Bool
    /// In a composed menu, whether a toggle is on; nil if the command isn't a toggle. Only a ``Responder`` sets it: composing
    /// replaces any declared value.
    public var isOn: Bool?
    private var carried: CommandValue?
    /// The code of an ``Action``; nil for a command that responders perform.
    var action: CarriedAction?
    /// Whether the command contains its own code.
    package var isAction: Bool { action != nil }
    /// The number of the command's group in an edit menu with lines between groups; nil in a menu with a line between any two
    /// commands.
    package var group: Int?

    /// Makes a command; one of the program's own by default.
    ///
    /// A command that is created at run time can carry a value that it refers to: see ``value(as:)``. Each such command still
    /// needs an id of its own.
    public init(
        _ id: ID, title: String, subtitle: String? = nil, icon: MenuIcon? = nil, badge: String? = nil,
        tooltip: String? = nil, shortcut: Shortcut? = nil, alternateShortcuts: [Shortcut] = [], kind: Kind = .custom,
        isDestructive: Bool = false, keepsMenuPresented: Bool = false, value: (any Hashable & Sendable)? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.badge = badge
        self.tooltip = tooltip
        self.shortcut = shortcut
        self.alternateShortcuts = alternateShortcuts
        self.kind = kind
        self.isDestructive = isDestructive
        self.keepsMenuPresented = keepsMenuPresented
        carried = value.map(CommandValue.init)
    }

    /// Returns the value that the command refers to, such as the playlist of “Add to Evening”, if it has this type.
    ///
    ///     Command("add", title: list.name, value: list.id)
    ///
    /// - Returns: The value; nil if there is none, or it has another type.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? { carried?.value as? Value }

    /// All keys that perform the command; first the ones that menus show.
    package var shortcuts: [Shortcut] { (shortcut.map { [$0] } ?? []) + alternateShortcuts }
}
