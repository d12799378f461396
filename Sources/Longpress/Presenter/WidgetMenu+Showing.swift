import Gtk

extension WidgetMenu {
    /// Composes the menu and calculates its layout. Returns nil if there is no menu for the position, no command is available
    /// (E12, C10), or its target isn't visible.
    func presentation(for subject: MenuSubject, notifying events: MenuEvents) -> (any PresentedMenu)? {
        var subject = subject
        switch self {
        case .edit(let menu):
            (subject.keepClear, subject.arrowDirection) = (menu.keepClear, menu.preferredArrowDirection)
            let commands = menu.composed(for: subject.responder).commands
            if let widget = subject.widget.value { MenuFault.reportDuplicateIDs(in: menu.commands, of: widget) }
            guard !commands.isEmpty else { return reportIfUnperformable(with: menu.commands, about: subject) }
            subject.window.value?.forgetMenuRoom()
            guard let target = subject.visibleTarget else { return nil }
            if let widget = subject.widget.value { MenuFault.reportInaccessibleMenu(of: widget) }
            if subject.trigger == .secondaryClick, MenuPresenter.shared.opensEditMenuListsOnSecondaryClick {
                return EditMenuListPresentation(menu, showing: commands, of: subject, notifying: events)
            }
            guard let layout = EditMenuLayout.of(commands, at: target, for: subject) else { return nil }
            return EditMenuPresentation(menu, at: layout, of: subject, notifying: events)
        case .context(let provider):
            let request = ContextMenuRequest(at: subject.point, by: subject.trigger)
            guard let configuration = provider(request) else { return nil }
            subject.keepClear = configuration.keepClear
            let menu = configuration.menu.composed(for: subject.responder)
            // The program hasn't written guest menus for Longpress, so their faults aren't reported.
            let reportsFaults = subject.guest == nil
            if reportsFaults, let widget = subject.widget.value {
                MenuFault.reportDuplicateIDs(in: configuration.menu.commands, of: widget)
            }
            guard !menu.isEmpty else {
                return reportsFaults ? reportIfUnperformable(with: configuration.menu.commands, about: subject) : nil
            }
            subject.window.value?.forgetMenuRoom()
            guard let widget = subject.widget.value, let window = subject.window.value,
                let target = widget.visibleTarget(configuration.targetRectangle, in: window)
            else { return nil }
            if reportsFaults { MenuFault.reportInaccessibleMenu(of: widget, with: menu.icons) }
            if subject.isTouch, window is Window, window.contentBounds.width < ContextMenuSheet.wide {
                return ContextMenuSheet(configuration, showing: menu, of: subject, notifying: events)
            }
            let layout = ContextMenuLayout(menu, of: configuration, for: subject, on: widget, at: target, in: window)
            return ContextMenuPresentation(configuration, at: layout, of: subject, notifying: events)
        }
    }

    private func reportIfUnperformable(with commands: [Command], about subject: MenuSubject) -> (any PresentedMenu)? {
        if let widget = subject.widget.value {
            MenuFault.reportIfUnperformable(with: commands, of: widget, by: subject.responder)
        }
        return nil
    }
}
