public import Gtk

/// What happens to a widget's menu, of either kind, told as it happens.
public enum MenuEvent: Hashable, Sendable {
    /// The menu has been composed, and is about to come on the screen.
    case willOpen(by: MenuTrigger)
    /// The menu is on the screen.
    case didOpen(by: MenuTrigger)
    /// The menu has left the screen: with the command that was chosen in it, which is performed next, or with none. Commands
    /// that kept it open aren't told of.
    indirect case didClose(chosen: Command?)
}

extension Widget {
    /// Calls a handler, for as long as the widget exists, when its menu is about to open, has opened and has closed.
    ///
    ///     video.contextMenu { Action("Save", icon: .save) { save() } }
    ///     video.onMenuEvent { event in
    ///         if case .didClose(nil) = event { video.play() } else if case .willOpen = event { video.pause() }
    ///     }
    ///
    /// Each menu that opens closes once, whatever closes it, before another one opens. A menu that has nothing to show doesn't
    /// open, and nothing is told of it. The handler must not hold the widget strongly.
    public func onMenuEvent(_ handler: @escaping (MenuEvent) -> Void) {
        let listeners = attached(MenuListeners.name, or: MenuListeners())
        listeners.handlers.append(handler)
    }

    /// Tells whoever listens what happens to the widget's menu.
    func tell(_ event: MenuEvent) {
        let listeners: MenuListeners? = attached(MenuListeners.name)
        listeners?.handlers.forEach { $0(event) }
    }
}

private final class MenuListeners {
    static let name: StaticString = "longpress-menu-listeners"

    var handlers: [(MenuEvent) -> Void] = []
}
