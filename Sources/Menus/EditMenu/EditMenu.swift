/// The commands a view may offer in its edit menu: a short row above or below the selection or insertion point.
///
/// A program chooses which commands fit (E8) and can add its own (E27). What shows at a given moment is composed by
/// ``items(for:)``.
public struct EditMenu: Hashable, Sendable {
    /// Every command that the menu may show, in any order.
    public var commands: [Command]

    /// Makes a menu of commands; of the six standard ones, unless told otherwise (E1).
    public init(commands: [Command] = Command.standardEditing) {
        self.commands = commands
    }

    /// Makes a menu of standard commands followed by a program's own (E27).
    public init(standard: [Command] = Command.standardEditing, custom: [Command]) {
        self.init(commands: standard + custom)
    }

    /// The titles of composed items as they stand in the menu, such as `Cut | Copy | Paste`; for tests and logs.
    public static func outline(of commands: [Command]) -> String {
        commands.map(\.title).joined(separator: " | ")
    }
}
