import Gtk

/// The pages of a context menu's sheet: its commands or, replacing them, those of a submenu, with a Back row.
final class MenuSheetPages {
    let widget: ScrolledWindow
    let list: ContextMenuList
    private let stack = Stack()
    private var pages: [(submenu: SubmenuPresentation, page: Widget)] = []
    private var hiding: Timer?
    private let scroller = EdgeScroller()
    /// The distance, in points, from an edge with more rows beyond, within which a held finger scrolls.
    private static let edge = 24.0
    /// The duration of the transition between pages, in milliseconds (200, as in GTK's stacks).
    private static let sliding = 200

    init(_ list: ContextMenuList) {
        self.list = list
        widget = ScrolledWindow(stack, horizontalBar: false)
        widget.isFocusable = false
        stack.setSlideTransition(milliseconds: Self.sliding)
        stack.append(list.widget)
        list.onPush = { [weak self] in self?.show($0) }
        revealItems(of: list)
    }

    /// The list on the current page.
    private var shown: ContextMenuList { list.submenu?.list ?? list }

    private func show(_ submenu: SubmenuPresentation?) {
        let page = submenu.map(page) ?? list.widget
        page.isVisible = true
        stack.shown = page
        widget.scrollPosition = 0
        // After the transition, the other pages are hidden from assistive technologies.
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

    /// Scrolls items into view when they get the focus.
    private func revealItems(of list: ContextMenuList) {
        list.items.onMove = { [weak self, weak list] index in
            guard let self, let button = list?.items.button(at: index), let frame = button.bounds(in: stack) else {
                return
            }
            widget.reveal(from: frame.minY, to: frame.maxY)
        }
    }

    /// Sets the maximum height, in points, above which the rows scroll; nil for no maximum.
    func fit(_ height: Double?) { widget.fitHeightToChild(upTo: height.map { Int($0) }) }

    /// The height of all rows of the current page, in points.
    var wholeHeight: Double { shown.height }

    /// Whether the first row is visible.
    var isAtTop: Bool { widget.scrollPosition <= 0 }

    /// Returns the row that is or contains a widget; nil if there is none.
    func row(of hit: Widget) -> (list: ContextMenuList, index: Int)? {
        shown.items.index(of: hit).map { (shown, $0) }
    }

    /// Scrolls, and calls `step` after each step, while a held finger is near the upper or lower edge and there are more rows
    /// beyond. The point is in the view's coordinates.
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
