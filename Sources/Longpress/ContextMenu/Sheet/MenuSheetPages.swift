import Gtk

/// What the sheet of a context menu shows: its commands or, in their place, those of a submenu, with a way back.
final class MenuSheetPages {
    let widget: ScrolledWindow
    let list: ContextMenuList
    private let stack = Stack()
    private var pages: [(submenu: SubmenuPresentation, page: Widget)] = []
    private var hiding: Timer?
    private let scroller = EdgeScroller()
    /// The distance from an edge beyond which there are more rows, in points, at which a finger that is held scrolls.
    private static let edge = 24.0
    /// The duration of one page's taking the place of another, in milliseconds (200, as of GTK's stacks).
    private static let sliding = 200

    init(_ list: ContextMenuList) {
        self.list = list
        widget = ScrolledWindow(stack, horizontalBar: false)
        widget.isFocusable = false
        stack.slides(milliseconds: Self.sliding)
        stack.append(list.widget)
        list.onPush = { [weak self] in self?.show($0) }
        revealItems(of: list)
    }

    /// The list that is shown.
    private var shown: ContextMenuList { list.submenu?.list ?? list }

    private func show(_ submenu: SubmenuPresentation?) {
        let page = submenu.map(page) ?? list.widget
        page.isVisible = true
        stack.shown = page
        widget.scrollPosition = 0
        // Once they are pushed aside, assistive tools don't see the others.
        hiding?.cancel()
        hiding = MainLoop.after(milliseconds: Settings.allowsAnimation ? Self.sliding : 0) { [weak self] in
            guard let self else { return }
            for other in [list.widget] + pages.map(\.page) where other != stack.shown { other.isVisible = false }
        }
    }

    private func page(for submenu: SubmenuPresentation) -> Widget {
        if let known = pages.first(where: { $0.submenu === submenu }) { return known.page }
        let page = Box(.vertical)
        page.append(backButton(to: submenu))
        page.append(Separator(.horizontal))
        submenu.popover.child = nil
        if let width = list.widthLimit { submenu.list.narrow(to: width) }
        page.append(submenu.list.widget)
        revealItems(of: submenu.list)
        stack.append(page)
        pages.append((submenu, page))
        return page
    }

    private func backButton(to submenu: SubmenuPresentation) -> Button {
        let content = Box(.horizontal, spacing: 10)
        content.append(Icon("go-previous-symbolic"))
        let title = Label(line: submenu.title)
        title.horizontalAlignment = 0
        title.expandsHorizontally = true
        content.append(title)
        let button = Button(content, role: .menuItem)
        button.hasFrame = false
        button.focusesOnClick = false
        button.addStyle(MenuStyle.back)
        button.setAccessibleName(libraryText("Back from {submenu}", ["submenu": submenu.title]))
        button.onClick { [weak self] in self?.list.closeSubmenu() }
        return button
    }

    /// Has the item that the keyboard goes to scroll into view.
    private func revealItems(of list: ContextMenuList) {
        list.items.onMove = { [weak self, weak list] index in
            guard let self, let button = list?.items.button(at: index), let frame = button.bounds(in: stack) else {
                return
            }
            widget.reveal(from: frame.minY, to: frame.maxY)
        }
    }

    /// Makes room for as many rows as fit into a height in points, of which the others scroll; nil for all.
    func fit(_ height: Double?) { widget.takesHeightOfChild(upTo: height.map { Int($0) }) }

    /// The height in points that all rows of the menu need.
    var wholeHeight: Double { shown.height }

    /// Whether the first row is visible.
    var isAtTop: Bool { widget.scrollPosition <= 0 }

    /// The row that a widget is, or is in; nil for none.
    func row(of hit: Widget) -> (list: ContextMenuList, index: Int)? {
        shown.items.index(of: hit).map { (shown, $0) }
    }

    /// Scrolls, and calls `step` after each step, while a finger that is held is near the upper or lower edge and there is more
    /// beyond. The point is in the coordinates of the view.
    func scroll(at point: Point, _ step: @escaping () -> Void) {
        scroller.follow(point, in: widget.ownBounds.inset(by: Self.edge)) { [weak self] _, y in
            guard let self, y != 0 else { return }
            let before = widget.scrollPosition
            widget.scrollPosition += y
            if widget.scrollPosition == before { scroller.stop() } else { step() }
        }
    }

    func stopScrolling() { scroller.stop() }
}
