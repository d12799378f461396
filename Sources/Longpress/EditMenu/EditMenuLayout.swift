import Gtk

/// The row of an edit menu in its popover, and its placement.
struct EditMenuLayout {
    let popover: MenuPopover
    let contents: EditMenuContents
    /// The visible part of the target, in the window's coordinates.
    let target: Rectangle
    /// The placement of the row, in the window's coordinates.
    let placement: EditMenuPlacement

    /// Lays out a row of commands, reusing existing contents, and calculates its placement. Returns nil if there is none.
    static func of(
        _ commands: [Command], at target: Rectangle, for subject: MenuSubject, keeping kept: EditMenuContents? = nil
    ) -> EditMenuLayout? {
        guard let window = subject.window.value else { return nil }
        let popover = MenuPopover.of(.bar, in: window)
        let contents =
            kept?.commands == commands && popover.popover.bodySize.width <= window.menuBounds.width
            ? kept : EditMenuContents.of(commands, in: popover, room: window.editMenuRoom)
        let placement = EditMenuPlacement.place(
            menu: popover.popover.bodySize, target: target, in: window.contentBounds,
            room: window.menuBounds, keepClear: subject.rectanglesToKeepClear, preferring: subject.arrowDirection)
        guard let contents, let placement else { return nil }
        return EditMenuLayout(popover: popover, contents: contents, target: target, placement: placement)
    }

    func open() {
        guard let parent = popover.popover.parent else { return }
        popover.popover.open(over: parent, at: placement, to: target)
        popover.grow(from: placement.arrow, into: placement.frame)
    }
}

extension Popover {
    /// Opens the popover of an edit menu at its placement, with its arrow at the visible part of the target.
    func open(over parent: Widget, at placement: EditMenuPlacement, to target: Rectangle) {
        // GTK centres the body on the arrow's target, and adds the shift that is needed to stay within bounds.
        let aim =
            switch placement.side {
            case .above, .below:
                Rectangle(x: placement.arrow.x, y: target.minY, width: 0, height: max(target.height, 1))
            case .over: Rectangle(x: placement.arrow.x, y: placement.arrow.y, width: 0, height: 1)
            }
        open(
            over: parent, at: aim, side: placement.side == .below ? .below : .above,
            shift: (placement.frame.midX - placement.arrow.x, 0))
    }
}

extension Native {
    /// The maximum width of an edit menu's row in this window, in points.
    fileprivate var editMenuRoom: Double {
        menuBounds.width - 2 * (EditMenuPlacement.Metrics.standard.edge + MenuStyle.padding)
    }
}
