import Gtk

/// The list of a context menu or an edit menu in its popover, with its placement and order. Nothing is on screen until it is
/// opened.
final class ContextMenuLayout {
    let popover: MenuPopover
    let list: ContextMenuList
    /// The preview of the target, beside the list; nil if the menu has none. If there is no room for it, the target is outlined.
    let preview: PreviewPlan?
    /// The pressed position in the window's coordinates, if the menu was opened by a press.
    let pressed: Point?
    /// The placement of the list in the window.
    private(set) var placement: ContextMenuPlacement
    private let subject: MenuSubject
    /// The menu as the program defined it.
    var source: ContextMenu
    /// The same menu, as it was composed last.
    private var composed: ContextMenu
    /// The pressed position, or the anchor of a menu opened by keyboard, in the window's coordinates.
    private let anchor: Rectangle
    /// The areas that the menu and its submenus leave uncovered if there is enough room, in the window's coordinates.
    private var keepClear: [Rectangle] = []
    /// The visible part of the target of an edit menu's arrow, in the window's coordinates; nil for a context menu.
    private(set) var pointedAt: Rectangle?
    /// The placement of the list with its arrow.
    private(set) var arrowPlacement: EditMenuPlacement?
    /// Makes the list scroll if it is too high for its frame.
    private var scrolled: ScrolledList?
    private var window: WeakObject<Native> { subject.window }

    /// Lays out a composed menu and places it at its visible target, in the window's coordinates.
    convenience init(
        _ composed: ContextMenu, of configuration: ContextMenuConfiguration, for subject: MenuSubject,
        on widget: Widget, at target: Rectangle, in window: Native
    ) {
        let pressed = subject.pressed
        self.init(
            composed, of: configuration.menu, for: subject, in: MenuPopover.of(.context, in: window),
            // A popover has no room for a preview.
            preview: (window as? Window).flatMap { window in
                configuration.preview.flatMap { PreviewPlan($0, of: widget, in: window, at: pressed) }
            },
            anchor: pressed.map { Rectangle(x: $0.x, y: $0.y, width: 0, height: 0) } ?? target.anchorForKeyboard)
    }

    /// Lays out the list of an edit menu, with an arrow to its visible target, in the window's coordinates.
    convenience init(list: ContextMenu, for subject: MenuSubject, pointingAt target: Rectangle, in window: Native) {
        self.init(
            list, of: list, for: subject, in: MenuPopover.of(.list, in: window), anchor: target, pointingAt: target)
    }

    private init(
        _ composed: ContextMenu, of source: ContextMenu, for subject: MenuSubject, in popover: MenuPopover,
        preview: PreviewPlan? = nil, anchor: Rectangle, pointingAt pointedAt: Rectangle? = nil
    ) {
        (self.composed, self.source, self.subject, self.popover) = (composed, source, subject, popover)
        (self.preview, self.anchor, self.pointedAt) = (preview, anchor, pointedAt)
        pressed = pointedAt == nil ? subject.pressed : nil
        list = .showing(composed, in: popover)
        placement = ContextMenuPlacement(frame: anchor, opensUpward: false)
        list.placement = { [weak self] size, row in self?.place(submenu: size, beside: row) }
        list.onGrow = { [weak self] in self?.grew() }
        place()
    }

    /// Calculates the placement, and orders the rows for it.
    func place() {
        keepClear = subject.rectanglesToKeepClear
        placement = place(keepingSide: false, isRecalculated: true)
        // The placement determines which end is nearest to the pointer (C12).
        list.update(to: arrange(composed), beginningOn: keyboardStart, atItsEnd: isReversed)
        fit()
    }

    /// Adapts to added rows: the list may need more room.
    private func grew() {
        let before = placement
        fit()
        guard placement != before, popover.popover.isMapped else { return }
        open()
        preview?.move()
    }

    /// Moves the arrow of an edit menu to its target's new position, in the window's coordinates.
    func point(at target: Rectangle) {
        pointedAt = target
        place()
    }

    func open() {
        guard let window = window.value else { return }
        if let arrowPlacement, let pointedAt {
            popover.popover.open(over: window, at: arrowPlacement, to: pointedAt)
            popover.grow(from: arrowPlacement.arrow, into: arrowPlacement.frame)
        } else {
            popover.popover.open(over: window, at: placement)
            let preview = preview?.plannedFrame
            popover.grow(
                from: MenuMotion.origin(of: placement.frame, by: preview ?? anchor), into: placement.frame,
                milliseconds: preview == nil ? MenuMotion.duration : PreviewMotion.growing)
        }
        list.pointArrows()
    }

    /// Hides the popover, which afterwards contains the list without scrolling again, for the next menu.
    func hide() {
        popover.hide(milliseconds: preview?.frame == nil ? MenuMotion.duration : PreviewMotion.returning) {
            [scrolled] in scrolled?.release()
        }
    }

    // MARK: Order

    /// Whether the first element is at the bottom.
    var isReversed: Bool {
        source.isReversed(opensUpward: placement.opensUpward, byKeyboard: subject.trigger.grabsKeyboardFocus)
    }

    /// The element that gets the keyboard focus first, at either end.
    var keyboardStart: ContextMenu.Element? { composed.keyboardStart }

    /// Returns a composed menu in the order for this placement.
    func arrange(_ menu: ContextMenu) -> ContextMenu {
        composed = menu
        return menu.arranged(opensUpward: placement.opensUpward, byKeyboard: subject.trigger.grabsKeyboardFocus)
    }

    /// Shows a menu that was composed again. Calls a handler first if anything changes. Returns whether its size has changed, so
    /// that it has to be opened again in its place.
    func show(_ composed: ContextMenu, changing handler: () -> Void) -> Bool {
        let arranged = arrange(composed)
        guard arranged != list.menu else { return false }
        handler()
        let current = list.items.current
        let size = wantedSize
        list.update(to: arranged, beginningOn: keyboardStart)
        if let current, list.items.current == nil, list.items.count > 0 {
            let next = min(current, list.items.count - 1)
            // The item that replaces another one isn't the one that the user was on, so a destructive one is avoided.
            if list.isDestructive(at: next) { list.items.move(.start) } else { list.items.move(to: next) }
        }
        guard size != wantedSize else { return false }
        fit()
        return true
    }

    // MARK: Placement

    /// The preferred size of the menu, with all of its rows.
    var wantedSize: Size {
        let size = popover.popover.bodySize
        guard let view = scrolled?.view else { return size }
        return Size(width: size.width, height: size.height - view.naturalSize.height + list.height)
    }

    private func place(keepingSide: Bool, isRecalculated: Bool = false) -> ContextMenuPlacement {
        guard let window = window.value, let widget = subject.widget.value else { return placement }
        // Placement keeps this distance from the window's edges.
        let around = popover.popover.bodySize.width - list.widget.naturalSize.width
        list.narrow(to: window.menuBounds.width - around - 2 * MenuStyle.edge)
        let size = wantedSize
        if let pointedAt {
            arrowPlacement = EditMenuPlacement.place(
                list: size, target: pointedAt, in: window.contentBounds, room: window.menuBounds, keepClear: keepClear,
                preferring: subject.arrowDirection)
            guard let arrowPlacement else { return placement }
            return ContextMenuPlacement(frame: arrowPlacement.frame, opensUpward: arrowPlacement.side != .below)
        }
        if let beside = preview?.place(menu: size, keepClear: keepClear, isRecalculated: isRecalculated) {
            return beside
        }
        return ContextMenuPlacement.place(
            menu: size, at: anchor, in: window.menuBounds,
            keepClear: keepClear, rightToLeft: widget.isRightToLeft,
            opensUpward: keepingSide ? placement.opensUpward : nil)
    }

    /// Makes the list scroll if it is too high for its frame (C28).
    func fit() {
        placement = place(keepingSide: true)
        let missing = wantedSize.height - placement.frame.height
        guard missing > 0 || scrolled != nil else { return }
        let scrolled = scrolled ?? ScrolledList(list, in: popover.popover)
        self.scrolled = scrolled
        scrolled.setHeight(list.height - max(missing, 0), fromEnd: isReversed)
        // The scroll bar makes it wider.
        placement = place(keepingSide: true)
    }

    /// Returns the placement of a submenu, in the coordinates of the list.
    private func place(submenu size: Size, beside row: Widget) -> SubmenuPlacement? {
        guard let window = window.value, let origin = listOrigin else { return nil }
        var placement = SubmenuPlacement.place(
            submenu: size, beside: list.frame(of: row).offset(x: origin.x, y: origin.y), of: placement.frame,
            in: window.menuBounds, keepClear: keepClear, inset: MenuStyle.padding,
            rightToLeft: list.widget.isRightToLeft)
        placement.frame = placement.frame.offset(x: -origin.x, y: -origin.y)
        return placement
    }

    /// The list's origin in the window; before layout, the expected one.
    private var listOrigin: Point? {
        if list.widget.size.width > 0, let window = window.value, let origin = popover.popover.origin(in: window),
            let inside = list.widget.convert(Point(x: 0, y: 0), to: popover.popover)
        {
            return Point(x: origin.x + inside.x, y: origin.y + inside.y)
        }
        return Point(x: placement.frame.minX + MenuStyle.padding, y: placement.frame.minY + MenuStyle.padding)
    }

    /// Returns the frame of an open submenu in the window.
    func frame(of submenu: SubmenuPresentation) -> Rectangle? {
        guard let window = window.value, let origin = submenu.popover.origin(in: window),
            let body = submenu.popover.firstChild?.bounds(in: submenu.popover)
        else { return nil }
        return body.offset(x: origin.x, y: origin.y)
    }

    /// Returns the row at a point of the window, in the menu or its open submenu; nil if there is none.
    func row(at point: Point) -> (list: ContextMenuList, index: Int)? {
        guard let window = window.value else { return nil }
        if let submenu = list.submenu, let hit = submenu.popover.pick(point, in: window) {
            return submenu.list.items.index(of: hit).map { (submenu.list, $0) }
        }
        return popover.popover.pick(point, in: window).flatMap { hit in list.items.index(of: hit).map { (list, $0) } }
    }

    /// Scrolls the list, and calls `step` after each step, while the pointer is at its upper or lower edge and there are more
    /// rows beyond. The point is in the window's coordinates. With `isPressed`, a held press is sliding over the menu.
    func scroll(at point: Point, isPressed: Bool, _ step: @escaping () -> Void) {
        guard let scrolled else { return }
        guard list.submenu == nil, let window = window.value, let origin = popover.popover.origin(in: window),
            let frame = scrolled.view.bounds(in: popover.popover)
        else { return scrolled.stopScrolling() }
        let location = Point(x: point.x - origin.x - frame.minX, y: point.y - origin.y - frame.minY)
        scrolled.follow(location, isPressed: isPressed, step)
    }

    func stopScrolling() { scrolled?.stopScrolling() }

    /// Converts a point of the popover to the window.
    func location(of point: Point) -> Point? {
        guard let window = window.value, let origin = popover.popover.origin(in: window) else { return nil }
        return Point(x: origin.x + point.x, y: origin.y + point.y)
    }
}

extension Rectangle {
    /// The anchor of a menu opened by keyboard: the centre of the item, so that it is clear which item the menu is for.
    fileprivate var anchorForKeyboard: Rectangle {
        Rectangle(x: midX, y: midY, width: 0, height: 0)
    }
}

extension ContextMenuList {
    /// Returns the list of a popover for a menu. Reuses the existing rows where possible.
    fileprivate static func showing(_ menu: ContextMenu, in popover: MenuPopover) -> ContextMenuList {
        if let kept = popover.contents as? ContextMenuList {
            // The order doesn't affect the size, and may be the right one already.
            if kept.menu != menu.arranged(opensUpward: true, byKeyboard: false) { kept.update(to: menu) }
            return kept
        }
        let new = ContextMenuList(menu)
        popover.contents = new
        popover.popover.child = new.widget
        return new
    }
}

extension Popover {
    fileprivate func open(over parent: Widget, at placement: ContextMenuPlacement) {
        let frame = placement.frame
        let edge = placement.opensUpward ? frame.maxY : frame.minY
        open(
            over: parent, at: Rectangle(x: frame.midX, y: edge, width: 0, height: 0),
            side: placement.opensUpward ? .above : .below)
    }
}
