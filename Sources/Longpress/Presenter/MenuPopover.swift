import Gtk

/// The popover for menus of one form in one window. It is kept for the next menu, together with its contents: creating it takes
/// longer than everything else in opening a menu.
final class MenuPopover {
    let popover: Popover
    /// The contents, reused by the next menu if they are the same.
    var contents: AnyObject?
    private let window: WeakObject<Native>
    private let still: StillPointer
    private let motion: PopoverMotion
    /// The responder of the open menu. The properties below are the menu's handlers and the widget that had the focus before it.
    private var responder: (any Responder)?
    private var events: MenuEvents?
    private var focus: WeakObject<Widget>?
    /// How often the popover has been placed.
    private var count = 0

    /// The form of a menu.
    enum Form {
        /// An edit menu: a row with an arrow.
        case bar
        /// All commands of an edit menu: a list with an arrow.
        case list
        /// A context menu: a list.
        case context

        fileprivate var name: StaticString {
            switch self {
            case .bar: "longpress-edit-popover"
            case .list: "longpress-edit-list-popover"
            case .context: "longpress-context-popover"
            }
        }
    }

    /// Returns the popover for a form of menu in a window.
    static func of(_ form: Form, in window: Native) -> MenuPopover {
        if let kept: MenuPopover = window.attached(form.name) {
            kept.motion.finish()
            kept.popover.setStyle(MenuStyle.onDark, window.hasLightText)
            return kept
        }
        let new = MenuPopover(form, in: window)
        window.attach(new, as: form.name)
        // The popover must be removed before the window is destroyed.
        window.onEnd { [weak new, window = WeakObject(window)] in
            new?.popover.unparent()
            window.value?.attach(nil, as: form.name)
        }
        return new
    }

    private init(_ form: Form, in window: Native) {
        popover = Popover(role: .menu)
        self.window = WeakObject(window)
        still = StillPointer(over: popover, in: WeakObject(window))
        motion = PopoverMotion(of: popover)
        popover.addStyle(form == .bar ? MenuStyle.editMenu : MenuStyle.contextMenu)
        popover.setStyle(MenuStyle.onDark, window.hasLightText)
        popover.hasArrow = form != .context
        popover.onKey { [weak self] in self?.events?.onKey($0) ?? false }
        popover.attach(to: window)
        popover.onClosed { [weak self] in
            // Closed by GTK, for example when there is no more room for it. The menu closes with it.
            self?.events?.onClose()
        }
    }

    /// Prepares the popover for a menu that is about to open.
    func begin(named name: String, for subject: MenuSubject, notifying events: MenuEvents) {
        responder = subject.responder
        self.events = events
        focus = subject.window.value?.focus.map { WeakObject($0) }
        popover.setAccessibleName(name)
        still.begin(at: subject.pressed)
    }

    /// Calls a handler if the display places the popover elsewhere than requested while the same menu is open. `wanted` is the
    /// requested frame of its body, in the window's coordinates.
    func onceMoved(from wanted: Rectangle, _ handler: @escaping () -> Void) {
        // The result for an earlier position doesn't apply to this one.
        count += 1
        popover.oncePlaced { [weak self, count] in
            guard let self, events != nil, count == self.count, let window = window.value,
                window.learnsMenuRoom(from: popover, at: wanted)
            else { return }
            handler()
        }
    }

    /// Animates the popover, which has just been opened, from a point to its body's frame, unless it is open already. Both are in
    /// the window's coordinates.
    func grow(from point: Point, into body: Rectangle, milliseconds: Double = MenuMotion.duration) {
        motion.appear(from: point, into: body, milliseconds: milliseconds)
    }

    /// Hides the popover and, if it has the focus, returns that to the menu's target. Only the closing animation continues. Calls
    /// a handler when that has ended.
    func hide(milliseconds: Double = MenuMotion.duration, then handler: @escaping () -> Void = {}) {
        returnFocus()
        (responder, focus, events) = (nil, nil, nil)
        motion.go(milliseconds: milliseconds) { [popover] in
            popover.close()
            handler()
        }
    }

    private func returnFocus() {
        guard popover.containsFocus else { return }
        responder?.becomeFirstResponder()
        // A responder that doesn't take the focus leaves it in the popover, where it would be lost.
        if popover.containsFocus { window.value?.focus = focus?.value }
    }
}

extension Popover {
    /// Calls a handler for keys typed while the focus is in this popover. They don't reach the window's controllers, which
    /// receive only keys of the window's own surface. If the handler returns true, the key isn't propagated.
    func onKey(_ handler: @escaping (Key) -> Bool) {
        let keys = KeyController(phase: .capture)
        keys.onKey { key in ConsumedKey.isConsumed(key) || (!key.isModifier && handler(key)) }
        add(keys)
    }
}
