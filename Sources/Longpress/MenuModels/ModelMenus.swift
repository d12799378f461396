import Gtk

/// Keeps the menu that a widget has of a model as long as it is open: the model and its actions are followed only then.
package final class ModelMenus {
    private static let name: StaticString = "longpress-model-menus"

    private var open: ModelMenu?

    private init() {}

    /// Returns those of a widget.
    package static func of(_ widget: Widget) -> ModelMenus {
        if let known: ModelMenus = widget.attached(name) { return known }
        let menus = ModelMenus()
        widget.attach(menus, as: name)
        widget.onMenuEvent { [weak menus] event in
            if case .didClose = event { menus?.open = nil }
        }
        return menus
    }

    /// The commands of a model as they are now.
    package func menu(_ model: MenuModel, for widget: Widget) -> ModelMenu {
        let menu = ModelMenu(model, for: widget)
        open = menu
        let weak = WeakObject(widget)
        // A menu that has nothing to show doesn't open.
        MainLoop.soon { [weak self, weak menu] in
            if let self, open === menu, MenuPresenter.shared.owner != weak.value { open = nil }
        }
        return menu
    }
}
