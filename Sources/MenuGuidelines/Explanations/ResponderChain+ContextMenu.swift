public import Menus

extension ResponderChain {
    /// Explains a context menu as it would open now: for each command, including those in submenus and those that have been
    /// loaded, which responders were asked, which can perform it, and why it is at its position or hidden.
    ///
    /// - Parameters:
    ///   - menu: The menu as declared.
    ///   - loads: The states of loading deferred commands. Those that aren't in it have the state that they were kept in.
    ///   - opensUpward: Whether the menu opens upward from its anchor.
    ///   - byKeyboard: Whether the menu was opened by keyboard.
    public func explanation(
        of menu: ContextMenu, loads: [DeferredCommands: DeferredCommands.State] = [:], opensUpward: Bool = false,
        byKeyboard: Bool = false
    ) -> MenuExplanation {
        var explainer = Explainer(self)
        let isReversed = menu.isReversed(opensUpward: opensUpward, byKeyboard: byKeyboard)
        if let first = responders.first {
            let seen = menu.composed(for: first, loads: loads)
                .arranged(opensUpward: opensUpward, byKeyboard: byKeyboard)
            let rows = seen.sections.flatMap(\.elements)
            for (index, row) in rows.enumerated() {
                switch row {
                case .command(let command):
                    explainer.add(
                        command, at: .init(row: index + 1, count: rows.count),
                        because: (command.isDestructive ? [.destructiveLast] : []) + (isReversed ? [.reversed] : []))
                case .submenu(let submenu):
                    for (index, command) in submenu.commands.enumerated() {
                        explainer.add(
                            command,
                            at: .init(row: index + 1, count: submenu.commands.count, menu: submenu.title),
                            because: command.isDestructive ? [.destructiveLast] : [])
                    }
                case .deferred, .message: break
                }
            }
        }
        explainer.addHidden(of: menu.sections.flatMap(\.elements).flatMap { $0.commands(after: loads) }) { _ in nil }
        return MenuExplanation(commands: explainer.commands)
    }

    /// Explains the menu bar as it is now: everything is shown, and commands that no responder can perform are dimmed.
    public func explanation(of menuBar: MenuBar) -> MenuExplanation {
        var explainer = Explainer(self)
        for menu in menuBar.menus {
            let commands = menu.sections.flatMap(\.commands)
            for (index, (command, available)) in zip(commands, available(commands)).enumerated() {
                explainer.add(
                    available ?? command,
                    at: .init(row: index + 1, count: commands.count, menu: menu.title), because: [])
            }
        }
        return MenuExplanation(commands: explainer.commands)
    }
}

extension ContextMenu.Element {
    /// Returns the commands, including those that have been loaded.
    @MainActor fileprivate func commands(after loads: [DeferredCommands: DeferredCommands.State]) -> [Command] {
        switch self {
        case .submenu(let submenu): return submenu.sections.flatMap(\.elements).flatMap { $0.commands(after: loads) }
        case .deferred(let deferred):
            if case .loaded(let commands) = loads[deferred] ?? deferred.state { return commands }
            return []
        case .command, .message: return commands
        }
    }
}
