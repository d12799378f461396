import Gtk

/// The rows of a context menu or a submenu. The list can change to another menu, and keeps the rows that both have in common.
final class ContextMenuList {
    let widget = Box(.vertical)
    let items = MenuItems()
    /// The menu as shown, from top to bottom.
    private(set) var menu = ContextMenu([])
    /// Called with the command whose row is activated.
    var onChoose: (Command) -> Void = { _ in }
    /// Called with a key typed in a submenu. Returns whether to stop its propagation.
    var onKey: (Key) -> Bool = { _ in false }
    /// Called with a submenu to show instead of this list, and with nil to show this list again. If this is nil, submenus open
    /// beside their rows.
    var onPush: ((SubmenuPresentation?) -> Void)?
    /// Returns the placement of a submenu for its size and row, in the coordinates of this list.
    var placement: (_ size: Size, _ row: Widget) -> SubmenuPlacement? = { _, _ in nil }

    private var slots: [Slot] = []
    /// The parts that aren't laid out yet: the end of a long menu is added step by step from the main loop.
    private var pendingParts: ArraySlice<ContextMenuPart> = []
    private var nextTurn: Timer?
    /// Called after further rows have been added.
    var onGrow: () -> Void = {}
    /// Whether the list's menu has closed.
    private var isResting = false
    /// The number of rows that are added at once: more than fit on a screen, and laid out within a frame or two.
    private static let atOnce = 200
    private var columns = ContextMenuRow.Columns()
    /// The maximum width of the list, in points; nil until ``narrow(to:)`` is called after a change.
    private(set) var widthLimit: Double?
    /// The number of letters that texts are shortened to; nil if they aren't shortened.
    private var letters: Int?

    private struct Slot {
        let part: ContextMenuPart
        let widget: Widget
        var items: [Item] = []
    }

    /// An item that can be chosen or opened: a row, or a part of one.
    private struct Item {
        let view: any ContextMenuItemView
        var command: Command?
        var submenu: SubmenuPresentation?
    }

    private var rows: [Item] { slots.flatMap(\.items) }

    /// Creates the rows of an arranged menu.
    init(_ menu: ContextMenu) {
        items.onPress = { [weak self] in
            if let self, let command = press($0) { onChoose(command) }
        }
        items.onMissing = { [weak self] in self?.addAllRows() }
        update(to: menu)
    }

    // MARK: Contents

    /// Shows a different arranged menu, or the same one with other titles and check marks. The keyboard starts on the given
    /// element, or on the menu's default one. An open submenu and the current item are kept while their rows exist.
    ///
    /// The first rows of a long menu are added at once, and the others soon after. With `atItsEnd`, all are added at once.
    func update(to menu: ContextMenu, beginningOn first: ContextMenu.Element? = nil, atItsEnd: Bool = false) {
        let isNew = isResting
        if isNew { nextTurn?.cancel() }
        isResting = false
        defer { items.start = (first ?? menu.keyboardStart).flatMap(menu.items.firstIndex) ?? 0 }
        guard menu != self.menu else { return }
        self.menu = menu
        widthLimit = nil
        columns = columns.union(ContextMenuRow.Columns(menu))
        let parts = ContextMenuPart.parts(of: menu)
        let focused = items.current.flatMap { items.button(at: $0).containsFocus ? self.rows[$0].command?.id : nil }
        let count = atItsEnd ? parts.count : min(parts.count, max(isNew ? 0 : slots.count, Self.atOnce))
        if parts[..<count] != slots.map(\.part)[...] { layOut(parts[..<count]) }
        pendingParts = parts[count...]
        fill()
        // A command that shares its row gets a new button if the other commands in the row change.
        if items.current == nil, let focused, let index = rows.firstIndex(where: { $0.command?.id == focused }) {
            items.move(to: index)
        }
        submenu?.fit(in: self)
        addRowsIncrementally()
    }

    /// Shows the menu's elements in the rows, starting at a slot.
    private func fill(from first: Int = 0) {
        var elements = menu.items.dropFirst(slots[..<first].reduce(0) { $0 + $1.items.count })
        for slot in slots.indices[first...] {
            for index in slots[slot].items.indices {
                slots[slot].items[index].view.has(columns)
                switch elements.popFirst() {
                case .command(let command):
                    slots[slot].items[index].command = command
                    slots[slot].items[index].view.show(command)
                case .submenu(let submenu): slots[slot].items[index].submenu?.update(to: submenu)
                case .deferred, .message, nil: break
                }
            }
        }
        let rows = rows.map(\.view)
        items.arrange(
            rows.map(\.button), labels: rows.map(\.titleLabel), titles: rows.map(\.title),
            inLines: slots.map(\.items.count))
    }

    private func layOut(_ parts: some Collection<ContextMenuPart>) {
        // Equal parts are matched in order, first to last.
        var kept = Dictionary(grouping: slots.reversed(), by: \.part)
        var stays: [Bool] = []
        slots = parts.map { part in
            let slot = kept[part]?.popLast()
            stays.append(slot != nil)
            return slot ?? make(part)
        }
        for slot in kept.values.joined() {
            if let submenu, slot.items.first?.submenu === submenu { closeSubmenu() }
            widget.remove(slot.widget)
        }
        var previous: Widget?
        for (slot, stays) in zip(slots, stays) {
            if stays {
                widget.move(slot.widget, after: previous)
            } else {
                widget.insert(slot.widget, after: previous)
            }
            previous = slot.widget
        }
    }

    // MARK: Long menus

    private func addRowsIncrementally() {
        nextTurn?.cancel()
        guard !pendingParts.isEmpty else { return }
        nextTurn = MainLoop.whenIdle { [weak self] in
            let slice = TimeSlice()
            self?.addRows { !slice.isOver }
            self?.addRowsIncrementally()
        }
    }

    /// Adds all remaining rows, because one of them may be needed.
    private func addAllRows() {
        guard !pendingParts.isEmpty else { return }
        nextTurn?.cancel()
        addRows { true }
    }

    /// Adds rows while there is time.
    private func addRows(while hasTime: () -> Bool) {
        let first = slots.count
        repeat {
            guard let part = pendingParts.popFirst() else { break }
            let slot = make(part)
            widget.insert(slot.widget, after: slots.last?.widget)
            slots.append(slot)
        } while hasTime()
        fill(from: first)
        if let letters { shorten(slots[first...], to: letters) }
        if let widthLimit, widget.naturalSize.width > widthLimit {
            self.widthLimit = nil
            narrow(to: widthLimit)
        }
        onGrow()
    }

    /// Removes the rows of a closed long menu, except those that the next menu needs at once.
    private func shrinkIncrementally() {
        nextTurn?.cancel()
        if !pendingParts.isEmpty { menu = ContextMenu([]) }
        pendingParts = []
        guard slots.count > Self.atOnce else { return }
        // The closing animation may still be running.
        nextTurn = MainLoop.after(milliseconds: 500) { [weak self] in
            guard let self else { return }
            menu = ContextMenu([])
            items.arrange([], labels: [], titles: [])
            shrink()
        }
    }

    private func shrink() {
        let slice = TimeSlice()
        while slots.count > Self.atOnce, !slice.isOver { widget.remove(slots.removeLast().widget) }
        guard slots.count > Self.atOnce else { return }
        nextTurn = MainLoop.whenIdle { [weak self] in self?.shrink() }
    }

    private func make(_ part: ContextMenuPart) -> Slot {
        switch part {
        case .title(let title), .header(let title, _):
            let label = Label(line: title)
            label.addStyle(MenuStyle.title)
            label.horizontalAlignment = 0
            return Slot(part: part, widget: label)
        case .separator: return Slot(part: part, widget: Separator(.horizontal))
        case .commands(let commands, .large):
            let row = ContextMenuRow(commands[0], columns: columns)
            items.adopt(row.button)
            return Slot(part: part, widget: row.button, items: [Item(view: row)])
        case .commands(let commands, let size):
            let line = Box(.horizontal)
            line.isHomogeneous = true
            line.addStyle(MenuStyle.line)
            let cells = commands.map { ContextMenuCell($0, size) }
            for cell in cells {
                items.adopt(cell.button)
                line.append(cell.button)
            }
            return Slot(part: part, widget: line, items: cells.map { Item(view: $0) })
        case .submenu(let submenu):
            let row = ContextMenuRow(submenu, columns: columns)
            items.adopt(row.button)
            let presentation = SubmenuPresentation(submenu, row: row)
            presentation.list.onChoose = { [weak self] in self?.onChoose($0) }
            presentation.popover.onKey { [weak self] in self?.onKey($0) ?? false }
            return Slot(part: part, widget: row.button, items: [Item(view: row, submenu: presentation)])
        case .deferred(let deferred):
            return Slot(part: part, widget: ContextMenuRow.inert(deferred.title, spins: true, columns: columns))
        case .message(let text):
            return Slot(part: part, widget: ContextMenuRow.inert(text, spins: false, columns: columns))
        }
    }

    /// Shortens the texts until the list fits a width in points. Screen readers read them in full.
    func narrow(to width: Double) {
        guard width != widthLimit else { return }
        widthLimit = width
        if letters != nil { shorten(slots[...], to: nil) }
        for letters in stride(from: 40, to: 4, by: -4) where widget.naturalSize.width > width {
            shorten(slots[...], to: letters)
        }
    }

    private func shorten(_ slots: ArraySlice<Slot>, to letters: Int?) {
        self.letters = letters
        for slot in slots {
            (slot.widget as? Label)?.ellipsize(maximumCharacters: letters ?? -1)
            for item in slot.items { item.view.shorten(to: letters) }
        }
    }

    /// The height of all rows, in points.
    var height: Double { widget.naturalSize.height }

    /// Returns a row's frame in the list. A menu that has just opened isn't laid out until the next frame. Until then the frame
    /// is computed from the rows' preferred sizes, which they will get.
    func frame(of row: Widget) -> Rectangle {
        if row.size.width > 0, let bounds = row.bounds(in: widget) { return bounds }
        let above = slots.map(\.widget).prefix { !row.isInside($0) }.reduce(0) { $0 + $1.naturalSize.height }
        return Rectangle(x: 0, y: above, width: widget.naturalSize.width, height: row.naturalSize.height)
    }

    // MARK: Choosing

    func isDestructive(at index: Int) -> Bool { rows[index].command?.isDestructive == true }

    /// Activates a row: opens or closes its submenu, or returns its command.
    func press(_ index: Int) -> Command? {
        if let command = rows[index].command { return command }
        ConsumedPress.consume()
        toggleSubmenu(at: index)
        return nil
    }

    /// Returns the button of a command's row in the list or the open submenu, or the row of the closed submenu that contains it.
    func button(for command: Command.ID) -> Button? {
        if let row = rows.first(where: { $0.command?.id == command }) { return row.view.button }
        if let button = submenu?.list.button(for: command) { return button }
        return rows.first { $0.submenu?.list.button(for: command) != nil }?.view.button
    }

    // MARK: Submenu

    private(set) var submenu: SubmenuPresentation?
    /// Whether the open submenu was opened by hovering. A following press, which was meant to open it, leaves it open.
    private var isOpenByHover = false

    /// The arrow key that opens a submenu.
    var openingArrow: String { widget.isRightToLeft ? "Left" : "Right" }

    func hasSubmenu(at index: Int) -> Bool { rows[index].submenu != nil }

    /// Returns the row of a submenu.
    func index(of submenu: SubmenuPresentation) -> Int? { rows.firstIndex { $0.submenu === submenu } }

    /// Points the arrows of all submenus to the side where they will open. The list must be in a window.
    func pointArrows() {
        for submenu in rows.compactMap(\.submenu) { submenu.pointArrow(in: self) }
    }

    /// Opens the submenu of the current item, if it has one.
    func openCurrentSubmenu() {
        if let current = items.current { openSubmenu(at: current, byKeyboard: true) }
    }

    /// Opens the submenu of a row that the pointer rests on.
    func hoverSubmenu(at index: Int) {
        openSubmenu(at: index, byKeyboard: false)
        isOpenByHover = true
    }

    private func toggleSubmenu(at index: Int) {
        if let submenu, submenu === rows[index].submenu {
            if !isOpenByHover { closeSubmenu() }
            isOpenByHover = false
        } else {
            openSubmenu(at: index, byKeyboard: items.current == index)
        }
    }

    /// Opens the submenu of a row, if it has one, and closes any other.
    func openSubmenu(at index: Int, byKeyboard: Bool) {
        let wanted = rows[index].submenu
        if let submenu, submenu === wanted {
            if byKeyboard { submenu.grabKeyboardFocus() }
            return
        }
        closeSubmenu()
        guard let wanted else { return }
        isOpenByHover = false
        submenu = wanted
        wanted.open(in: self, byKeyboard: byKeyboard)
    }

    /// The list that has the keyboard: the open submenu's, or this one.
    var focused: ContextMenuList {
        submenu.map(\.list).flatMap { $0.items.current == nil ? nil : $0 } ?? self
    }

    func closeSubmenu() {
        submenu?.close(in: self)
        submenu = nil
    }

    /// Detaches the list from its closed menu, so that it can be used for another one.
    func rest() {
        closeSubmenu()
        items.leave()
        isResting = true
        shrinkIncrementally()
        onChoose = { _ in }
        onKey = { _ in false }
        onPush = nil
        onGrow = {}
        placement = { _, _ in nil }
    }
}

extension ContextMenu {
    /// Creates a menu of a submenu's content.
    init(_ submenu: Submenu) {
        self.init(submenu.sections)
    }
}
