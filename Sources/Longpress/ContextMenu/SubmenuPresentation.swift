import Gtk

/// A submenu, shown beside its row while it is open (C8).
final class SubmenuPresentation {
    let list: ContextMenuList
    let popover = Popover(role: .menu)
    /// The title of its row.
    var title: String { row.title }
    private let row: ContextMenuRow
    private var scrolled: ScrolledList?
    private let motion = MotionController(phase: .capture)
    private var still: StillPointer?
    /// The pointer's motion while the submenu is open, in the popover's coordinates.
    private var trail = PointerTrail()
    /// The placement that was chosen for it, in its parent list's coordinates.
    private(set) var placement: SubmenuPlacement?
    /// The preferred size; nil until it is measured.
    private var size: Size?

    init(_ submenu: ContextMenu.Submenu, row: ContextMenuRow) {
        self.row = row
        list = ContextMenuList(ContextMenu(submenu))
        popover.addStyle(MenuStyle.contextMenu)
        popover.hasArrow = false
        popover.setAccessibleName(submenu.title)
        popover.child = list.widget
        motion.onMove { [weak self] in self?.point(at: $0) }
        popover.add(motion)
    }

    /// Makes the item under the pointer the current one, from which the keyboard continues.
    private func point(at point: Point) {
        guard trail.hasMoved(to: point) else { return }
        list.items.point(at: popover.pick(point).flatMap(list.items.index))
    }

    /// Returns its placement in the coordinates of its parent's list; nil while that isn't on screen.
    private func place(in parent: ContextMenuList) -> SubmenuPlacement? {
        size.flatMap { parent.placement($0, row.button) }
    }

    private func measure(in parent: ContextMenuList) {
        let isAttached = popover.parent != nil
        popover.attach(to: parent.submenuParent)
        if let width = parent.widthLimit { list.narrow(to: width) }
        size = popover.bodySize
        // A hidden popover isn't left attached: assistive technologies would find it.
        if !isAttached { popover.unparent() }
    }

    /// Points the row's arrow to the side where the submenu will open.
    func pointArrow(in parent: ContextMenuList) {
        if size == nil { measure(in: parent) }
        if let placement = place(in: parent) { row.point(to: placement.side) }
    }

    /// Opens the submenu beside its row, or instead of its parent's list.
    func open(in parent: ContextMenuList, byKeyboard: Bool) {
        if let push = parent.onPush {
            row.button.setAccessibleExpanded(true)
            push(self)
            if byKeyboard { grabKeyboardFocus() }
            return
        }
        // The text may have become larger since it was measured for the arrow.
        measure(in: parent)
        trail = PointerTrail()
        if let window = parent.widget.window { still = still ?? StillPointer(over: popover, in: WeakObject(window)) }
        still?.begin(at: nil)
        show(in: parent)
        if byKeyboard { grabKeyboardFocus() }
    }

    /// Shows the submenu at its size, and again when its content has changed.
    private func show(in parent: ContextMenuList) {
        guard var placement = place(in: parent), let size else { return }
        popover.setStyle(MenuStyle.onDark, row.button.hasLightText)
        row.button.addStyle(MenuStyle.current)
        row.button.setAccessibleExpanded(true)
        row.point(to: placement.side)
        popover.attach(to: parent.submenuParent)
        if placement.frame.height < size.height {
            let scrolled = ScrolledList(list, in: popover)
            scrolled.setHeight(placement.frame.height - size.height + list.height, fromEnd: false)
            self.scrolled = scrolled
            placement =
                parent.placement(
                    Size(width: popover.bodySize.width, height: placement.frame.height), row.button) ?? placement
        }
        self.placement = placement
        let origin = parent.originForSubmenus
        popover.open(
            over: parent.submenuParent,
            at: Rectangle(
                x: origin.x + placement.frame.midX, y: origin.y + placement.frame.minY, width: 0, height: 0),
            side: .below)
    }

    /// Adapts the open submenu to the size of its rows.
    func fit(in parent: ContextMenuList) {
        guard size == nil, parent.onPush == nil else { return }
        scrolled?.release()
        scrolled = nil
        measure(in: parent)
        show(in: parent)
    }

    /// Moves the keyboard focus into the submenu.
    func grabKeyboardFocus() {
        list.items.showAccessKeys(true)
        if list.items.current == nil { list.items.move(.start) }
    }

    /// Hides the submenu, and moves the focus to its row if the submenu had it.
    func close(in parent: ContextMenuList) {
        row.button.setAccessibleExpanded(false)
        let index = parent.index(of: self)
        if let push = parent.onPush {
            let hadKeyboard = list.items.current != nil
            list.items.leave()
            push(nil)
            if hadKeyboard, let index { parent.items.move(to: index) }
            return
        }
        if parent.items.current != index { row.button.removeStyle(MenuStyle.current) }
        // Done before the popover is removed: GTK never frees a popover that is destroyed with the focus in it.
        if popover.containsFocus, let index { parent.items.move(to: index) }
        list.items.leave()
        popover.close()
        popover.unparent()
        scrolled?.release()
        scrolled = nil
    }

    /// Updates the content, such as titles and check marks.
    func update(to submenu: ContextMenu.Submenu) {
        let menu = ContextMenu(submenu)
        guard menu != list.menu else { return }
        list.update(to: menu)
        size = nil
    }

    /// Returns the meaning of a key; nil if the submenu doesn't have the keyboard, so that the menu handles the key.
    func handle(_ key: Key, in parent: ContextMenuList) -> KeyMeaning? {
        if list.items.moveInLine(key, rightToLeft: list.widget.isRightToLeft) { return .handled }
        let closingArrow = list.widget.isRightToLeft ? "Right" : "Left"
        switch key.name {
        case "Escape", closingArrow:
            let index = parent.index(of: self)
            parent.closeSubmenu()
            if let index { parent.items.move(to: index) }
        case list.openingArrow: grabKeyboardFocus()
        default:
            guard list.items.current != nil else { return nil }
            if let command = list.items.handleVertically(key).flatMap(list.press) { return .chooses(command) }
        }
        return .handled
    }
}
