public import Gtk

extension Widget {
    /// Gives the widget a context menu from a menu model. It replaces any menu that the widget has.
    ///
    ///     row.contextMenu(MenuModel(gMenuModel: model))
    ///
    /// Its commands are the model's actions, as GTK looks them up from the widget. Disabled ones aren't shown. Sections with
    /// their labels, rows of icons, submenus, icons, toggles and choices are as in GTK's own menus. A submenu within a submenu
    /// becomes a section of the outer one. An item whose attribute `x-longpress-destructive` is true is destructive. While the
    /// menu is open, it follows changes of the model and the actions. Keyboard shortcuts aren't shown, as in any context menu.
    ///
    /// A widget without a ``responder`` gets one that takes the focus.
    ///
    /// - Parameters:
    ///   - model: Returns the model for a press or, without a position, for the keyboard; nil for no menu. Called each time the
    ///     menu opens.
    ///   - name: The user-visible name of the target, for assistive technologies.
    ///   - preview: The preview of the target; nil for a list of commands only.
    public func contextMenu(
        name: @autoclosure @escaping () -> String? = nil,
        preview: @autoclosure @escaping () -> ContextMenuPreview? = nil,
        model: @escaping (ContextMenuRequest) -> MenuModel?
    ) {
        if responder == nil { responder = ItemResponder(self) }
        let weak = WeakObject(self)
        menu = .context { request in
            guard let widget = weak.value, let model = model(request) else { return nil }
            return ContextMenuConfiguration(
                menu: ContextMenu(ModelMenus.of(widget).menu(model, for: widget).sections()), preview: preview(),
                targetName: name())
        }
    }

    /// Gives the widget a context menu from a menu model, the same wherever it is pressed: see
    /// ``contextMenu(name:preview:model:)``.
    public func contextMenu(
        _ model: MenuModel, name: @autoclosure @escaping () -> String? = nil,
        preview: @autoclosure @escaping () -> ContextMenuPreview? = nil
    ) {
        contextMenu(name: name(), preview: preview()) { _ in model }
    }

    /// Gives the widget an edit menu: the standard commands, then those of a menu model.
    ///
    /// These are the model's actions, as in ``contextMenu(_:name:preview:)``. An edit menu has no submenus: the commands in the
    /// model's submenus are included in their place. Toggles and choices are left out, because an edit menu doesn't show states.
    ///
    /// A text view, a text field or a label without a ``responder`` gets the responder of its kind, any other widget one that
    /// takes the focus.
    ///
    /// - Parameter model: The model; nil for the menu that the program has set for GTK's own menu of a text view, a text field or
    ///   a label (`extra-menu`).
    public func editMenu(_ model: MenuModel? = nil) { editMenu(model, with: []) }

    /// Like ``editMenu(_:)``, but with further commands before the model's.
    package func editMenu(_ model: MenuModel?, with commands: [Command]) {
        let weak = WeakObject(self)
        editMenu {
            Standard()
            commands
            weak.value.flatMap { $0.commands(of: model ?? $0.extraMenu) } ?? []
        }
        if responder == nil { responder = ItemResponder(self) }
    }

    private func commands(of model: MenuModel?) -> [Command] {
        model.map { ModelMenus.of(self).menu($0, for: self).commands() } ?? []
    }
}
