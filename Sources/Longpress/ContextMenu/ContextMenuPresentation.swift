import Gtk

/// A context menu on screen: a list of commands at the pointer or by its item (C1, C28).
final class ContextMenuPresentation: PresentedMenu {
    let kind = MenuPresenter.Kind.context
    let name: String
    let window: WeakObject<Window>
    private let popover: MenuPopover
    private let list: ContextMenuList

    /// Composes and shows the menu; nil if no command makes sense now (C10).
    init?(_ configuration: ContextMenuConfiguration, of subject: MenuSubject, at point: Point?) {
        let composed = configuration.menu.composed(for: subject.responder)
        guard !composed.isEmpty, let widget = subject.widget.value, let window = subject.window.value,
            let visible = widget.visibleBounds(in: window)
        else { return nil }
        let target = configuration.targetRectangle.flatMap { widget.convert($0, to: window)?.visiblePart(in: visible) }
        name = composed.title ?? "Context Menu"
        self.window = subject.window
        list = ContextMenuList(composed, of: subject)
        popover = MenuPopover(
            named: name, style: MenuStyle.contextMenu, content: list.widget,
            hasArrow: false,
            for: subject)
        popover.popover.attach(to: window)

        let pressed = point.flatMap { point in
            widget.convert(Rectangle(x: point.x, y: point.y, width: 0, height: 0), to: window)
        }
        let size = popover.popover.bodySize
        func place(width: Double) -> ContextMenuPlacement {
            ContextMenuPlacement.place(
                menu: Size(width: width, height: size.height), at: pressed ?? (target ?? visible).anchorForKeyboard,
                in: window.menuBounds, keepClear: window.rectanglesToKeepClear(for: widget),
                rightToLeft: widget.isRightToLeft)
        }
        var placement = place(width: size.width)
        if placement.frame.height < size.height {
            let height = placement.frame.height - size.height + list.height
            popover.popover.child = nil
            popover.popover.child = list.scrolled(height: height)
            // With room for the scroll bar it is wider.
            placement = place(width: popover.popover.bodySize.width)
        }
        popover.popover.open(over: window, at: placement)
        if subject.trigger.takesKeyboard { list.items.move(.first) }
    }

    func hide() {
        list.closeSubmenu()
        popover.hide()
    }

    func dismiss() {
        list.closeSubmenu()
        popover.remove()
    }

    func handle(_ key: Key) -> Bool {
        if let submenu = list.submenu, submenu.handle(key) { return true }
        switch key.name {
        case "Escape": MenuPresenter.shared.close()
        case list.openingArrow: list.openSubmenuOfCurrent(byKeyboard: true)
        default:
            // A key that means nothing to a menu, such as Control+S, closes it and does what it does anywhere.
            if key.control || key.alt || key.isFunctionKey {
                MenuPresenter.shared.close()
                return false
            }
            list.items.handle(key)
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

extension MenuItems {
    /// Deals with the keys that every vertical menu has.
    func handle(_ key: Key) {
        switch key.name {
        case "Up", "KP_Up": move(.previous)
        case "Down", "KP_Down": move(.next)
        case "Home", "KP_Home": move(.first)
        case "End", "KP_End": move(.last)
        case "Return", "KP_Enter", "space": _ = activateCurrent()
        default: if let letter = key.character, letter.isLetter || letter.isNumber { type(letter) }
        }
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
