/// A command that carries what it does, for what is in one menu only. No ``Responder`` is needed for it.
///
///     row.contextMenu {
///         Action("Play", icon: .play) { play(song) }
///         Action("Remove", icon: .remove, role: .destructive) { remove(song) }
///     }
///
/// A command that is in the menu bar, too, or has a key, is declared once as a ``Command`` and performed by responders.
public typealias Action = Command

extension Command {
    /// What a command means for the person's work.
    public enum Role: Hashable, Sendable {
        /// It loses something. Context menus mark such commands and put them last.
        case destructive
    }

    /// Makes a command that carries what it does.
    ///
    /// What is said of it as an argument is asked for each time the menu is composed, so that a menu that stays open follows.
    ///
    /// - Parameters:
    ///   - title: The label exactly as seen.
    ///   - id: Its identity; nil for one of its own. One that is told apart in tests or in what is recorded of menus has one,
    ///     and so has one whose title changes while it shows.
    ///   - subtitle: A second line below the title in a context menu.
    ///   - icon: Its icon, symbolic by preference.
    ///   - badge: A short text at the end of the row in a context menu.
    ///   - tooltip: A text that appears while the pointer rests on it.
    ///   - role: What it means for the person's work.
    ///   - keepsMenuPresented: Whether a context menu stays open when it is chosen.
    ///   - isAvailable: Whether it can be performed now. What can't isn't shown.
    ///   - isOn: Whether a toggle is on; nil for what isn't one.
    ///   - perform: Performs it.
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
