/// A command that contains its own code, for use in a single menu. It needs no ``Responder``.
///
///     row.contextMenu {
///         Action("Play", icon: .play) { play(song) }
///         Action("Remove", icon: .remove, role: .destructive) { remove(song) }
///     }
///
/// A command that is also in the menu bar, or has a shortcut, is declared once as a ``Command`` and performed by responders.
public typealias Action = Command

extension Command {
    /// What a command does to the user's work.
    public enum Role: Hashable, Sendable {
        /// It destroys something. Context menus mark such commands and put them last.
        case destructive
    }

    /// Makes a command that contains its own code.
    ///
    /// Autoclosure arguments are evaluated each time the menu is composed, so that a menu that stays open is updated.
    ///
    /// - Parameters:
    ///   - title: The label exactly as shown.
    ///   - id: The command's identity; nil to generate one. Set it if tests or records of menus refer to the command, or if
    ///     its title changes while it shows.
    ///   - subtitle: A second line below the title in a context menu.
    ///   - icon: The icon, preferably symbolic.
    ///   - badge: A short text at the end of the row in a context menu.
    ///   - tooltip: A text that appears while the pointer rests on the item.
    ///   - role: What the command does to the user's work.
    ///   - keepsMenuPresented: Whether a context menu stays open when the command is chosen.
    ///   - isAvailable: Whether the command can be performed now. If not, it isn't shown.
    ///   - isOn: Whether a toggle is on; nil if the command isn't a toggle.
    ///   - perform: Performs the command.
    @MainActor public init(
        _ title: String, id: ID? = nil, subtitle: String? = nil, icon: MenuIcon? = nil, badge: String? = nil,
        tooltip: String? = nil, role: Role? = nil, keepsMenuPresented: Bool = false,
        isAvailable: @autoclosure @escaping () -> Bool = true, isOn: @autoclosure @escaping () -> Bool? = nil,
        perform: @escaping () -> Void
    ) {
        self.init(
            id ?? CarriedAction.nextID(for: title), title: title, subtitle: subtitle, icon: icon, badge: badge,
            tooltip: tooltip, isDestructive: role == .destructive, keepsMenuPresented: keepsMenuPresented)
        action = CarriedAction(
            CommandHandler(isAvailable: isAvailable, isOn: isOn, perform: perform), isNameless: id == nil)
    }
}
