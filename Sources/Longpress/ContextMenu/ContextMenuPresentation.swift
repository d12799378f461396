import Gtk

/// A context menu on screen: a list of commands at the pointer or by its item (C1, C28).
final class ContextMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.context
    let name: String
    var announcement: String { preview?.presentation == nil ? name : "\(name), with a preview" }
    let window: WeakObject<Window>
    let popover: MenuPopover
    let list: ContextMenuList
    private let configuration: ContextMenuConfiguration
    private let subject: MenuSubject
    private let events: MenuEvents
    /// Has the list scroll, if it is too high for where it is.
    private var scrolled: ScrolledList?
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
    init?(
        _ configuration: ContextMenuConfiguration, of subject: MenuSubject, at point: Point?,
        telling events: MenuEvents
    ) {
        let composed = configuration.menu.composed(for: subject.responder)
        guard !composed.isEmpty, let widget = subject.widget.value, let window = subject.window.value,
            let target = widget.visibleTarget(configuration.targetRectangle, in: window)
        else { return nil }
        self.configuration = configuration
        self.subject = subject
        self.events = events
        self.window = subject.window
        name = composed.title ?? "Context Menu"
        pressed = point.flatMap { widget.convert(x: $0.x, y: $0.y, to: window) }.map { Point(x: $0.x, y: $0.y) }
        anchor = pressed.map { Rectangle(x: $0.x, y: $0.y, width: 0, height: 0) } ?? target.anchorForKeyboard
        preview = configuration.preview.flatMap { [pressed] in PreviewPlan($0, of: widget, in: window, at: pressed) }
        popover = MenuPopover.of(.context, in: window)
        popover.prepare(named: name, for: subject, telling: events)
        list = .showing(composed, in: popover)
        placement = ContextMenuPlacement(frame: anchor, opensUpward: false)
        placement = place(keepingSide: false)
        // Only now it is known which end is nearest the pointer (C12).
        list.update(to: arrange(composed))
        list.onChoose = events.onChoose
        list.onKey = events.onKey
        list.placement = { [weak self] size, row in self?.place(submenu: size, beside: row) }
        fit()
        // First of all: what follows is seen with the same frame, but makes GTK look at all of the window.
        popover.popover.open(over: window, at: placement)
        preview?.show(onClose: events.onClose)
        popover.popover.setAccessibleDescription(preview?.presentation == nil ? "" : "With a preview")
        // A preview shows by itself what the menu is for.
        if preview?.presentation == nil {
            outline = TargetOutline(around: configuration.targetRectangle, of: widget, in: window)
        }
        list.pointArrows()
        if subject.trigger.takesKeyboard { list.items.move(isReversed ? .last : .first) }
        pointer.follow()
        load(composed.deferred)
    }

    func hide() {
        tasks.forEach { $0.cancel() }
        pointer.stop()
        list.rest()
        outline?.remove()
        popover.hide()
        scrolled?.release()
        preview?.close()
    }

    // MARK: Place and order

    /// Whether the first element is at the bottom.
    private var isReversed: Bool {
        configuration.menu.isReversed(opensUpward: placement.opensUpward, byKeyboard: subject.trigger.takesKeyboard)
    }

    private func arrange(_ menu: ContextMenu) -> ContextMenu {
        menu.arranged(opensUpward: placement.opensUpward, byKeyboard: subject.trigger.takesKeyboard)
    }

    /// The size that the menu would like to have, with all of its rows.
    private var wantedSize: Size {
        let size = popover.popover.bodySize
        guard let view = scrolled?.view else { return Size(width: size.width, height: size.height) }
        return Size(width: size.width, height: size.height - view.naturalSize.height + list.height)
    }

    private func place(keepingSide: Bool) -> ContextMenuPlacement {
        let size = wantedSize
        guard let window = window.value, let widget = subject.widget.value else { return placement }
        if let beside = preview?.place(menu: size) { return beside }
        return ContextMenuPlacement.place(
            menu: size, at: anchor, in: window.menuBounds,
            keepClear: window.rectanglesToKeepClear(for: widget), rightToLeft: widget.isRightToLeft,
            opensUpward: keepingSide ? placement.opensUpward : nil)
    }

    /// Has the list scroll if it is too high for where it is (C28).
    private func fit() {
        placement = place(keepingSide: true)
        let missing = wantedSize.height - placement.frame.height
        guard missing > 0 || scrolled != nil else { return }
        let scrolled = scrolled ?? ScrolledList(list, in: popover.popover)
        self.scrolled = scrolled
        scrolled.setHeight(list.height - max(missing, 0), fromEnd: isReversed)
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
                    if !refresh() { events.onClose() }
                })
        }
    }

    /// Composes the menu again, in its place: something has been loaded, a command was chosen that keeps it open, or what
    /// can be done is another thing now.
    func refresh() -> Bool {
        let composed = configuration.menu.composed(for: subject.responder, loads: loads)
        guard !composed.isEmpty else { return false }
        let arranged = arrange(composed)
        guard arranged != list.menu, let window = window.value else { return true }
        let current = list.items.current
        let size = wantedSize
        // What the pointer is on its way to may be another row by now.
        pointer.rest()
        list.update(to: arranged)
        if let current, list.items.current == nil, list.items.count > 0 {
            list.items.move(to: min(current, list.items.count - 1))
        }
        guard size != wantedSize else { return true }
        fit()
        popover.popover.open(over: window, at: placement)
        list.pointArrows()
        return true
    }

    // MARK: Input

    func slide(to point: Point) { pointer.slide(to: point) }

    func lift() -> Command? { pointer.lift() }

    func handle(_ key: Key) -> KeyMeaning {
        // A key that means nothing to a menu, such as Control+S, closes it and does what it does anywhere.
        if key.control || key.alt || key.isFunctionKey { return .closesAndPasses }
        pointer.rest()
        if let submenu = list.submenu {
            if let meaning = submenu.handle(key, in: list) { return meaning }
            // It was opened by pointer: the keyboard goes on from its row.
            if let row = list.index(of: submenu) { list.items.move(to: row) }
            list.closeSubmenu()
        }
        switch key.name {
        case "Escape": return .closes
        case list.openingArrow: list.openSubmenuOfCurrent()
        default:
            if let command = list.items.handleVertically(key).flatMap(list.press) { return .chooses(command) }
        }
        return .handled
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

extension ContextMenuList {
    /// The list of a popover for a menu: what it shows already, as far as that will do.
    fileprivate static func showing(_ menu: ContextMenu, in popover: MenuPopover) -> ContextMenuList {
        if let kept = popover.contents as? ContextMenuList {
            // Its size doesn't depend on its order, which may be the right one already.
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
    /// Opens the popover where a placement says.
    fileprivate func open(over parent: Widget, at placement: ContextMenuPlacement) {
        let frame = placement.frame
        let edge = placement.opensUpward ? frame.maxY : frame.minY
        open(
            over: parent, at: Rectangle(x: frame.midX, y: edge, width: 0, height: 0),
            side: placement.opensUpward ? .above : .below)
    }
}
