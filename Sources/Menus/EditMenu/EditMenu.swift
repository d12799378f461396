/// The commands that a view may offer in its edit menu: a short row above or below the selection or insertion point.
///
/// A program chooses suitable commands and can add its own. ``composed(for:)`` selects the ones that show at a given moment.
public struct EditMenu: Hashable, Sendable {
    /// All commands that the menu may show, in any order.
    public var commands: [Command] {
        get { declared }
        set { (declared, ordered) = (newValue, Self.ordered(newValue)) }
    }
    private var declared: [Command]
    /// The commands in the order in which they show, computed once rather than with each press.
    package private(set) var ordered: [Command]

    /// The maximum number of the program's own commands that show at a time, of which those added first take precedence; nil
    /// for no limit. Commands for a misspelt word and for an address (``Menus/Command/spelling``, ``Menus/Command/links``)
    /// don't count.
    ///
    /// A program with many commands, of which all rarely apply at once, should add those for the rarest situations first: when
    /// they apply, they displace the others. The menu bar has all commands.
    public var customLimit: Int?

    /// The preferred direction of the menu's arrow, which also determines the side on which the menu appears.
    public enum ArrowDirection: Hashable, Sendable {
        /// Down, from a menu above its target, as on phones.
        case automatic
        /// Up, from a menu below its target.
        case up
        /// Down, from a menu above its target.
        case down
    }

    /// The direction of the arrow if there is room on both sides, and neither covers more of the areas to keep clear.
    public var preferredArrowDirection = ArrowDirection.automatic

    /// The commands that show if none of the others can be performed, as in an empty field with nothing on the clipboard, so
    /// that a press on editable text always opens a menu.
    public var fallback: [Command] = [.insertEmoji, .showText]

    /// Areas that this menu should leave uncovered if there is room, in the widget's coordinates, in addition to those kept
    /// clear in its window.
    public var keepClear: [Rectangle] = []

    /// Makes a menu of commands; of the six standard ones by default.
    public init(commands: [Command] = Command.standardEditing) {
        (declared, ordered) = (commands, Self.ordered(commands))
    }

    /// Makes a menu of standard commands followed by a program's own, of which at most `limit` show at a time.
    public init(standard: [Command] = Command.standardEditing, custom: [Command], limit: Int? = nil) {
        self.init(commands: standard + custom)
        customLimit = limit
    }

    /// Makes a menu of commands that are already in the order in which they show.
    package init(showing commands: [Command]) { (declared, ordered) = (commands, commands) }

    /// Sets the commands, which are already in the order in which they show.
    mutating func show(_ commands: [Command]) { (declared, ordered) = (commands, commands) }

    /// Whether the menu has no commands.
    public var isEmpty: Bool { commands.isEmpty }

    /// The menu as text, for tests and logs: its titles in the order in which they show, such as `Cut | Copy | Paste`.
    public var outline: String { ordered.map(\.title).joined(separator: " | ") }
}
