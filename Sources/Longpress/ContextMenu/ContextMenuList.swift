import Gtk

/// The rows of a context menu or of a submenu in it.
final class ContextMenuList {
    let widget = Box(.vertical)
    let items = MenuItems()
    private let subject: MenuSubject
    private var submenus: [Int: ContextMenu.Submenu] = [:]
    private(set) var submenu: SubmenuPresentation?

    /// Lays out a composed menu.
    init(_ menu: ContextMenu, of subject: MenuSubject) {
        self.subject = subject
        if let title = menu.title {
            let label = Label(title)
            label.addStyle(MenuStyle.title)
            label.horizontalAlignment = 0
            widget.append(label)
        }
        for (index, section) in menu.sections.enumerated() {
            if index > 0 { widget.append(Separator(.horizontal)) }
            section.elements.forEach(append)
        }
    }

    /// Lays out the commands of a submenu.
    init(_ commands: [Command], of subject: MenuSubject) {
        self.subject = subject
        commands.map(ContextMenu.Element.command).forEach(append)
    }

    /// The height in points that all rows need.
    var height: Double { widget.naturalSize.height }

    /// The rows in a view of less height, to scroll (C28).
    func scrolled(height: Double) -> Widget {
        let view = ScrolledWindow(widget, horizontalBar: false)
        view.setMinimumSize(width: Int(widget.naturalSize.width) + 12, height: Int(height))
        return view
    }

    private func append(_ element: ContextMenu.Element) {
        switch element {
        case .command(let command):
            let button = ContextMenuRow.make(title: command.title, icon: command.icon)
            if command.isDestructive {
                button.addStyle(MenuStyle.destructive)
                button.setAccessibleDescription("Destructive")
            }
            add(button, title: command.title) { [subject] in MenuPresenter.shared.choose(command, of: subject) }
        case .submenu(let submenu):
            let button = ContextMenuRow.make(title: submenu.title, icon: submenu.icon, opensSubmenu: true)
            let index = items.navigation.titles.count
            submenus[index] = submenu
            add(button, title: submenu.title) { [weak self] in self?.toggleSubmenu(at: index) }
        }
    }

    private func add(_ button: Button, title: String, action: @escaping () -> Void) {
        items.add(button, title: title, action: action)
        widget.append(button)
    }

    /// Where a row is in the list. A menu that has just opened isn't laid out until the next frame; then it is worked
    /// out from what the rows would like to have, which is what they get.
    func place(of row: Button) -> Rect {
        if row.size.width > 0, let bounds = row.bounds(in: widget) { return bounds }
        let above = widget.children.prefix { $0 != row }.reduce(0) { $0 + $1.naturalSize.height }
        return Rect(x: 0, y: above, width: widget.naturalSize.width, height: row.naturalSize.height)
    }

    // MARK: Submenu

    /// The arrow key that opens a submenu: towards the side where it opens.
    var openingArrow: String { widget.isRightToLeft ? "Left" : "Right" }

    /// Opens the submenu of the item that the keyboard is on, if it has one.
    func openSubmenuOfCurrent(byKeyboard: Bool) {
        guard let current = items.current, submenus[current] != nil else { return }
        openSubmenu(at: current, byKeyboard: byKeyboard)
    }

    private func toggleSubmenu(at index: Int) {
        if submenu?.index == index {
            closeSubmenu()
        } else {
            openSubmenu(at: index, byKeyboard: items.current == index)
        }
    }

    private func openSubmenu(at index: Int, byKeyboard: Bool) {
        closeSubmenu()
        guard let contents = submenus[index] else { return }
        submenu = SubmenuPresentation(contents, at: index, of: self, for: subject, byKeyboard: byKeyboard)
    }

    /// Closes the submenu that is open, if any.
    func closeSubmenu() {
        submenu?.remove()
        submenu = nil
    }
}
