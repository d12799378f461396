import CGtk

/// A row of menus at the top of a window.
///
/// GTK 4.8 can't open one of them while another program has the pointer or the keyboard to itself, as a window manager
/// has for the moment in which it deals with a press: the menu is taken away again before it is on the screen
/// (gtk_popover_show). Here it is tried again, for as long as somebody would wait for it.
public final class MenuBarWidget: Widget {
    private let opener = Opener()

    /// Makes a menu bar from a description.
    public init(_ model: MenuModel) {
        super.init(sinking: gtk_popover_menu_bar_new_from_model(model.typed()))
        attach(MenuBarHover(self, menus), as: "gtk-menu-bar-hover")
        for (item, menu) in menus {
            let (item, menu) = (WeakObject(item), WeakObject(menu))
            menu.value?.connect("notify::visible") { [opener] _ in
                guard let menu = menu.value else { return }
                guard menu.isVisible else { return opener.hidden(item) }
                // By now it has what the model has.
                menu.nameMenuItems()
                opener.shown(isOnScreen: menu.isMapped)
            }
        }
    }

    /// Calls a handler when one of its menus has closed, which may be because another one opens.
    package func onClosed(_ handler: @escaping () -> Void) { opener.closed = handler }

    /// Whether one of its menus is open.
    public var isOpen: Bool { menus.contains { $0.menu.isMapped } }

    private var menus: [(item: Widget, menu: Widget)] {
        children.compactMap { item in item.children.first(where: \.isPopover).map { (item, $0) } }
    }
}

extension MenuBarWidget {
    /// Sees to it that the menu that was asked for last comes up.
    fileprivate final class Opener {
        /// Milliseconds from one try to the next, and how many there are.
        private static let (pause, most) = (20, 50)

        var closed: () -> Void = {}
        private var isOnScreen = false
        private var isTrying = false
        private var tries = 0
        private var pending: Timer?

        /// A menu has been shown; one that couldn't be put on the screen GTK hides again at once.
        func shown(isOnScreen: Bool) {
            self.isOnScreen = isOnScreen
            if !isTrying { tries = 0 }
            pending?.cancel()
        }

        /// It has been hidden, perhaps without ever having been on the screen.
        func hidden(_ item: WeakObject<Widget>) {
            if isOnScreen { closed() }
            guard !isOnScreen, tries < Self.most else { return }
            tries += 1
            pending?.cancel()
            pending = MainLoop.after(milliseconds: Self.pause) { [weak self] in self?.tryAgain(item) }
        }

        private func tryAgain(_ item: WeakObject<Widget>) {
            guard let title = item.value, title.window?.isActive == true else { return }
            isTrying = true
            gtk_widget_activate(title.widget)
            isTrying = false
        }
    }
}
