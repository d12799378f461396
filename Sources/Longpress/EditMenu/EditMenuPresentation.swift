import Gtk

/// An edit menu on screen: a row of commands with an arrow to what they act on (E16, E17).
final class EditMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.edit
    let name = "Edit Menu"
    var announcement: String { name }
    let window: WeakObject<Window>
    private let menu: EditMenu
    private let subject: MenuSubject
    private let events: MenuEvents
    private let popover: MenuPopover
    private var contents: EditMenuContents
    /// What was to be seen of the target when the menu was placed, in the window's coordinates.
    private var shown: Rectangle
    private var observations: [SignalConnection] = []
    private let press = PressSlide()

    private var items: MenuItems { contents.items }

    /// Composes and shows the menu; nil if no command makes sense now or what it is about isn't to be seen.
    init?(_ menu: EditMenu, of subject: MenuSubject, at point: Point?, telling events: MenuEvents) {
        guard let widget = subject.widget.value, let window = subject.window.value else { return nil }
        let target = subject.responder as? any EditMenuTarget
        target?.prepareEditMenu(at: point, by: subject.trigger)
        let commands = menu.items(for: subject.responder)
        guard !commands.isEmpty, let shown = Self.shownTarget(of: subject) else { return nil }

        self.menu = menu
        self.subject = subject
        self.events = events
        self.window = subject.window
        popover = MenuPopover.of(.edit, in: window)
        contents = EditMenuContents.of(commands, in: popover, room: window.editMenuRoom)
        guard let placement = Self.place(popover, at: shown, in: window, for: widget) else { return nil }
        popover.prepare(named: name, for: subject, telling: events)
        self.shown = shown
        followPresses()
        popover.popover.open(placement, shown: shown)
        if subject.trigger.takesKeyboard { items.move(.first) }
        observations = target?.onEditingChange(events.onChange) ?? []
    }

    /// What is to be seen of the target, in the window's coordinates.
    private static func shownTarget(of subject: MenuSubject) -> Rectangle? {
        guard let widget = subject.widget.value, let window = subject.window.value,
            let target = widget.convert(
                (subject.responder as? any EditMenuTarget)?.targetRectangle ?? widget.ownBounds, to: window),
            let visible = widget.visibleBounds(in: window)
        else { return nil }
        // What a key is about may have been scrolled out of sight: the menu then stands for the whole widget.
        let part = target.visiblePart(in: visible) ?? (subject.trigger.takesKeyboard ? visible : nil)
        guard let part else { return nil }
        return WindowInteraction.of(window)?.handles.belong(to: widget) == true ? part.withKnobs : part
    }

    private static func place(
        _ popover: MenuPopover, at shown: Rectangle, in window: Window, for widget: Widget
    ) -> EditMenuPlacement? {
        let size = popover.popover.bodySize
        return EditMenuPlacement.place(
            menu: Size(width: size.width, height: size.height), target: shown, in: window.menuBounds,
            keepClear: window.rectanglesToKeepClear(for: widget))
    }

    private func followPresses() {
        items.onPress = { [weak self] index in
            if let self { events.onChoose(contents.commands[index]) }
        }
    }

    func hide() {
        observations.forEach { $0.disconnect() }
        press.stop()
        popover.hide()
    }

    // MARK: Changes while it is open

    /// Composes the menu anew in its place, if that makes another of it.
    func refresh() -> Bool {
        let commands = menu.items(for: subject.responder)
        guard !commands.isEmpty, let shown = Self.shownTarget(of: subject), let window = window.value,
            let widget = subject.widget.value
        else { return false }
        guard commands != contents.commands || shown != self.shown else { return true }
        let current = items.current.map { (index: $0, id: contents.commands[$0].id) }
        press.stop()
        if commands != contents.commands {
            contents = EditMenuContents.of(commands, in: popover, room: window.editMenuRoom)
            followPresses()
        }
        guard let placement = Self.place(popover, at: shown, in: window, for: widget) else { return false }
        self.shown = shown
        popover.popover.open(placement, shown: shown)
        if let current {
            items.move(to: commands.firstIndex { $0.id == current.id } ?? min(current.index, commands.count - 1))
        }
        return true
    }

    // MARK: Input

    func slide(to point: Point) {
        if press.slide(to: point) { press.light(item(at: point)) }
    }

    func lift() -> Command? { press.lift().map { contents.commands[$0] } }

    private func item(at point: Point) -> PressSlide.Item? {
        guard let window = window.value, let hit = popover.popover.pick(point, in: window) else { return nil }
        return items.index(of: hit).map { (items, items.button(at: $0)) }
    }

    func handle(_ key: Key) -> KeyMeaning {
        if key.name == "Escape" { return .closes }
        // Opened by pointer or touch, the menu leaves the keyboard to the text: typing goes on there (E19).
        guard items.current != nil else { return .closesAndPasses }
        let isMirrored = popover.popover.isRightToLeft
        switch key.name {
        case "Left", "KP_Left", "Up", "KP_Up": items.move(isMirrored && !key.name.hasSuffix("Up") ? .next : .previous)
        case "Right", "KP_Right", "Down", "KP_Down":
            items.move(isMirrored && !key.name.hasSuffix("Down") ? .previous : .next)
        default:
            if !key.control, !key.alt, let index = items.handle(key) { return .chooses(contents.commands[index]) }
        }
        return .handled
    }
}

extension Window {
    /// The width that an edit menu's row may have in this window, in points.
    fileprivate var editMenuRoom: Double {
        menuBounds.width - 2 * (EditMenuPlacement.Metrics.standard.edge + MenuStyle.padding)
    }
}

extension Rectangle {
    /// A selection with the knobs of its handles, which the menu leaves to be seen.
    fileprivate var withKnobs: Rectangle {
        let knob = HandleGeometry.Metrics.standard.knob
        return Rectangle(x: minX, y: minY - knob, width: width, height: height + 2 * knob)
    }
}

extension Popover {
    /// Opens the popover where a placement says.
    fileprivate func open(_ placement: EditMenuPlacement, shown: Rectangle) {
        guard let parent else { return }
        // GTK centres the body upon what the arrow points at; what the bounds shift it by is added to that.
        let target =
            switch placement.side {
            case .above: Rectangle(x: placement.arrow.x, y: shown.minY, width: 0, height: max(shown.height, 1))
            case .below: Rectangle(x: placement.arrow.x, y: shown.minY, width: 0, height: max(shown.height, 1))
            case .over: Rectangle(x: placement.arrow.x, y: placement.arrow.y, width: 0, height: 1)
            }
        open(
            over: parent, at: target, side: placement.side == .below ? .below : .above,
            shift: (placement.frame.midX - placement.arrow.x, 0))
    }
}
