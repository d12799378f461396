/// Something a person can choose, declared once: the menu bar, the edit menu, the context menu and the keyboard
/// shortcuts are all derived from it.
///
/// A command does nothing by itself. A ``Responder`` says whether it can be performed now, and performs it; or the command
/// is an ``Action`` and carries what it does.
public struct Command: Identifiable, Hashable, Sendable {
    /// The owner of a command, which decides its position in an edit menu.
    public enum Kind: Hashable, Sendable {
        /// One that people know from every program, such as Cut or Bold.
        case system
        /// One that the program adds.
        case custom
    }

    /// The command's identity. Responders should go by it: the title may be another one for the moment.
    public var id: ID
    /// The label exactly as seen.
    public var title: String
    /// Its icon, symbolic by preference, or nil for none.
    public var icon: MenuIcon?
    /// A second line below the title in a context menu, which says more about it, or nil for none.
    public var subtitle: String?
    /// A short text at the end of the row in a context menu, such as how many there are of something, or nil for none.
    public var badge: String?
    /// A text that appears while the pointer rests on the item, and is read out after the title, or nil for none.
    public var tooltip: String?
    /// Which of title and icon an edit menu shows.
    public var labelStyle = LabelStyle.automatic
    /// The commands that this one opens in an edit menu: as a page in the place of its bar, or as a submenu of its list. Empty for a
    /// command that is performed.
    public var page: [Command] { pageGroups.flatMap(\.self) }
    /// The same in groups: a submenu has lines between them.
    package internal(set) var pageGroups: [[Command]] = []
    /// The keys that perform it, shown in the main menus only, or nil for none.
    public var shortcut: Shortcut?
    /// Further keys that perform it, for people who know it by others or have another keyboard. No menu shows them.
    public var alternateShortcuts: [Shortcut]
    /// Whether it is a system command or one of the program's own.
    public var kind: Kind
    /// Whether it loses something. Context menus mark such commands and put them last.
    public var isDestructive: Bool
    /// Whether a context menu stays open when the command is chosen in it, so that several can be chosen in a row.
    public var keepsMenuPresented: Bool
    /// In a composed menu, whether a toggle is on; nil for what isn't a toggle. Only a ``Responder`` says so:
    /// composing replaces whatever is declared here.
    public var isOn: Bool?
    private var carried: CommandValue?
    /// What an ``Action`` does; nil for a command that responders perform.
    var action: CarriedAction?
    /// Whether it carries what it does.
    package var isAction: Bool { action != nil }
    /// The group that it stands in, in an edit menu with lines between groups; nil in one with a line between each two commands.
    package var group: Int?

    /// Makes a command; one of the program's own, unless told otherwise.
    ///
    /// A command that is known only as the program runs can have a value, what it is about: see ``value(as:)``. Each of them
    /// has an id of its own all the same.
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

    /// What the command is about, if it carries a value of this type, such as the playlist of “Add to Evening”.
    ///
    ///     Command("add", title: list.name, value: list.id)
    ///
    /// - Returns: The value; nil if there is none, or it is of another type.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? { carried?.value as? Value }

    /// All keys that perform it, those first that menus show.
    package var shortcuts: [Shortcut] { (shortcut.map { [$0] } ?? []) + alternateShortcuts }
}
