import Gtk

/// An edit menu on screen: a row of commands with an arrow to what they act on (E16, E17).
final class EditMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.edit
    let name = "Edit Menu"
    let window: WeakObject<Window>
    private let subject: MenuSubject
    private let items = MenuItems()
    private let row: EditMenuRow
    private let popover: MenuPopover
    private lazy var press = PressSlide { [weak self] point in self?.item(at: point) }

    /// Composes and shows the menu; nil if no command makes sense now or what it is about isn't to be seen.
    init?(_ menu: EditMenu, of subject: MenuSubject, at point: Point?) {
        guard let widget = subject.widget.value, let window = subject.window.value else { return nil }
        let target = subject.responder as? any EditMenuTarget
        target?.prepareEditMenu(at: point, by: subject.trigger)
        let commands = menu.items(for: subject.responder)
        guard !commands.isEmpty else { return nil }

        self.subject = subject
        self.window = subject.window
        row = EditMenuRow(commands, items: items) { MenuPresenter.shared.choose($0, of: subject) }
        popover = MenuPopover(
            named: name, style: MenuStyle.editMenu, content: row.widget, hasArrow: true, for: subject)
        guard open(over: window, at: target?.targetRectangle ?? widget.ownBounds, of: widget) else {
            popover.remove()
            return nil
        }
        if subject.trigger.takesKeyboard { items.move(.first) }
    }

    private func open(over window: Window, at target: Rectangle, of widget: Widget) -> Bool {
        guard let target = widget.convert(target, to: window), let visible = widget.visibleBounds(in: window) else {
            return false
        }
        // What a key is about may have been scrolled out of sight: the menu then stands for the whole widget.
        let part = target.visiblePart(in: visible) ?? (subject.trigger.takesKeyboard ? visible : nil)
        guard var shown = part else { return false }
        if WindowInteraction.of(window)?.handles.belong(to: widget) == true { shown = shown.withKnobs }
        popover.popover.attach(to: window)
        let room = window.menuBounds.width - 2 * (EditMenuPlacement.Metrics.standard.edge + MenuStyle.padding)
        if row.fit(in: room) { popover.popover.child = row.widget }
        let size = popover.popover.bodySize
        guard
            let placement = EditMenuPlacement.place(
                menu: Size(width: size.width, height: size.height), target: shown, in: window.menuBounds,
                keepClear: window.rectanglesToKeepClear(for: widget))
        else { return false }
        popover.popover.open(placement, shown: shown)
        return true
    }

    func hide() {
        press.stop()
        popover.hide()
    }

    func dismiss() {
        press.stop()
        popover.remove()
    }

    // MARK: Input

    func slide(to point: Point) { _ = press.slide(to: point) }

    func lift() {
        guard let item = press.lift() else { return }
        item.items.activate(item.index)
    }

    private func item(at point: Point) -> PressSlide.Item? {
        guard let window = window.value, let hit = popover.popover.pick(point, in: window) else { return nil }
        return items.index(of: hit).map { (items, $0) }
    }

    func handle(_ key: Key) -> Bool {
        if key.name == "Escape" {
            MenuPresenter.shared.close()
            return true
        }
        // Opened by pointer or touch, the menu leaves the keyboard to the text: typing goes on there (E19).
        guard items.current != nil else {
            MenuPresenter.shared.close()
            return false
        }
        let isMirrored = popover.popover.isRightToLeft
        switch key.name {
        case "Left", "KP_Left", "Up", "KP_Up": items.move(isMirrored && !key.name.hasSuffix("Up") ? .next : .previous)
        case "Right", "KP_Right", "Down", "KP_Down":
            items.move(isMirrored && !key.name.hasSuffix("Down") ? .previous : .next)
        default: if !key.control, !key.alt { items.handle(key) }
        }
        return true
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
            case .above: Rect(x: placement.arrow.x, y: shown.minY, width: 0, height: max(shown.height, 1))
            case .below: Rect(x: placement.arrow.x, y: shown.minY, width: 0, height: max(shown.height, 1))
            case .over: Rect(x: placement.arrow.x, y: placement.arrow.y, width: 0, height: 1)
            }
        open(
            over: parent, at: target, side: placement.side == .below ? .below : .above,
            shift: (placement.frame.midX - placement.arrow.x, 0))
    }
}
