import Gtk

/// A submenu, beside its row while it is open (C8).
final class SubmenuPresentation {
    /// The index of the row that it belongs to.
    let index: Int
    let list: ContextMenuList
    let popover = Popover(role: .menu)
    private let row: ContextMenuRow
    /// Where it is in the window, as it was placed.
    private(set) var placement: SubmenuPlacement?

    init(_ submenu: ContextMenu.Submenu, at index: Int, row: ContextMenuRow, of subject: MenuSubject) {
        self.index = index
        self.row = row
        list = ContextMenuList(submenu, of: subject)
        popover.addStyle(MenuStyle.contextMenu)
        popover.hasArrow = false
        popover.setAccessibleName(submenu.title)
        popover.child = list.widget
        popover.handsKeysToPresenter()
    }

    /// The distance from the submenu's top to its first row.
    private static let inset = MenuStyle.padding

    /// Where it goes, in the coordinates of its parent's list; nil while that isn't on screen.
    func place(in parent: ContextMenuList) -> SubmenuPlacement? {
        let isAttached = popover.parent != nil
        popover.attach(to: parent.widget)
        let size = popover.bodySize
        // A popover that is hidden isn't left there: assistive tools would see it.
        if !isAttached { popover.unparent() }
        return parent.placement(Size(width: size.width, height: size.height), row.button)
    }

    /// Opens it beside its row.
    func open(in parent: ContextMenuList, byKeyboard: Bool) {
        guard var placement = place(in: parent) else { return }
        if row.button.hasLightText { popover.addStyle(MenuStyle.onDark) }
        row.button.addStyle(MenuStyle.current)
        row.button.setAccessibleExpanded(true)
        row.point(to: placement.side)
        popover.attach(to: parent.widget)
        let height = popover.bodySize.height
        if placement.frame.height < height {
            let rows = placement.frame.height - height + list.height
            popover.child = nil
            popover.child = list.scrolled(height: rows, fromEnd: false)
            placement =
                parent.placement(
                    Size(width: popover.bodySize.width, height: placement.frame.height), row.button) ?? placement
        }
        self.placement = placement
        popover.open(
            over: parent.widget,
            at: Rect(x: placement.frame.midX, y: placement.frame.minY, width: 0, height: 0), side: .below)
        if byKeyboard { list.items.move(.first) }
    }

    /// Takes the keyboard from the menu.
    func takeKeyboard() {
        if list.items.current == nil { list.items.move(.first) }
    }

    /// Takes the submenu off the screen, and the keyboard back to its row if it was in it.
    func close(in parent: ContextMenuList) {
        row.button.setAccessibleExpanded(false)
        if parent.items.current != index { row.button.removeStyle(MenuStyle.current) }
        // Before the popover goes: GTK never lets go of one that ends with the focus in it.
        if popover.containsFocus { parent.items.move(to: index) }
        list.items.leave()
        popover.close()
        popover.unparent()
    }

    /// Shows other titles and check marks.
    func update(to commands: [Command]) { list.show(commands) }

    /// Deals with a key; false if the submenu doesn't have the keyboard and the key is the menu's.
    func handle(_ key: Key, in parent: ContextMenuList) -> Bool {
        let closingArrow = list.widget.isRightToLeft ? "Right" : "Left"
        switch key.name {
        case "Escape", closingArrow:
            parent.closeSubmenu()
            parent.items.move(to: index)
        case list.openingArrow: takeKeyboard()
        default:
            guard list.items.current != nil else { return false }
            list.items.handleVertically(key)
        }
        return true
    }
}
