public import Gtk

/// Shows edit menus and context menus: the one presenter of the program, so that at most one menu is open.
public final class MenuPresenter {
    /// The program's presenter.
    public static let shared = MenuPresenter()

    /// Which kind of menu is open.
    public enum Kind: Hashable, Sendable {
        /// An edit menu.
        case edit
        /// A context menu.
        case context
    }

    private(set) var presented: (any PresentedMenu)?
    private var subject: MenuSubject? { presented?.subject }
    /// The mark in a text that the open menu is about alone; nil if it is about anything else, or none is open.
    var mark: TextMark? { subject?.mark }
    /// The widget that the open menu is for.
    var owner: Widget? { subject?.widget.value }
    private var unmapping: SignalConnection?
    /// The command that has been chosen from the menu: it is off the screen, and about to be closed.
    private var chosen: Command?
    /// Whether a screen reader was told of the menu, rather than follow the keyboard into it.
    private var isAnnounced = false
    private var update: Timer?
    /// Whether the open menu is to be asked for anew with its next update.
    private var needsReload = false
    /// The menu that opens as soon as its target has found out what was pressed.
    private var awaited: Opening?
    /// The menu that is open.
    private var current: Opening?

    /// One menu, from when it is asked for until it is closed.
    private final class Opening {}

    private let opened = OpenedMenus()

    private init() {
        MenuStyle.install()
        Clipboard.standard.onChange { [self] in setNeedsUpdate() }
        LateAnswers.onAnswer(for: self) { [self] in setNeedsUpdate() }
    }

    // MARK: What is open

    /// The kind of the menu that is open; nil if none is.
    public var openKind: Kind? { presented?.kind }

    /// Whether a menu is open in a window or popover, or in a popover that belongs to that.
    public func isOpen(in window: Native) -> Bool {
        presented?.window.value?.isInside(window) ?? false
    }

    /// The menu that was opened last, by whatever opened it, as it was then or, while it is open, as it was composed last;
    /// nil if none has been opened. `LongpressAudit` explains why each command shows or is hidden.
    public var lastOpened: OpenedMenu? { opened.last }

    /// The responder that ``lastOpened`` is for; nil if there is none, or it has gone.
    package var lastResponder: (any Menus.Responder)? { opened.responder }

    /// Each menu that opens from now on, and each that is composed anew while it is open. Who takes them too slowly gets the
    /// latest.
    public var openedMenus: AsyncStream<OpenedMenu> { opened.stream() }

    /// Whether a secondary click opens an edit menu as a list, with icons and all items. Otherwise it opens as a bar, with a
    /// chevron that opens the list where not all items fit. Set it in a program that is used with a mouse alone, or let people
    /// choose.
    public var opensEditMenuListsOnSecondaryClick = false

    /// Whether text that is selected by dragging the mouse over it shows its edit menu as the button is let go, as it does for a
    /// finger. Otherwise the mouse asks for it, by a secondary click. Web views, which select in another process, don't do so.
    public var opensEditMenusForMouseSelections = false

    // MARK: Opening

    /// Opens the menu of a widget, as pressing it would, and closes any other.
    ///
    /// What is being composed with an input method is finished first. Then the widget's responder has to become first
    /// responder, and the menu is asked for and composed. Nothing opens if it declines, if there is no menu for the position, or
    /// if no command makes sense now.
    ///
    /// - Parameters:
    ///   - widget: A widget with a ``Gtk/Widget/menu``, in a window.
    ///   - trigger: What opens it.
    ///   - point: The position that was pressed, in the widget's coordinates; nil for what is selected, or the widget.
    /// - Returns: Whether a menu opened, or will as soon as an ``AskingMenuTarget`` is ready.
    @discardableResult
    public func open(on widget: Widget, by trigger: MenuTrigger = .program, at point: Point? = nil) -> Bool {
        open(on: widget, by: trigger, at: point) {}
    }

    /// The same, and calls a handler when the menu opens, which may be at once: by a hold, after a command that was
    /// chosen in another menu, for what is marked in a text or, once, another menu in place of the widget's own.
    @discardableResult
    func open(
        on widget: Widget, by trigger: MenuTrigger, at point: Point?, after hold: OpenedMenu.Hold? = nil,
        following command: Command.ID? = nil, about mark: TextMark? = nil, page: EditMenu? = nil,
        with guest: GuestMenu? = nil,
        whenOpen handler: @escaping () -> Void = {}
    ) -> Bool {
        close()
        if command == nil { SpentPress.forget() }
        guard let window = widget.native, widget.isMapped,
            let menu = guest?.menu ?? mark.map({ .edit($0.menu) }) ?? page.map({ .edit($0) }) ?? widget.menu,
            // Until it is answered, nothing else in the window can be reached.
            !window.hasActionSheet
        else {
            MenuFault.tellNotOnScreen(widget)
            return false
        }
        window.window?.finishComposing()
        let focus = window.focus
        guard var subject = MenuSubject.becomingFirst(widget, by: trigger, at: point, with: guest) else { return false }
        (subject.hold, subject.follows, subject.mark, subject.page) = (hold, command, mark, page)
        let before = focus.map { WeakObject($0) }
        let awaited = Opening()
        self.awaited = awaited
        subject.prepare(for: menu) { [self, subject] isReady in
            // By then something else may have been pressed, and the widget may be gone.
            guard self.awaited === awaited else { return }
            self.awaited = nil
            let isItsOwn = mark == nil && guest == nil && page == nil
            if isReady, show(isItsOwn ? widget.currentMenu ?? menu : menu, of: subject, as: awaited) {
                return handler()
            }
            // Nothing makes sense here (E12, C10): the press changed the focus and no more.
            if trigger == .keyboard, let focus = before?.value, let window = subject.window.value,
                focus != window.focus
            {
                window.focus = focus
            }
        }
        return presented != nil || self.awaited != nil
    }

    /// Shows the menu of a target that is ready; false if nothing of it makes sense.
    private func show(_ menu: WidgetMenu, of subject: MenuSubject, as opening: Opening) -> Bool {
        guard let widget = subject.widget.value, let window = subject.window.value, widget.isMapped,
            !window.hasActionSheet,
            let shown = menu.presentation(for: subject, telling: events(of: opening))
        else { return false }
        widget.tell(.willOpen(by: subject.trigger))
        // Whoever was told may have opened another one, or taken the widget away.
        guard presented == nil, widget.isMapped else {
            widget.tell(.didClose(chosen: nil))
            return false
        }
        shown.show()
        current = opening
        follow(shown, about: subject, on: widget, in: window)
        widget.tell(.didOpen(by: subject.trigger))
        return true
    }

    /// Calls off a menu that would open as soon as its target is ready: the hand has gone on to something else.
    func callOff() { awaited = nil }

    private func follow(
        _ presented: any PresentedMenu, about subject: MenuSubject, on widget: Widget, in window: Native
    ) {
        self.presented = presented
        unmapping = widget.onUnmap { [self] in close() }
        // Another one may have come up since the press. It would have the keyboard, and no key would close the menu.
        if let window = window.window, window.isBehindAnother { window.present() }
        widget.setAccessibleExpanded(true)
        opened.add(presented.record, for: subject.responder)
        // With the keyboard in the menu, a screen reader reads the menu itself.
        if !subject.trigger.takesKeyboard {
            widget.announce(presented.announcement)
            isAnnounced = true
        }
    }

    // MARK: Closing

    /// Closes the menu that is open, if any; the selection stays.
    public func close() {
        callOff()
        guard let presented else { return }
        let (chosen, owner, guest) = (chosen, owner, subject?.guest)
        (self.presented, self.chosen, current, needsReload) = (nil, nil, nil, false)
        update?.cancel()
        unmapping?.disconnect()
        if let owner {
            // GTK 4.8 says of the second that it can't be expanded, but not that it isn't any more.
            owner.setAccessibleExpanded(false)
            owner.setAccessibleExpanded(nil)
            if isAnnounced { owner.announce(libraryText("{menu} closed", ["menu": presented.name]), urgency: .low) }
        }
        (unmapping, isAnnounced) = (nil, false)
        if chosen == nil { presented.hide() }
        owner?.tell(.didClose(chosen: chosen))
        guest?.onClose()
    }

    /// Closes the menu that is open in a window or popover, or in a popover that belongs to that, if any.
    public func close(in window: Native) {
        if isOpen(in: window) { close() }
    }

    /// Closes the menu that is open for something in a widget, if any: what it was opened for has changed.
    public func close(for container: Widget) {
        guard presented != nil, owner?.isInside(container) == true else { return }
        close()
    }

    /// Has the open menu, if there is one, composed anew in its place once the program is idle, or closed if nothing makes
    /// sense any more. Call it when what can be done changes without input: what is selected in the widgets of this library,
    /// and the clipboard, is followed anyway.
    public func setNeedsUpdate() {
        guard presented != nil, update?.isPending != true else { return }
        update = MainLoop.whenIdle { [weak self] in
            if let self, chosen == nil { refresh() }
        }
    }

    /// Has the widget of the open menu, if there is one, asked for its menu anew, once the program is idle: what that answers
    /// then shows in the place of what showed before. Call it when the menu would be made of other commands now, while
    /// ``setNeedsUpdate()`` asks only which of those that it has can be performed.
    ///
    /// What is in the new menu, too, stays as it is: the item that the keyboard is on, and the submenu that is open. An
    /// ``Menus/Action`` is the same one as before if it has the same id or, without one, the same title. A menu that isn't there
    /// any more, or has nothing to show, closes.
    public func reloadVisibleMenu() {
        needsReload = presented != nil
        setNeedsUpdate()
    }

    private func refresh() {
        guard let presented else { return }
        let subject = presented.subject
        if needsReload, subject.mark == nil, subject.page == nil {
            needsReload = false
            guard let menu = subject.guest?.menu ?? owner?.currentMenu, presented.replace(with: menu) else {
                return close()
            }
        }
        if presented.refresh() { opened.add(presented.record, for: subject.responder) } else { close() }
    }

    // MARK: What happens to it

    /// What a menu says of itself, as long as it is the one that is open.
    private func events(of menu: Opening) -> MenuEvents {
        MenuEvents(
            onChoose: { [self] in if current === menu { choose($0) } },
            onExpand: { [self] start in
                // Not while the pressed chevron still handles its press.
                MainLoop.soon { [self] in if current === menu { expand(startingAt: start) } }
            },
            onClose: { [self] in if current === menu { close() } },
            onChange: { [self] in if current === menu { setNeedsUpdate() } },
            onKey: { [self] in current === menu && handle($0) })
    }

    /// Shows all that the open edit menu has as a list, in its place.
    private func expand(startingAt start: Command.ID?) {
        guard chosen == nil, let list = presented?.expanded(startingAt: start) else { return }
        SpentPress.spend()
        presented?.hide()
        presented = list
        list.show()
        opened.add(list.record, for: list.subject.responder)
    }

    /// Has the menu's chain perform a command (R11), and closes the menu unless the command keeps it open.
    private func choose(_ command: Command) {
        guard let subject else { return }
        if command.keepsMenuPresented, openKind == .context {
            MainLoop.soon { [self] in
                perform(command, of: subject)
                refresh()
            }
            return
        }
        SpentPress.spend()
        let isEditMenu = openKind == .edit
        let isHidden = chosen != nil
        chosen = command
        if !isHidden { presented?.hide() }
        // Not while the pressed button still handles its press; but before any further input.
        MainLoop.soon { [self] in
            close()
            let page = isEditMenu && !command.page.isEmpty ? EditMenu(showing: command.page) : nil
            if page == nil { perform(command, of: subject) }
            // The menu for the new selection follows at once (E5), as does a page of the same.
            guard isEditMenu, page != nil || command.id == Command.select.id || command.id == Command.selectAll.id,
                let widget = subject.widget.value
            else { return }
            open(
                on: widget, by: subject.trigger.takesKeyboard ? .keyboard : .program, at: nil, following: command.id,
                page: page)
        }
    }

    private func perform(_ command: Command, of subject: MenuSubject) {
        guard !ResponderChain(first: subject.responder).perform(command) else { return }
        // What made sense as it was shown doesn't any more: not in silence.
        subject.widget.value?.errorBell()
        subject.widget.value?.announce(libraryText("{command} is no longer possible", ["command": command.title]))
    }

    /// Says where the press is that opened the menu and is still held, in the window's coordinates (C3).
    func slide(to point: Point) { presented?.slide(to: point) }

    /// Says that the press which opened the menu is let go.
    func lift() {
        if let command = presented?.lift() { choose(command) }
    }

    /// Gives a key to the open menu. True: it goes no further.
    func handle(_ key: Key) -> Bool {
        guard let presented else { return false }
        switch presented.handle(key) {
        case .handled: break
        case .closes: close()
        case .closesAndPasses:
            close()
            return false
        case .chooses(let command): choose(command)
        case .expands(let start): expand(startingAt: start)
        }
        if key.actsOnce || key.alt { SpentKey.spend(key) }
        return true
    }
}
