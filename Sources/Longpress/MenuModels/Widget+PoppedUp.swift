import Gtk

extension Widget {
    /// Opens a context menu of a model on this widget, which needs none of its own. Neither focus nor selection changes.
    ///
    /// - Parameters:
    ///   - model: The menu. While it is open, it follows the model and the actions.
    ///   - source: The widget from which the actions are found.
    ///   - target: What the menu is for, in this widget's coordinates: one point if it is that which was pressed.
    ///   - trigger: What the menu opens by.
    ///   - handler: Called when the menu has left the screen.
    /// - Returns: Whether it has opened; it doesn't if nothing in it makes sense now.
    package func openContextMenu(
        _ model: MenuModel, actionsOf source: Widget, for target: Rectangle, by trigger: MenuTrigger,
        onClose handler: @escaping () -> Void
    ) -> Bool {
        guard let window = native else { return false }
        WindowInteraction.install(around: self)
        let commands = ModelMenu(model, for: source, on: self)
        let isPoint = max(target.width, target.height) < Self.leastTarget
        let guest = GuestMenu(
            menu: .context { _ in
                var configuration = ContextMenuConfiguration(
                    menu: ContextMenu(commands.sections()), targetRectangle: target)
                configuration.outlinesTarget = !isPoint
                return configuration
            }, onClose: handler)
        let interaction = WindowInteraction.of(window)
        let press = interaction.flatMap { window.convert($0.location, to: self) }
        let point = isPoint ? Point(x: target.midX, y: target.midY) : press.flatMap { target.contains($0) ? $0 : nil }
        let isOpen = MenuPresenter.shared.open(
            on: self, by: trigger, at: trigger.takesKeyboard ? nil : point, with: guest)
        if isOpen { interaction?.beginSliding() }
        return isOpen
    }

    /// What is smaller in both directions, in points, is a point that was pressed rather than a thing to outline.
    private static var leastTarget: Double { 8 }
}
