public import Menus

/// Why a menu looks as it does: an explanation for each command that it declares.
///
/// Use it to find out why a command is missing, in a program's tests or while debugging:
///
///     print(ResponderChain(first: view.responder).explanation(of: menu))
public struct MenuExplanation: Hashable, Sendable, CustomStringConvertible {
    /// The commands: first the visible ones, in the order of the menu, those of a submenu after its row; then the hidden ones, in
    /// the order of their declaration.
    public var commands: [CommandExplanation]

    /// The explanations, one below the other.
    public var description: String { commands.map(\.description).joined(separator: "\n") }

    /// The explanations of a command; several if it is declared several times.
    public subscript(id: Command.ID) -> [CommandExplanation] {
        commands.filter { $0.command.id == id }
    }
}
