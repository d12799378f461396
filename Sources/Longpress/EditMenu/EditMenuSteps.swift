import Gtk

/// An edit menu with the commands that make sense now.
struct ComposedEditMenu: ComposedMenu {
    let menu: EditMenu
    let commands: [Command]

    func place(for subject: MenuSubject) -> (any PlacedMenu)? {
        subject.window.value?.forgetMenuRoom()
        guard let target = subject.visibleTarget,
            let place = EditMenuPlace.of(commands, at: target, for: subject)
        else { return nil }
        return PlacedEditMenu(menu: menu, place: place)
    }
}

/// An edit menu that is about to open at its place.
struct PlacedEditMenu: PlacedMenu {
    let menu: EditMenu
    let place: EditMenuPlace

    func show(for subject: MenuSubject, telling events: MenuEvents) -> any PresentedMenu {
        EditMenuPresentation(menu, at: place, of: subject, telling: events)
    }
}

/// The row of an edit menu in its popover, and where that goes.
struct EditMenuPlace {
    let popover: MenuPopover
    let contents: EditMenuContents
    /// The visible part of the target, in the window's coordinates.
    let target: Rectangle
    /// Where the row goes, in the window's coordinates.
    let placement: EditMenuPlacement

    /// Lays out a row of commands and works out its place; nil if there is none.
    ///
    /// - Parameter kept: What the menu shows already.
    static func of(
        _ commands: [Command], at target: Rectangle, for subject: MenuSubject, keeping kept: EditMenuContents? = nil
    ) -> EditMenuPlace? {
        guard let widget = subject.widget.value, let window = subject.window.value else { return nil }
        let popover = MenuPopover.of(.edit, in: window)
        let contents =
            kept?.commands == commands && popover.popover.bodySize.width <= window.menuBounds.width
            ? kept : EditMenuContents.of(commands, in: popover, room: window.editMenuRoom)
        let size = popover.popover.bodySize
        let placement = EditMenuPlacement.place(
            menu: Size(width: size.width, height: size.height), target: target, in: window.contentBounds,
            room: window.menuBounds, keepClear: window.rectanglesToKeepClear(for: widget))
        guard let contents, let placement else { return nil }
        return EditMenuPlace(popover: popover, contents: contents, target: target, placement: placement)
    }

    /// Opens the popover there.
    func open() {
        let popover = popover.popover
        guard let parent = popover.parent else { return }
        // GTK centres the body upon what the arrow points at; what the bounds shift it by is added to that.
        let aim =
            switch placement.side {
            case .above, .below:
                Rectangle(x: placement.arrow.x, y: target.minY, width: 0, height: max(target.height, 1))
            case .over: Rectangle(x: placement.arrow.x, y: placement.arrow.y, width: 0, height: 1)
            }
        popover.open(
            over: parent, at: aim, side: placement.side == .below ? .below : .above,
            shift: (placement.frame.midX - placement.arrow.x, 0))
    }
}

extension MenuSubject {
    /// The visible part of an edit menu's target, in the window's coordinates; nil if none of it is visible.
    var visibleTarget: Rectangle? {
        guard let widget = widget.value, let window = window.value,
            let target = widget.convert(target(in: widget), to: window),
            let visible = widget.visibleBounds(in: window)
        else { return nil }
        // What a key is about may have been scrolled out of sight: the menu then stands for the whole widget.
        let part = target.visiblePart(in: visible) ?? (trigger.takesKeyboard ? visible : nil)
        guard let part else { return nil }
        if responder is any RegionTarget { return part.inset(by: -RegionGeometry.Metrics.standard.knob / 2) }
        guard let handles = WindowInteraction.of(window)?.handles, handles.belong(to: widget) else { return part }
        return part.withHandles(handles.lines(in: widget).compactMap { widget.convert($0, to: window) }, in: visible)
    }
}

extension Window {
    /// The width that an edit menu's row may have in this window, in points.
    fileprivate var editMenuRoom: Double {
        menuBounds.width - 2 * (EditMenuPlacement.Metrics.standard.edge + MenuStyle.padding)
    }
}

extension Rectangle {
    /// A selection with its handles, which the menu leaves visible: with the visible part of their lines, and the knobs above
    /// and below.
    fileprivate func withHandles(_ lines: [Rectangle], in visible: Rectangle) -> Rectangle {
        let knob = HandleGeometry.Metrics.standard.knob
        let lines = lines.compactMap { $0.visiblePart(in: visible) }
        let top = lines.map(\.minY).reduce(minY, min)
        let bottom = lines.map(\.maxY).reduce(maxY, max)
        return Rectangle(x: minX, y: top - knob, width: width, height: bottom - top + 2 * knob)
    }
}
