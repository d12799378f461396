import Gtk

/// A context menu on screen: a list of commands at the pointer or by its item (C1, C28).
final class ContextMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.context
    let name: String
    let window: WeakObject<Window>
    let popover: MenuPopover
    private(set) var list: ContextMenuList
    private let configuration: ContextMenuConfiguration
    private let subject: MenuSubject
    /// Holds the list, or the view that it scrolls in.
    private let content = Box(.vertical)
    /// The pressed place in the window's coordinates, if the menu was opened by a press.
    private let pressed: Point?
    /// The pressed place, or what a menu opened by keyboard begins at, in the window's coordinates.
    private let anchor: Rectangle
    /// Where the list is in the window.
    private(set) var placement: ContextMenuPlacement
    /// What the target looks like, beside the list; where there is no room for that, it is outlined.
    private let preview: PreviewPlan?
    private var outline: TargetOutline?
    private var loads: [DeferredCommands: DeferredCommands.State] = [:]
    private var tasks: [Task<Void, Never>] = []
    private(set) lazy var pointer = ContextMenuPointer(self, from: pressed)

    /// Composes and shows the menu; nil if no command makes sense now (C10).
    init?(_ configuration: ContextMenuConfiguration, of subject: MenuSubject, at point: Point?) {
        let composed = configuration.menu.composed(for: subject.responder)
        guard !composed.isEmpty, let widget = subject.widget.value, let window = subject.window.value,
            let target = widget.visibleTarget(configuration.targetRectangle, in: window)
        else { return nil }
        self.configuration = configuration
        self.subject = subject
        self.window = subject.window
        name = composed.title ?? "Context Menu"
        pressed = point.flatMap { widget.convert(x: $0.x, y: $0.y, to: window) }.map { Point(x: $0.x, y: $0.y) }
        anchor = pressed.map { Rectangle(x: $0.x, y: $0.y, width: 0, height: 0) } ?? target.anchorForKeyboard
        preview = configuration.preview.flatMap { [pressed] in PreviewPlan($0, of: widget, in: window, at: pressed) }
        list = ContextMenuList(composed, of: subject)
        content.append(list.widget)
        popover = MenuPopover(
            named: name, style: MenuStyle.contextMenu, content: content, hasArrow: false, for: subject)
        popover.popover.attach(to: window)
        placement = ContextMenuPlacement(frame: anchor, opensUpward: false)
        placement = place(keepingSide: false)
        // Only now it is known which end is nearest the pointer (C12).
        let arranged = arrange(composed)
        if arranged != composed { replaceList(by: arranged) }
        fit()
        preview?.show()
        // A preview shows by itself what the menu is for.
        if preview?.presentation == nil {
            outline = TargetOutline(around: configuration.targetRectangle, of: widget, in: window)
        }
        popover.popover.open(over: window, at: placement)
        list.pointArrows()
        if subject.trigger.takesKeyboard { list.items.move(isReversed ? .last : .first) }
        pointer.follow()
        load(composed.deferred)
    }

    func hide() {
        end()
        popover.hide()
        preview?.close()
    }

    func dismiss() {
        end()
        popover.remove()
        preview?.close()
    }

    private func end() {
        tasks.forEach { $0.cancel() }
        pointer.stop()
        list.closeSubmenu()
        outline?.remove()
    }

    // MARK: Place and order

    /// Whether the first element is at the bottom.
    private var isReversed: Bool {
        configuration.menu.isReversed(opensUpward: placement.opensUpward, byKeyboard: subject.trigger.takesKeyboard)
    }

    private func arrange(_ menu: ContextMenu) -> ContextMenu {
        menu.arranged(opensUpward: placement.opensUpward, byKeyboard: subject.trigger.takesKeyboard)
    }

    private func place(keepingSide: Bool) -> ContextMenuPlacement {
        let size = popover.popover.bodySize
        guard let window = window.value, let widget = subject.widget.value else { return placement }
        if let beside = preview?.place(menu: Size(width: size.width, height: size.height)) { return beside }
        return ContextMenuPlacement.place(
            menu: Size(width: size.width, height: size.height), at: anchor, in: window.menuBounds,
            keepClear: window.rectanglesToKeepClear(for: widget), rightToLeft: widget.isRightToLeft,
            opensUpward: keepingSide ? placement.opensUpward : nil)
    }

    private func replaceList(by menu: ContextMenu) {
        list.closeSubmenu()
        let old = content.children
        list = ContextMenuList(menu, of: subject)
        content.append(list.widget)
        old.forEach(content.remove)
    }

    /// Has the list scroll if it is too high for where it is (C28).
    private func fit() {
        list.placement = { [weak self] size, row in self?.place(submenu: size, beside: row) }
        let size = popover.popover.bodySize
        placement = place(keepingSide: true)
        guard placement.frame.height < size.height else { return }
        let height = placement.frame.height - size.height + list.height
        content.remove(list.widget)
        content.append(list.scrolled(height: height, fromEnd: isReversed))
        // With room for the scroll bar it is wider.
        placement = place(keepingSide: true)
    }

    /// Where a submenu goes, in the coordinates of the list.
    private func place(submenu size: Size, beside row: Widget) -> SubmenuPlacement? {
        guard let window = window.value, let widget = subject.widget.value, let origin = listOrigin else { return nil }
        var placement = SubmenuPlacement.place(
            submenu: size, beside: list.place(of: row).offset(x: origin.x, y: origin.y), of: placement.frame,
            in: window.menuBounds, keepClear: window.rectanglesToKeepClear(for: widget), inset: MenuStyle.padding,
            rightToLeft: list.widget.isRightToLeft)
        placement.frame = placement.frame.offset(x: -origin.x, y: -origin.y)
        return placement
    }

    /// Where the list begins in the window: as it is laid out, or as it will be.
    private var listOrigin: Point? {
        if list.widget.size.width > 0, let window = window.value, let origin = popover.popover.origin(in: window),
            let inside = list.widget.convert(x: 0, y: 0, to: popover.popover)
        {
            return Point(x: origin.x + inside.x, y: origin.y + inside.y)
        }
        return Point(x: placement.frame.minX + MenuStyle.padding, y: placement.frame.minY + MenuStyle.padding)
    }

    // MARK: Changes while it is open

    /// Loads what takes time, once the menu is on its way to the screen.
    private func load(_ deferred: [DeferredCommands]) {
        for deferred in Set(deferred) {
            tasks.append(
                Task { [weak self] in
                    let state = await deferred.load()
                    guard !Task.isCancelled, let self else { return }
                    loads[deferred] = state
                    refresh()
                })
        }
    }

    /// Composes the menu again, in its place: something has been loaded, or a command was chosen that keeps it open.
    func refresh() {
        let composed = configuration.menu.composed(for: subject.responder, loads: loads)
        guard !composed.isEmpty else { return MenuPresenter.shared.close() }
        let arranged = arrange(composed)
        guard !list.update(to: arranged) else { return }
        let current = list.items.current.map { (index: $0, command: list.command(at: $0)) }
        // What it is over is a row of the old list.
        pointer.stop()
        replaceList(by: arranged)
        fit()
        guard let window = window.value else { return }
        popover.popover.open(over: window, at: placement)
        list.pointArrows()
        guard let current else { return }
        let last = list.items.navigation.titles.count - 1
        list.items.move(to: current.command.flatMap(list.index) ?? min(current.index, last))
    }

    // MARK: Input

    func slide(to point: Point) { pointer.slide(to: point) }

    func lift() { pointer.lift() }

    func handle(_ key: Key) -> Bool {
        // A key that means nothing to a menu, such as Control+S, closes it and does what it does anywhere.
        if key.control || key.alt || key.isFunctionKey {
            MenuPresenter.shared.close()
            return false
        }
        pointer.rest()
        if let submenu = list.submenu {
            if submenu.handle(key, in: list) { return true }
            // It was opened by pointer: the keyboard goes on from its row.
            list.items.move(to: submenu.index)
            list.closeSubmenu()
        }
        switch key.name {
        case "Escape": MenuPresenter.shared.close()
        case list.openingArrow: list.openSubmenuOfCurrent()
        default: list.items.handleVertically(key)
        }
        return true
    }
}

extension Key {
    /// Whether it is one of the keys along the top of the keyboard.
    fileprivate var isFunctionKey: Bool {
        name.count > 1 && name.hasPrefix("F") && name.dropFirst().allSatisfy(\.isNumber)
    }
}

extension Rectangle {
    /// Where a menu opened by keyboard begins: in the middle of the item, so that it is plain which item it is for.
    fileprivate var anchorForKeyboard: Rectangle {
        Rectangle(x: midX, y: midY, width: 0, height: 0)
    }
}

extension Popover {
    /// Opens the popover where a placement says.
    fileprivate func open(over parent: Widget, at placement: ContextMenuPlacement) {
        let frame = placement.frame
        let edge = placement.opensUpward ? frame.maxY : frame.minY
        open(
            over: parent, at: Rect(x: frame.midX, y: edge, width: 0, height: 0),
            side: placement.opensUpward ? .above : .below)
    }
}
