import Gtk

/// All commands of an edit menu, shown as a list with an arrow to its target.
final class EditMenuListPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.edit
    let name = libraryText("Edit Menu")
    private var menu: EditMenu
    private let layout: ContextMenuLayout
    let subject: MenuSubject
    private let events: MenuEvents
    private let pointer: ContextMenuPointer
    private var observations: [SignalConnection] = []
    /// Whether keys go to the list instead of the text.
    private var hasKeyboard: Bool
    /// The command that gets the keyboard focus first.
    private let start: Command.ID?
    /// The commands shown. As in the bar, a submenu is the one command that opens it.
    private var commands: [Command]

    private var list: ContextMenuList { layout.list }

    /// Lays out the list of a menu's available commands. Returns nil if its target isn't visible.
    ///
    /// - Parameters:
    ///   - start: The command that gets the keyboard focus first, if the keyboard is in the menu already.
    init?(
        _ menu: EditMenu, showing commands: [Command], startingAt start: Command.ID? = nil, of subject: MenuSubject,
        notifying events: MenuEvents
    ) {
        guard let window = subject.window.value, let target = subject.visibleTarget else { return nil }
        (self.menu, self.subject, self.events, self.start) = (menu, subject, events, start)
        self.commands = commands
        let list = EditMenu(showing: commands).list(for: subject.responder)
        layout = ContextMenuLayout(list: list, for: subject, pointingAt: target, in: window)
        pointer = ContextMenuPointer(layout)
        hasKeyboard = start != nil || subject.trigger.grabsKeyboardFocus
    }

    func show() {
        layout.popover.begin(named: name, for: subject, notifying: events)
        list.onChoose = events.onChoose
        list.onKey = events.onKey
        open()
        if hasKeyboard {
            list.items.showAccessKeys(true)
            list.items.move(to: start.flatMap(list.menu.index) ?? 0)
        }
        observations = (subject.responder as? any EditMenuTarget)?.onEditingChange(events.onChange) ?? []
        pointer.follow()
    }

    private func open() {
        layout.open()
        layout.popover.onceMoved(from: layout.placement.frame) { [weak self] in
            self?.layout.place()
            self?.layout.open()
        }
    }

    func hide() {
        observations.forEach { $0.disconnect() }
        pointer.stop()
        list.rest()
        layout.hide()
    }

    var record: OpenedMenu? {
        guard let placement = layout.arrowPlacement, let target = layout.pointedAt else { return nil }
        let edit = OpenedMenu.Edit(menu, items: commands, isList: true, at: placement)
        return subject.record(of: .edit(edit), for: target)
    }

    // MARK: Changes while it is open

    func replace(with menu: WidgetMenu) -> Bool {
        guard case .edit(let menu) = menu else { return false }
        self.menu = menu.identified(as: self.menu)
        return true
    }

    func refresh() -> Bool {
        let composed = menu.composed(for: subject.responder)
        guard !composed.isEmpty, let target = subject.visibleTarget else { return false }
        commands = composed.ordered
        let isResized = layout.show(composed.list(for: subject.responder), changing: pointer.rest)
        let isMoved = target != layout.pointedAt
        if isMoved {
            pointer.rest()
            layout.point(at: target)
        }
        if isMoved || isResized { open() }
        return true
    }

    // MARK: Input

    func slide(to point: Point) { pointer.slide(to: point) }

    func lift() -> Command? { pointer.lift() }

    func button(for command: Command.ID) -> Button? {
        list.button(for: command) ?? list.menu.index(of: command).map(list.items.button)
    }

    func handle(_ key: Key) -> KeyMeaning {
        // Until an arrow key moves to the list, typing continues in the text (E19).
        hasKeyboard = hasKeyboard || (["Up", "KP_Up", "Down", "KP_Down"].contains(key.name) && key.isPlain)
        guard hasKeyboard || list.focused !== list else { return key.name == "Escape" ? .closes : .closesAndPasses }
        return list.handle(key) { pointer.rest() }
    }
}
