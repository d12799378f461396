import Gtk

/// An edit menu on screen: a row of commands with an arrow to their target (E16, E17).
final class EditMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.edit
    let name = libraryText("Edit Menu")
    private var menu: EditMenu
    let subject: MenuSubject
    private let events: MenuEvents
    private var layout: EditMenuLayout
    private var observations: [SignalConnection] = []
    private let press = PressSlide()
    private let motion = MotionController(phase: .capture)
    /// The pointer's motion, in the popover's coordinates.
    private var trail = PointerTrail()

    private var popover: MenuPopover { layout.popover }
    private var commands: [Command] { layout.contents.commands }
    private var items: MenuItems { layout.contents.items }
    private var hasMore: Bool { layout.contents.row.chevron != nil }

    init(_ menu: EditMenu, at layout: EditMenuLayout, of subject: MenuSubject, notifying events: MenuEvents) {
        (self.menu, self.layout, self.subject, self.events) = (menu, layout, subject, events)
    }

    func show() {
        popover.begin(named: name, for: subject, notifying: events)
        open()
        if subject.trigger.grabsKeyboardFocus {
            items.showAccessKeys(true)
            items.move(.first)
        }
        observations = (subject.responder as? any EditMenuTarget)?.onEditingChange(events.onChange) ?? []
        motion.onMove { [weak self] in self?.point(at: $0) }
        popover.popover.add(motion)
    }

    private func open() {
        items.onPress = { [weak self] index in
            guard let self else { return }
            // Assistive technologies press the chevron without the keyboard.
            if let command = command(at: index) { events.onChoose(command) } else { events.onExpand(keyboardStart) }
        }
        layout.open()
        // The placement of the arrow and the commands that fit depend on the actual size of the window.
        popover.onceMoved(from: layout.placement.frame) { [weak self] in self?.openInRoom() }
    }

    private func openInRoom() {
        guard let again = EditMenuLayout.of(commands, at: layout.target, for: subject, keeping: layout.contents) else {
            return
        }
        layout = again
        layout.open()
    }

    func hide() {
        observations.forEach { $0.disconnect() }
        press.stop()
        popover.popover.remove(motion)
        popover.hide()
    }

    var record: OpenedMenu? {
        let edit = OpenedMenu.Edit(
            menu, items: commands, barCount: layout.contents.row.count, at: layout.placement)
        return subject.record(of: .edit(edit), for: layout.target)
    }

    /// Returns the command of an item; nil for the chevron.
    private func command(at index: Int) -> Command? {
        index < layout.contents.row.count ? commands[index] : nil
    }

    /// The command that gets the focus first in the list if the keyboard is in the menu: the current one or, on the chevron, the
    /// first that isn't in the bar.
    private var keyboardStart: Command.ID? {
        items.current.flatMap { command(at: $0) ?? commands[layout.contents.row.count...].first }?.id
    }

    func expanded(startingAt start: Command.ID?) -> (any PresentedMenu)? {
        guard hasMore else { return nil }
        return EditMenuListPresentation(menu, showing: commands, startingAt: start, of: subject, notifying: events)
    }

    // MARK: Changes while it is open

    func replace(with menu: WidgetMenu) -> Bool {
        guard case .edit(let menu) = menu else { return false }
        self.menu = menu.identified(as: self.menu)
        return true
    }

    /// Composes the menu again, and updates it in place if that makes a difference.
    func refresh() -> Bool {
        let commands = menu.composed(for: subject.responder).commands
        guard !commands.isEmpty, let target = subject.visibleTarget else { return false }
        guard commands != self.commands || target != layout.target else { return true }
        let current = items.current.map { (index: $0, id: command(at: $0)?.id) }
        press.stop()
        guard let layout = EditMenuLayout.of(commands, at: target, for: subject, keeping: layout.contents) else {
            return false
        }
        self.layout = layout
        open()
        if let current {
            let same = commands.firstIndex { $0.id == current.id } ?? current.index
            items.move(to: min(same, items.count - 1))
        }
        return true
    }

    // MARK: Input

    /// Moves the keyboard focus, if it is in the menu, to the item under the pointer.
    private func point(at point: Point) {
        guard trail.hasMoved(to: point), items.current != nil,
            let index = popover.popover.pick(point).flatMap(items.index)
        else { return }
        items.point(at: index)
    }

    func slide(to point: Point) {
        if press.slide(to: point) { press.highlight(item(at: point)) }
    }

    func lift() -> Command? {
        guard let index = press.lift() else { return nil }
        if let command = command(at: index) { return command }
        events.onExpand(nil)
        return nil
    }

    private func item(at point: Point) -> PressSlide.Item? {
        guard let window = window.value, let hit = popover.popover.pick(point, in: window) else { return nil }
        return items.index(of: hit).map { (items, items.button(at: $0)) }
    }

    func button(for command: Command.ID) -> Button? {
        guard let index = commands.firstIndex(where: { $0.id == command }) else { return nil }
        return index < layout.contents.row.count ? items.button(at: index) : layout.contents.row.chevron
    }

    func handle(_ key: Key) -> KeyMeaning {
        if key.name == "Escape" { return .closes }
        // Opened by pointer or touch, the menu leaves the keyboard to the text, so that the user can continue typing (E19).
        guard items.current != nil else { return .closesAndPasses }
        let isMirrored = popover.popover.isRightToLeft
        switch key.name {
        case "Down" where hasMore, "KP_Down" where hasMore: return .expands(keyboardStart)
        case "Left", "KP_Left", "Up", "KP_Up": items.move(isMirrored && !key.name.hasSuffix("Up") ? .next : .previous)
        case "Right", "KP_Right", "Down", "KP_Down":
            items.move(isMirrored && !key.name.hasSuffix("Down") ? .previous : .next)
        default:
            if let index = items.handle(key) {
                return command(at: index).map(KeyMeaning.chooses) ?? .expands(keyboardStart)
            }
        }
        return .handled
    }
}
