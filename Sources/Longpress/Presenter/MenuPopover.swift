import Gtk

/// The popover that the menus of one form are shown in, in one window. It is kept from one menu to the next, with what it
/// showed last: to make one takes longer than everything else that opening a menu takes.
final class MenuPopover {
    let popover: Popover
    /// Its contents, which the next menu uses again if they are the same.
    var contents: AnyObject?
    private let window: WeakObject<Native>
    private let still: StillPointer
    private let motion: PopoverMotion
    /// Whom the open menu is for, and what had the focus before it.
    private var responder: (any Responder)?
    private var events: MenuEvents?
    private var focus: WeakObject<Widget>?
    /// How often it has been placed.
    private var count = 0

    /// The form of a menu.
    enum Form {
        /// An edit menu: a row with an arrow.
        case bar
        /// All that an edit menu has: a list with an arrow.
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

    /// The popover of a form of menu in a window.
    static func of(_ form: Form, in window: Native) -> MenuPopover {
        if let kept: MenuPopover = window.attached(form.name) {
            kept.motion.finish()
            kept.popover.setStyle(MenuStyle.onDark, window.hasLightText)
            return kept
        }
        let new = MenuPopover(form, in: window)
        window.attach(new, as: form.name)
        // A window must not end with the popover in it.
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
            // GTK did, as when there is no room for it any more: the menu isn't open without it.
            self?.events?.onClose()
        }
    }

    /// Begins with a menu that is about to open.
    func begin(named name: String, for subject: MenuSubject, telling events: MenuEvents) {
        responder = subject.responder
        self.events = events
        focus = subject.window.value?.focus.map { WeakObject($0) }
        popover.setAccessibleName(name)
        still.begin(at: subject.pressed)
    }

    /// Calls a handler if the display puts the popover somewhere else than where its body was to be, in the window's
    /// coordinates, while the same menu is open.
    func onceMoved(from wanted: Rectangle, _ handler: @escaping () -> Void) {
        // Where an earlier position has led says nothing of this one.
        count += 1
        popover.oncePlaced { [weak self, count] in
            guard let self, events != nil, count == self.count, let window = window.value,
                window.learnsMenuRoom(from: popover, at: wanted)
            else { return }
            handler()
        }
    }

    /// Has the popover, which has just been opened, grow out of a point into where its body goes, unless it has grown already.
    /// Both are in the window's coordinates.
    func grow(from point: Point, into body: Rectangle, milliseconds: Double = MenuMotion.duration) {
        motion.come(from: point, into: body, milliseconds: milliseconds)
    }

    /// Hides the popover, and puts the focus back on what the menu was about, if the menu has it. Only the drawing of its way back
    /// remains; a handler is called once that has ended.
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
        // A responder that takes no focus itself leaves it where it was; in the popover it would be lost with it.
        if popover.containsFocus { window.value?.focus = focus?.value }
    }
}

extension Popover {
    /// Calls a handler with the keys typed while the focus is in this popover: they don't pass by the window, whose
    /// controllers see only keys for its own surface. Where it answers true, the key goes no further.
    func onKey(_ handler: @escaping (Key) -> Bool) {
        let keys = KeyController(phase: .capture)
        keys.onKey { key in SpentKey.isSpent(key) || (!key.isModifier && handler(key)) }
        add(keys)
    }
}
