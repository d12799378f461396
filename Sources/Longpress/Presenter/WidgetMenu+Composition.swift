import Gtk

extension WidgetMenu {
    /// Returns the menu's contents now; nil if there is no menu for the position, or if no command makes sense (E12, C10).
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
