public import Menus

/// Why a menu looks as it does: an explanation for each command that it declares.
///
/// It helps to find out why a command is missing, in a program's tests and while debugging:
///
///     print(ResponderChain(first: view.responder).explanation(of: menu))
public struct MenuExplanation: Hashable, Sendable, CustomStringConvertible {
    /// The commands: first those that show, in the order in which they are seen, with a submenu's after its row; then the
    /// hidden ones, in the order in which they are declared.
    public var commands: [CommandExplanation]

    /// The explanations one below the other.
    public var description: String { commands.map(\.description).joined(separator: "\n") }

    /// The explanations of one command; more than one if it is declared several times.
    public subscript(id: Command.ID) -> [CommandExplanation] {
        commands.filter { $0.command.id == id }
    }
}
