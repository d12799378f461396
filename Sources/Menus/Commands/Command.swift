/// Something a person can choose, declared once: the menu bar, the edit menu, the context menu and the keyboard
/// shortcuts are all derived from it.
///
/// A command does nothing by itself. A ``Responder`` says whether it can be performed now, and performs it.
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
    /// The name of a freedesktop icon, symbolic by preference, or nil for none.
    public var icon: String?
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

    /// Makes a command; one of the program's own, unless told otherwise.
    public init(
        _ id: ID, title: String, icon: String? = nil, shortcut: Shortcut? = nil, alternateShortcuts: [Shortcut] = [],
        kind: Kind = .custom, isDestructive: Bool = false, keepsMenuPresented: Bool = false
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.shortcut = shortcut
        self.alternateShortcuts = alternateShortcuts
        self.kind = kind
        self.isDestructive = isDestructive
        self.keepsMenuPresented = keepsMenuPresented
    }

    /// All keys that perform it, those first that menus show.
    package var shortcuts: [Shortcut] { (shortcut.map { [$0] } ?? []) + alternateShortcuts }
}
