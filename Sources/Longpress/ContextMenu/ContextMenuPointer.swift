import Gtk

/// The pointer over an open context menu: handles hovering, and choosing by sliding with a held press (C3).
final class ContextMenuPointer {
    private let menu: ContextMenuLayout
    private var list: ContextMenuList { menu.list }
    private var hover = SubmenuHover()
    private var timer: Timer?
    /// The pointer's motion, in the window's coordinates.
    private var trail: PointerTrail
    /// The last position of the pointer, in the window's coordinates. Rows may scroll under it.
    private var location: Point?
    private let press = PressSlide()
    /// The list that contains the row under a held press.
    private var pressed: ContextMenuList?
    private let motion = MotionController(phase: .capture)

    /// Creates it with the position of the press that opened the menu, if any.
    init(_ menu: ContextMenuLayout) {
        self.menu = menu
        trail = PointerTrail(from: menu.pressed)
    }

    /// Observes the pointer over the menu's popover.
    func follow() {
        motion.onMove { [weak self] point in
            if let self, let point = menu.location(of: point) { move(to: point) }
        }
        motion.onLeave { [weak self] in
            guard let self else { return }
            rest()
            menu.stopScrolling()
            if let submenu = list.submenu { list.items.point(at: list.index(of: submenu)) }
        }
        menu.popover.popover.add(motion)
    }

    /// Opens and closes nothing until the pointer moves again.
    func rest() {
        hover.leave()
        timer?.cancel()
    }

    func stop() {
        rest()
        menu.stopScrolling()
        press.stop()
        menu.popover.popover.remove(motion)
    }

    // MARK: Hovering

    private func move(to point: Point) {
        guard trail.hasMoved(to: point) else { return }
        location = point
        highlightItem()
        menu.scroll(at: point, isPressed: false) { [weak self] in self?.highlightItem() }
    }

    private func highlightItem() {
        guard let point = location else { return }
        let row = menu.row(at: point)
        highlight(row)
        hover(at: point, over: row)
    }

    /// Makes the row under the pointer the current item, from which the keyboard continues.
    private func highlight(_ row: (list: ContextMenuList, index: Int)?) {
        let submenu = list.submenu
        if row?.list !== list {
            // The row of an open submenu stays highlighted.
            list.items.point(at: submenu.flatMap(list.index))
        }
        if let submenu, row?.list !== submenu.list { submenu.list.items.point(at: nil) }
        row?.list.items.point(at: row?.index)
    }

    private func hover(at point: Point, over row: (list: ContextMenuList, index: Int)?) {
        guard let row, row.list === list else { return rest() }
        let open = list.submenu.flatMap { submenu -> SubmenuHover.OpenSubmenu? in
            guard let row = list.index(of: submenu), let frame = menu.frame(of: submenu) else { return nil }
            return SubmenuHover.OpenSubmenu(row: row, frame: frame)
        }
        hover.move(
            to: point, over: row.index, hasSubmenu: list.hasSubmenu(at: row.index), open: open, at: Clock.milliseconds)
        wait()
    }

    private func wait() {
        timer?.cancel()
        guard let due = hover.due else { return }
        timer = MainLoop.after(milliseconds: max(due - Clock.milliseconds, 0)) { [weak self] in
            guard let self else { return }
            switch hover.consume(at: Clock.milliseconds) {
            case .open(let index): list.hoverSubmenu(at: index)
            case .close: list.closeSubmenu()
            case nil: wait()
            }
        }
    }

    // MARK: Sliding (C3)

    /// Records the position of a held press, in window coordinates: the popover doesn't receive its motion events.
    func slide(to point: Point) {
        guard press.slide(to: point) else { return }
        location = point
        highlightPressed()
        menu.scroll(at: point, isPressed: true) { [weak self] in self?.highlightPressed() }
    }

    private func highlightPressed() {
        guard let point = location else { return }
        let row = menu.row(at: point)
        pressed = row?.list
        press.highlight(row.map { ($0.list.items, $0.list.items.button(at: $0.index)) })
        hover(at: point, over: row)
    }

    /// Handles the release of a held press. Returns the command that it has slid onto; if that is a submenu, opens it.
    func lift() -> Command? {
        rest()
        menu.stopScrolling()
        guard let index = press.lift(), let pressed else { return nil }
        guard pressed.hasSubmenu(at: index) else { return pressed.press(index) }
        pressed.openSubmenu(at: index, byKeyboard: false)
        return nil
    }
}
