import Gtk

/// A context menu on screen: a list of commands at the pointer or by its item (C1, C28).
final class ContextMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.context
    var name: String { configuration.name }
    var announcement: String { hasPreview ? libraryText("{menu}, with a preview", ["menu": name]) : name }
    private let layout: ContextMenuLayout
    private var configuration: ContextMenuConfiguration
    let subject: MenuSubject
    private let events: MenuEvents
    private var outline: TargetOutline?
    private var loads: [DeferredCommands: DeferredCommands.State] = [:]
    private var isLoading: Set<DeferredCommands> = []
    private var tasks: [Task<Void, Never>] = []
    private let pointer: ContextMenuPointer

    private var list: ContextMenuList { layout.list }
    private var hasPreview: Bool { layout.preview?.presentation != nil }

    init(
        _ configuration: ContextMenuConfiguration, at layout: ContextMenuLayout, of subject: MenuSubject,
        telling events: MenuEvents
    ) {
        (self.layout, self.configuration, self.subject, self.events) = (layout, configuration, subject, events)
        pointer = ContextMenuPointer(layout)
    }

    func show() {
        layout.popover.begin(named: name, for: subject, telling: events)
        list.onChoose = events.onChoose
        list.onKey = events.onKey
        // First of all: what follows is seen with the same frame, but makes GTK look at all of the window.
        open()
        layout.preview?.show(onClose: events.onClose)
        layout.popover.popover.setAccessibleDescription(hasPreview ? libraryText("With a preview") : "")
        // A preview shows by itself what the menu is for.
        if !hasPreview, configuration.outlinesTarget, let widget = subject.widget.value, let window = window.value {
            let configuration = configuration
            outline = TargetOutline(around: configuration.targetRectangle, of: widget, in: window)
        }
        list.pointArrows()
        if subject.trigger.takesKeyboard {
            list.items.showAccessKeys(true)
            list.items.move(.start)
        }
        pointer.follow()
        load(list.menu.deferred)
    }

    private func open() {
        layout.open()
        layout.popover.onceMoved(from: layout.placement.frame) { [weak self] in self?.openInRoom() }
    }

    /// Opens the menu where the display lets it be, its preview beside it.
    private func openInRoom() {
        layout.place()
        layout.open()
        layout.preview?.move()
        list.pointArrows()
    }

    func hide() {
        tasks.forEach { $0.cancel() }
        pointer.stop()
        list.rest()
        outline?.remove()
        layout.popover.hide()
        layout.release()
        layout.preview?.close()
    }

    var record: OpenedMenu? {
        guard let widget = subject.widget.value, let window = window.value,
            let target = widget.visibleTarget(configuration.targetRectangle, in: window)
        else { return nil }
        let context = OpenedMenu.Context(
            configuration.menu, seen: list.menu, at: layout.placement, wholeHeight: layout.wantedSize.height,
            preview: layout.preview?.frame, hasOutline: outline != nil)
        return subject.record(of: .context(context), for: target)
    }

    // MARK: Changes while it is open

    /// Loads what takes time, once the menu is on its way to the screen.
    private func load(_ deferred: [DeferredCommands]) {
        for deferred in Set(deferred) {
            isLoading.insert(deferred)
            tasks.append(
                Task { [weak self] in
                    let state = await deferred.load()
                    guard !Task.isCancelled, let self else { return }
                    loads[deferred] = state.identified(as: loads[deferred])
                    if !refresh() { events.onClose() }
                })
        }
    }

    func replace(with menu: WidgetMenu) -> Bool {
        guard case .context(let provider) = menu,
            let new = provider(ContextMenuRequest(at: subject.point, by: subject.trigger))
        else { return false }
        var known = KnownActions(configuration.menu.commands)
        // What was loaded shows until it is loaded anew.
        for (before, now) in zip(configuration.menu.deferred, new.menu.deferred) where before.title == now.title {
            loads[now] = loads[now] ?? loads[before]
        }
        configuration.menu = known.identify(new.menu)
        configuration.targetName = new.targetName
        layout.source = configuration.menu
        layout.popover.popover.setAccessibleName(name)
        load(configuration.menu.composed(for: subject.responder).deferred.filter { !isLoading.contains($0) })
        return true
    }

    /// Composes the menu again, in its place: something has been loaded, a command was chosen that keeps it open, or what
    /// can be done is another thing now.
    func refresh() -> Bool {
        let composed = configuration.menu.composed(for: subject.responder, loads: loads)
        guard !composed.isEmpty else { return false }
        // What the pointer is on its way to may be another row by now.
        if layout.show(composed, changing: pointer.rest) {
            open()
            list.pointArrows()
        }
        return true
    }

    // MARK: Input

    func slide(to point: Point) { pointer.slide(to: point) }

    func lift() -> Command? { pointer.lift() }

    func button(for command: Command.ID) -> Button? { list.button(for: command) }

    func handle(_ key: Key) -> KeyMeaning {
        let focused = list.focused
        if let index = focused.items.choose(byAccessKey: key) {
            pointer.rest()
            return focused.press(index).map(KeyMeaning.chooses) ?? .handled
        }
        // A key that means nothing to a menu, such as Control+S, closes it and does what it does anywhere.
        if key.control || key.alt || key.isFunctionKey { return .closesAndPasses }
        pointer.rest()
        if let submenu = list.submenu {
            if let meaning = submenu.handle(key, in: list) { return meaning }
            // It was opened by pointer: the keyboard goes on from its row.
            if let row = list.index(of: submenu) { list.items.move(to: row) }
            list.closeSubmenu()
        }
        if list.items.moveInLine(key, rightToLeft: list.widget.isRightToLeft) { return .handled }
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
