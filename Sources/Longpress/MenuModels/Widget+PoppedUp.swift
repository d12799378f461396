import Gtk

extension Widget {
    /// Opens a context menu from a model on this widget, which needs no menu of its own. Neither focus nor selection changes.
    ///
    /// - Parameters:
    ///   - model: The menu. While it is open, it follows changes of the model and the actions.
    ///   - source: The widget from which the actions are looked up.
    ///   - target: The area that the menu is for, in this widget's coordinates. If it is smaller than 8 points in both
    ///     directions, it counts as a pressed point.
    ///   - trigger: How the menu was opened.
    ///   - handler: Called when the menu has left the screen.
    /// - Returns: Whether it has opened. It doesn't if none of its commands is available.
    package func openContextMenu(
        _ model: MenuModel, actionsOf source: Widget, for target: Rectangle, by trigger: MenuTrigger,
        onClose handler: @escaping () -> Void
    ) -> Bool {
        guard let window = native else { return false }
        WindowInteraction.install(around: self)
        let commands = ModelMenu(model, for: source, on: self)
        let isPoint = max(target.width, target.height) < Self.minTarget
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
            on: self, by: trigger, at: trigger.grabsKeyboardFocus ? nil : point, with: guest)
        if isOpen { interaction?.beginSliding() }
        return isOpen
    }

    /// Targets smaller than this in both directions, in points, are pressed points rather than items to outline.
    private static var minTarget: Double { 8 }
}
