import Gtk

/// A submenu on screen, beside its row (C8).
final class SubmenuPresentation {
    /// The row that it belongs to.
    let index: Int
    private let list: ContextMenuList
    private let popover: Popover
    private let row: Button
    private weak var parent: ContextMenuList?

    init(
        _ submenu: ContextMenu.Submenu, at index: Int, of parent: ContextMenuList, for subject: MenuSubject,
        byKeyboard: Bool
    ) {
        self.index = index
        self.parent = parent
        row = parent.items.button(at: index)
        list = ContextMenuList(submenu.commands, of: subject)
        popover = Popover(role: .menu)
        popover.addStyle(MenuStyle.contextMenu)
        if row.hasLightText { popover.addStyle(MenuStyle.onDark) }
        popover.hasArrow = false
        popover.setAccessibleName(submenu.title)
        popover.child = list.widget
        popover.handsKeysToPresenter()
        row.addStyle(MenuStyle.current)
        row.setAccessibleExpanded(true)
        let place = parent.place(of: row)
        popover.attach(to: parent.widget)
        // GTK centres the body on the row; its first row belongs beside the row instead.
        let first = list.items.button(at: 0).bounds(in: list.widget)?.y ?? 0
        let drop = (popover.bodySize.height - place.height) / 2 - first - MenuStyle.padding
        popover.open(
            over: parent.widget, at: place, side: parent.widget.isRightToLeft ? .left : .right, shift: (0, drop))
        if byKeyboard { list.items.move(.first) }
    }

    /// Takes the submenu off the screen, and the keyboard back to its row if it was in it.
    func remove() {
        row.setAccessibleExpanded(false)
        row.removeStyle(MenuStyle.current)
        // Before the popover goes: GTK never lets go of one that ends with the focus in it.
        if popover.containsFocus { parent?.items.move(to: index) }
        popover.close()
        popover.unparent()
    }

    /// Deals with a key; false if the submenu doesn't have the keyboard and the key is the menu's.
    func handle(_ key: Key) -> Bool {
        guard list.items.current != nil else {
            guard key.name == list.openingArrow else { return false }
            list.items.move(.first)
            return true
        }
        switch key.name {
        case "Escape", list.widget.isRightToLeft ? "Right" : "Left": parent?.closeSubmenu()
        case list.openingArrow: break
        default: list.items.handle(key)
        }
        return true
    }
}
