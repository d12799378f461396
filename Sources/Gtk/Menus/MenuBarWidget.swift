import CGtk

/// A row of menus at the top of a window.
public final class MenuBarWidget: Widget {
    private let opener = MenuBarOpener()

    /// Makes a menu bar from a description.
    public init(_ model: MenuModel) {
        super.init(sinking: gtk_popover_menu_bar_new_from_model(model.typed()))
        attach(MenuBarHover(self, menus), as: "gtk-menu-bar-hover")
        for (item, menu) in menus {
            let (item, menu) = (WeakObject(item), WeakObject(menu))
            item.value?.onChange(of: "has-focus") {
                guard let item = item.value, item.bool("has-focus") else { return }
                item.scrollIntoRow()
            }
            menu.value?.connect("notify::visible") { [opener] _ in
                guard let menu = menu.value else { return }
                guard menu.isVisible else { return opener.hidden(item) }
                // In a narrow window, the item may be scrolled out of sight.
                item.value?.scrollIntoRow()
                opener.opening()
                // By now, the menu has the model's items.
                menu.nameMenuItems()
                opener.shown(isOnScreen: menu.isMapped)
            }
        }
    }

    /// Calls a handler when one of the menus is about to be shown. The handler can still fill the model.
    package func onOpening(_ handler: @escaping () -> Void) { opener.opening = handler }

    /// Calls a handler when one of the menus has closed, possibly because another one opens.
    package func onClosed(_ handler: @escaping () -> Void) { opener.closed = handler }

    /// Whether one of the menus is open.
    public var isOpen: Bool { hasOpenMenu }
}

extension Widget {
    fileprivate var menus: [(item: Widget, menu: Widget)] {
        children.compactMap { item in item.children.first(where: \.isPopover).map { (item, $0) } }
    }

    /// Whether this is a menu bar one of whose menus is open.
    var hasOpenMenu: Bool { menus.contains { $0.menu.isMapped } }
}
