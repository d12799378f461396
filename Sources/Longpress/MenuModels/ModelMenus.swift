import Gtk

/// Keeps a widget's model menu while that is open. Only then are the model and its actions observed.
package final class ModelMenus {
    private static let name: StaticString = "longpress-model-menus"

    private var open: ModelMenu?

    private init() {}

    /// Returns the model menus of a widget.
    package static func of(_ widget: Widget) -> ModelMenus {
        if let known: ModelMenus = widget.attached(name) { return known }
        let menus = ModelMenus()
        widget.attach(menus, as: name)
        widget.onMenuEvent { [weak menus] event in
            if case .didClose = event { menus?.open = nil }
        }
        return menus
    }

    /// Returns the current commands of a model.
    package func menu(_ model: MenuModel, for widget: Widget) -> ModelMenu {
        let menu = ModelMenu(model, for: widget)
        open = menu
        let weak = WeakObject(widget)
        // A menu without items doesn't open.
        MainLoop.soon { [weak self, weak menu] in
            if let self, open === menu, MenuPresenter.shared.owner != weak.value { open = nil }
        }
        return menu
    }
}
