public import Gtk

/// An event of a widget's menu of either kind.
public enum MenuEvent: Hashable, Sendable {
    /// The menu has been composed and is about to appear.
    case willOpen(by: MenuTrigger)
    /// The menu has appeared.
    case didOpen(by: MenuTrigger)
    /// The menu has disappeared. The chosen command, if any, is performed next. Commands that keep the menu open aren't reported.
    indirect case didClose(chosen: Command?)
}

extension Widget {
    /// Calls a handler when the widget's menu is about to open, has opened and has closed, for as long as the widget exists.
    ///
    ///     video.contextMenu { Action("Save", icon: .save) { save() } }
    ///     video.onMenuEvent { event in
    ///         if case .didClose(nil) = event { video.play() } else if case .willOpen = event { video.pause() }
    ///     }
    ///
    /// Each menu that opens closes exactly once, for whatever reason, before another one opens. A menu without content doesn't
    /// open, and isn't reported. The handler must not hold the widget strongly.
    public func onMenuEvent(_ handler: @escaping (MenuEvent) -> Void) {
        let listeners = attached(MenuListeners.name, or: MenuListeners())
        listeners.handlers.append(handler)
    }

    /// Notifies the handlers of an event of the widget's menu.
    func notify(_ event: MenuEvent) {
        let listeners: MenuListeners? = attached(MenuListeners.name)
        listeners?.handlers.forEach { $0(event) }
    }
}

private final class MenuListeners {
    static let name: StaticString = "longpress-menu-listeners"

    var handlers: [(MenuEvent) -> Void] = []
}
