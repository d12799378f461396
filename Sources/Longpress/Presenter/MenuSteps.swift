import Gtk

/// A menu of which it is known what it has, which isn't nothing.
protocol ComposedMenu {
    /// Works out where it goes, before anything of it is on screen; nil if what it is about isn't to be seen.
    func place(for subject: MenuSubject) -> (any PlacedMenu)?
}

/// A menu of which it is known where it goes.
protocol PlacedMenu {
    /// Opens it there.
    func show(for subject: MenuSubject, telling events: MenuEvents) -> any PresentedMenu
}

extension WidgetMenu {
    /// Returns the menu's contents now; nil if there is no menu for the place, or if no command makes sense (E12, C10).
    func compose(for subject: MenuSubject) -> (any ComposedMenu)? {
        switch self {
        case .edit(let menu):
            let commands = menu.items(for: subject.responder)
            if !commands.isEmpty { return ComposedEditMenu(menu: menu, commands: commands) }
            tellIfNothingCanBeDone(with: menu.commands, about: subject)
        case .context(let provider):
            let request = ContextMenuRequest(at: subject.point, by: subject.trigger)
            guard let configuration = provider.configuration(for: request) else { return nil }
            let menu = configuration.menu.composed(for: subject.responder)
            if !menu.isEmpty { return ComposedContextMenu(configuration: configuration, menu: menu) }
            tellIfNothingCanBeDone(with: configuration.menu.commands, about: subject)
        }
        return nil
    }

    private func tellIfNothingCanBeDone(with commands: [Command], about subject: MenuSubject) {
        guard let widget = subject.widget.value else { return }
        MenuFault.tellIfNothingCanBeDone(with: commands, of: widget, by: subject.responder)
    }
}
