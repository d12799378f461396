public import Gtk

extension Widget {
    /// Gives the widget a context menu of a menu model, in place of any menu that it has.
    ///
    ///     row.contextMenu(MenuModel(gMenuModel: model))
    ///
    /// Its commands are the model's actions, as GTK finds them from the widget on. What is disabled isn't shown. Sections, their
    /// labels and rows of icons, submenus, icons, toggles and choices are as in GTK's own menus; of a submenu within a submenu
    /// there is a section in the outer one. An item whose attribute `x-longpress-destructive` is true is destructive. While the
    /// menu is open, it follows the model and the actions. Keys don't show, as in no context menu.
    ///
    /// A widget without a ``responder`` gets one that takes the focus.
    ///
    /// - Parameters:
    ///   - model: The model for a press or, without a position, for the keyboard; nil for no menu. It is asked for each time.
    ///   - name: What the person knows the target by, for assistive tools.
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

    /// Gives the widget a context menu of a menu model, the same wherever it is pressed: see
    /// ``contextMenu(name:preview:model:)``.
    public func contextMenu(
        _ model: MenuModel, name: @autoclosure @escaping () -> String? = nil,
        preview: @autoclosure @escaping () -> ContextMenuPreview? = nil
    ) {
        contextMenu(name: name(), preview: preview()) { _ in model }
    }

    /// Gives the widget an edit menu: the standard commands, then those of a menu model.
    ///
    /// They are the model's actions as in ``contextMenu(_:name:preview:)``. An edit menu has no submenus: the commands in those of the
    /// model take their place. Toggles and choices are left out, since an edit menu doesn't show whether they are on.
    ///
    /// A text view, a text field or a label without a ``responder`` gets the one of its kind, any other widget one that takes the
    /// focus.
    ///
    /// - Parameter model: The model; nil for the menu that the program has given a text view, a text field or a label for GTK's
    ///   own (`extra-menu`).
    public func editMenu(_ model: MenuModel? = nil) { editMenu(model, with: []) }

    /// The same, with further commands before those of the model.
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
