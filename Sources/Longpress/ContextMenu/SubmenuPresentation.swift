import Gtk

/// A submenu, beside its row while it is open (C8).
final class SubmenuPresentation {
    let list: ContextMenuList
    let popover = Popover(role: .menu)
    /// Its title, as its row has it.
    var title: String { row.title }
    private let row: ContextMenuRow
    private var scrolled: ScrolledList?
    private let motion = MotionController(phase: .capture)
    private var still: StillPointer?
    /// The pointer's way while it is open, in the popover's coordinates.
    private var trail = PointerTrail()
    /// The position in the window that was chosen for it.
    private(set) var placement: SubmenuPlacement?
    /// The size that it would like to have; nil until that is asked for.
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

    /// Has the keyboard go on from the item that the pointer has come to.
    private func point(at point: Point) {
        guard trail.moves(to: point) else { return }
        list.items.point(at: popover.pick(point).flatMap(list.items.index))
    }

    /// Returns its position in the coordinates of its parent's list; nil while that isn't on screen.
    private func place(in parent: ContextMenuList) -> SubmenuPlacement? {
        size.flatMap { parent.placement($0, row.button) }
    }

    private func measure(in parent: ContextMenuList) {
        let isAttached = popover.parent != nil
        popover.attach(to: parent.submenuParent)
        if let width = parent.widthLimit { list.narrow(to: width) }
        size = popover.bodySize
        // A popover that is hidden isn't left there: assistive tools would see it.
        if !isAttached { popover.unparent() }
    }

    /// Points the row's arrow at the side where the submenu will open.
    func pointArrow(in parent: ContextMenuList) {
        if size == nil { measure(in: parent) }
        if let placement = place(in: parent) { row.point(to: placement.side) }
    }

    /// Opens it beside its row, or in the place of its parent's list.
    func open(in parent: ContextMenuList, byKeyboard: Bool) {
        if let push = parent.onPush {
            row.button.setAccessibleExpanded(true)
            push(self)
            if byKeyboard { takeKeyboard() }
            return
        }
        // The text may be larger by now than when it was measured for the arrow.
        measure(in: parent)
        trail = PointerTrail()
        if let window = parent.widget.window { still = still ?? StillPointer(over: popover, in: WeakObject(window)) }
        still?.begin(at: nil)
        show(in: parent)
        if byKeyboard { takeKeyboard() }
    }

    /// Shows it at its size, once more if what is in it has come only now.
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

    /// Gives it, while it is open, the room that its rows need now.
    func fit(in parent: ContextMenuList) {
        guard size == nil, parent.onPush == nil else { return }
        scrolled?.release()
        scrolled = nil
        measure(in: parent)
        show(in: parent)
    }

    /// Takes the keyboard from the menu.
    func takeKeyboard() {
        list.items.showAccessKeys(true)
        if list.items.current == nil { list.items.move(.start) }
    }

    /// Takes the submenu off the screen, and the keyboard back to its row if it was in it.
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
        // Before the popover goes: GTK never lets go of one that ends with the focus in it.
        if popover.containsFocus, let index { parent.items.move(to: index) }
        list.items.leave()
        popover.close()
        popover.unparent()
        scrolled?.release()
        scrolled = nil
    }

    /// Shows other titles and check marks.
    func update(to submenu: ContextMenu.Submenu) {
        let menu = ContextMenu(submenu)
        guard menu != list.menu else { return }
        list.update(to: menu)
        size = nil
    }

    /// Says what a key means; nil if the submenu doesn't have the keyboard and the key is the menu's.
    func handle(_ key: Key, in parent: ContextMenuList) -> KeyMeaning? {
        if list.items.moveInLine(key, rightToLeft: list.widget.isRightToLeft) { return .handled }
        let closingArrow = list.widget.isRightToLeft ? "Right" : "Left"
        switch key.name {
        case "Escape", closingArrow:
            let index = parent.index(of: self)
            parent.closeSubmenu()
            if let index { parent.items.move(to: index) }
        case list.openingArrow: takeKeyboard()
        default:
            guard list.items.current != nil else { return nil }
            if let command = list.items.handleVertically(key).flatMap(list.press) { return .chooses(command) }
        }
        return .handled
    }
}
