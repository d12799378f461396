import Gtk

/// The rows of a context menu or of a submenu in it.
final class ContextMenuList {
    let widget = Box(.vertical)
    let items = MenuItems()
    private let subject: MenuSubject
    /// The menu as it is shown, from top to bottom.
    private(set) var menu: ContextMenu
    private var rows: [(row: ContextMenuRow, id: Command.ID?)] = []
    private var columns = ContextMenuRow.Columns()

    /// Lays out an arranged menu.
    init(_ menu: ContextMenu, of subject: MenuSubject) {
        self.subject = subject
        self.menu = menu
        columns = ContextMenuRow.Columns(menu.sections.flatMap(\.elements))
        if let title = menu.title { widget.append(header(title)) }
        for (index, section) in menu.sections.enumerated() {
            if index > 0 { widget.append(Separator(.horizontal)) }
            if let title = section.title { widget.append(header(title)) }
            for element in section.elements { append(element, isChoice: section.isSingleChoice) }
        }
    }

    /// Lays out the commands of a submenu.
    convenience init(_ submenu: ContextMenu.Submenu, of subject: MenuSubject) {
        let commands = submenu.commands.map(ContextMenu.Element.command)
        self.init(
            ContextMenu([ContextMenu.Section(isSingleChoice: submenu.isSingleChoice, commands)]), of: subject)
    }

    private func header(_ title: String) -> Label {
        let label = Label(title)
        label.addStyle(MenuStyle.title)
        label.horizontalAlignment = 0
        return label
    }

    private func append(_ element: ContextMenu.Element, isChoice: Bool) {
        switch element {
        case .command(let command):
            let row = ContextMenuRow(command, isChoice: isChoice, columns: columns)
            add(row, title: command.title, id: command.id) { [subject] in
                MenuPresenter.shared.choose(command, of: subject)
            }
        case .submenu(let submenu):
            let row = ContextMenuRow(submenu, columns: columns)
            let index = rows.count
            submenus[index] = SubmenuPresentation(submenu, at: index, row: row, of: subject)
            add(row, title: submenu.title, id: nil) { [weak self] in self?.toggleSubmenu(at: index) }
        case .deferred(let deferred): widget.append(ContextMenuRow.inert(deferred.title, spins: true, columns: columns))
        case .message(let text): widget.append(ContextMenuRow.inert(text, spins: false, columns: columns))
        }
    }

    private func add(_ row: ContextMenuRow, title: String, id: Command.ID?, action: @escaping () -> Void) {
        items.add(row.button, title: title, action: action)
        widget.append(row.button)
        rows.append((row, id))
    }

    /// The height in points that all rows need.
    var height: Double { widget.naturalSize.height }

    /// The rows in a view of less height, to scroll (C28).
    ///
    /// - Parameter fromEnd: Whether the last row is what is seen first: the pointer is there.
    func scrolled(height: Double, fromEnd: Bool) -> Widget {
        let view = ScrolledWindow(widget, horizontalBar: false)
        view.setMinimumSize(width: Int(widget.naturalSize.width) + 12, height: Int(height))
        if fromEnd { view.startsAtEnd(of: self.height, showing: height) }
        items.visible = { [weak self, view = WeakObject(view as Widget)] in
            view.value.flatMap { self?.rows(visibleIn: $0) }
        }
        return view
    }

    /// The rows that are wholly to be seen in a view that scrolls.
    private func rows(visibleIn view: Widget) -> Range<Int>? {
        let visible = rows.indices.filter { index in
            rows[index].row.button.bounds(in: view).map(Rectangle.init).map(view.ownBounds.contains) ?? false
        }
        guard let first = visible.first, let last = visible.last else { return nil }
        return first..<last + 1
    }

    /// Where a row is in the list. A menu that has just opened isn't laid out until the next frame; then it is worked
    /// out from what the rows would like to have, which is what they get.
    func place(of row: Widget) -> Rectangle {
        if row.size.width > 0, let bounds = row.bounds(in: widget) { return Rectangle(bounds) }
        let above = widget.children.prefix { $0 != row }.reduce(0) { $0 + $1.naturalSize.height }
        return Rectangle(x: 0, y: above, width: widget.naturalSize.width, height: row.naturalSize.height)
    }

    // MARK: While it is open

    /// The command of the row with an index; nil if it opens a submenu.
    func command(at index: Int) -> Command.ID? { rows[index].id }

    /// The row of a command.
    func index(of command: Command.ID) -> Int? { rows.firstIndex { $0.id == command } }

    /// Shows the same menu with other titles and check marks; false if it isn't the same otherwise.
    func update(to menu: ContextMenu) -> Bool {
        guard menu.shape == self.menu.shape else { return false }
        self.menu = menu
        for submenu in submenus.values { submenu.update(to: menu.commands) }
        show(menu.commands)
        return true
    }

    /// Shows titles and check marks for the moment.
    func show(_ commands: [Command]) {
        for command in commands {
            guard let index = index(of: command.id) else { continue }
            rows[index].row.show(command)
            items.rename(command.title, at: index)
        }
    }

    // MARK: Submenu

    private var submenus: [Int: SubmenuPresentation] = [:]
    /// The submenu that is open.
    private(set) var submenu: SubmenuPresentation?
    /// Says where a submenu of a size goes for a row, in the coordinates of this list.
    var placement: (_ size: Size, _ row: Widget) -> SubmenuPlacement? = { _, _ in nil }

    /// The arrow key that opens a submenu.
    var openingArrow: String { widget.isRightToLeft ? "Left" : "Right" }

    /// Whether a row opens a submenu.
    func hasSubmenu(at index: Int) -> Bool { submenus[index] != nil }

    /// Points the arrows of all submenus at where they will open. The list must be in a window.
    func pointArrows() {
        for (index, submenu) in submenus {
            guard let side = submenu.place(in: self)?.side else { continue }
            rows[index].row.point(to: side)
        }
    }

    /// Opens the submenu of the item that the keyboard is on, if it has one.
    func openSubmenuOfCurrent() {
        if let current = items.current { openSubmenu(at: current, byKeyboard: true) }
    }

    /// Whether the open submenu was opened without a press: the press that the pointer came for then leaves it open.
    private var isOpenByHover = false

    /// Opens the submenu of a row that the pointer rests on.
    func hoverSubmenu(at index: Int) {
        openSubmenu(at: index, byKeyboard: false)
        isOpenByHover = true
    }

    private func toggleSubmenu(at index: Int) {
        if submenu?.index == index {
            if !isOpenByHover { closeSubmenu() }
            isOpenByHover = false
        } else {
            openSubmenu(at: index, byKeyboard: items.current == index)
        }
    }

    /// Opens the submenu of a row, if it has one, and closes any other.
    func openSubmenu(at index: Int, byKeyboard: Bool) {
        if let submenu, submenu.index == index {
            if byKeyboard { submenu.takeKeyboard() }
            return
        }
        closeSubmenu()
        guard let contents = submenus[index] else { return }
        isOpenByHover = false
        submenu = contents
        contents.open(in: self, byKeyboard: byKeyboard)
    }

    /// Closes the submenu that is open, if any.
    func closeSubmenu() {
        submenu?.close(in: self)
        submenu = nil
    }
}

extension ContextMenuRow.Columns {
    /// The columns that some elements need.
    fileprivate init(_ elements: [ContextMenu.Element]) {
        for element in elements {
            switch element {
            case .command(let command):
                marks = marks || command.isOn != nil
                icons = icons || command.icon != nil
            case .submenu(let submenu): icons = icons || submenu.icon != nil
            case .deferred, .message: break
            }
        }
    }
}

extension ContextMenu {
    /// The menu without what may change while it is open.
    fileprivate var shape: ContextMenu {
        func shape(_ command: Command) -> Command {
            var command = command
            command.title = ""
            command.isOn = command.isOn.map { _ in false }
            return command
        }
        var menu = self
        menu.sections = sections.map { section in
            var section = section
            section.elements = section.elements.map { element in
                switch element {
                case .command(let command): return .command(shape(command))
                case .submenu(var submenu):
                    submenu.commands = submenu.commands.map(shape)
                    return .submenu(submenu)
                case .deferred, .message: return element
                }
            }
            return section
        }
        return menu
    }
}
