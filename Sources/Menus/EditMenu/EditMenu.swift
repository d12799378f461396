/// The commands a view may offer in its edit menu: a short row above or below the selection or insertion point.
///
/// A program chooses which commands fit and can add its own. What shows at a given moment is composed by
/// ``composed(for:)``.
public struct EditMenu: Hashable, Sendable {
    /// Every command that the menu may show, in any order.
    public var commands: [Command] {
        get { declared }
        set { (declared, ordered) = (newValue, Self.ordered(newValue)) }
    }
    private var declared: [Command]
    /// The same in the order in which they show, which is worked out once rather than with each press.
    package private(set) var ordered: [Command]

    /// The most of the program's own commands that show at a time, those added first before the others; nil for all. Those for
    /// a misspelt word and for an address (``Menus/Command/spelling``, ``Menus/Command/links``) don't count.
    ///
    /// A program with more of them than are few, of which seldom all make sense at once, puts those for the
    /// rarest moments first: they then take the place of the others. The menu bar has them all.
    public var customLimit: Int?

    /// Where the arrow had better point, which says on which side the menu is.
    public enum ArrowDirection: Hashable, Sendable {
        /// Down, from a menu above what it is about, as phones have it.
        case automatic
        /// Up, from a menu below.
        case up
        /// Down, from a menu above.
        case down
    }

    /// Where the arrow points if there is room on either side, and neither covers more of what is to be kept clear.
    public var preferredArrowDirection = ArrowDirection.automatic

    /// What shows where none of the commands can be performed, as in an empty field with nothing on the clipboard: a press on
    /// text that can be edited is answered there, too.
    public var fallback: [Command] = [.insertEmoji, .showText]

    /// What this menu should leave uncovered where there is room, in the widget's coordinates, beside what is kept clear in its
    /// window.
    public var keepClear: [Rectangle] = []

    /// Makes a menu of commands; of the six standard ones, unless told otherwise.
    public init(commands: [Command] = Command.standardEditing) {
        (declared, ordered) = (commands, Self.ordered(commands))
    }

    /// Makes a menu of standard commands followed by a program's own, of which at most `limit` show at a time.
    public init(standard: [Command] = Command.standardEditing, custom: [Command], limit: Int? = nil) {
        self.init(commands: standard + custom)
        customLimit = limit
    }

    /// Makes a menu of commands that are in the order in which they show.
    package init(showing commands: [Command]) { (declared, ordered) = (commands, commands) }

    /// Has these commands alone, which are in the order in which they show.
    mutating func show(_ commands: [Command]) { (declared, ordered) = (commands, commands) }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { commands.isEmpty }

    /// The menu as text, for tests and logs: its titles in the order in which they show, such as `Cut | Copy | Paste`.
    public var outline: String { ordered.map(\.title).joined(separator: " | ") }
}
