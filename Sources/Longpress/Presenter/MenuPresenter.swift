public import Gtk

/// Shows edit menus and context menus. The program has only one presenter, so that at most one menu is open.
public final class MenuPresenter {
    /// The program's presenter.
    public static let shared = MenuPresenter()

    /// The kind of a menu.
    public enum Kind: Hashable, Sendable {
        /// An edit menu.
        case edit
        /// A context menu.
        case context
    }

    private(set) var presented: (any PresentedMenu)?
    private var subject: MenuSubject? { presented?.subject }
    /// The text mark that the open menu is for; nil if it is for anything else, or none is open.
    var mark: TextMark? { subject?.mark }
    /// The widget of the open menu.
    var owner: Widget? { subject?.widget.value }
    private var unmapping: SignalConnection?
    /// The command that was chosen from the menu, which has disappeared and is about to be closed.
    private var chosen: Command?
    /// Whether the menu was announced to screen readers, because the keyboard isn't in it.
    private var isAnnounced = false
    private var update: Timer?
    /// Whether the next update composes the open menu from its provider again.
    private var needsReload = false
    /// The menu that opens when its target has determined what was pressed.
    private var awaited: Opening?
    /// The open menu.
    private var current: Opening?

    /// Identifies one menu from its request until it is closed.
    private final class Opening {}

    private let opened = OpenedMenus()

    private init() {
        MenuStyle.install()
        Clipboard.standard.onChange { [self] in setNeedsUpdate() }
        LateAnswers.onAnswer(for: self) { [self] in setNeedsUpdate() }
    }

    // MARK: What is open

    /// The kind of the open menu; nil if none is open.
    public var openKind: Kind? { presented?.kind }

    /// Returns whether a menu is open in a window or popover, or in a popover that belongs to it.
    public func isOpen(in window: Native) -> Bool {
        presented?.window.value?.isInside(window) ?? false
    }

    /// The menu that was opened last, in any way, as it was then or, while it is open, as it was composed last; nil if none has
    /// been opened. `LongpressAudit` explains why each command is shown or hidden.
    public var lastOpened: OpenedMenu? { opened.last }

    /// The responder of ``lastOpened``; nil if there is none, or it no longer exists.
    package var lastResponder: (any Menus.Responder)? { opened.responder }

    /// A stream of each menu that opens from now on, and each open menu that is composed again. A slow consumer receives only the
    /// latest.
    public var openedMenus: AsyncStream<OpenedMenu> { opened.stream() }

    /// Whether a secondary click opens an edit menu as a list with icons and all items. Otherwise it opens as a bar, with a
    /// chevron that opens the list if not all items fit. Set this in a program that is used only with a mouse, or let users
    /// choose.
    public var opensEditMenuListsOnSecondaryClick = false

    /// Whether selecting text by dragging the mouse opens its edit menu on release, as with a finger. Otherwise the user opens it
    /// with a secondary click. Web views, which select in another process, don't support this.
    public var opensEditMenusForMouseSelections = false

    // MARK: Opening

    /// Opens the menu of a widget, like a press on it, and closes any other.
    ///
    /// Input method composition is finished first. Then the widget's responder has to become first responder, and the menu is
    /// requested and composed. Nothing opens if the responder declines, if there is no menu for the position, or if no command is
    /// available.
    ///
    /// - Parameters:
    ///   - widget: A widget with a ``Gtk/Widget/menu``, in a window.
    ///   - trigger: How the menu is opened.
    ///   - point: The position that was pressed, in the widget's coordinates; nil for the selection, or the widget.
    /// - Returns: Whether a menu opened, or will as soon as an ``AskingMenuTarget`` is ready.
    @discardableResult
    public func open(on widget: Widget, by trigger: MenuTrigger = .program, at point: Point? = nil) -> Bool {
        open(on: widget, by: trigger, at: point) {}
    }

    /// Like ``open(on:by:at:)``, for menus opened by a hold, after a command that was chosen in another menu, for a text mark,
    /// for a page of a menu, or for a guest menu instead of the widget's own. Calls a handler when the menu opens, possibly at
    /// once.
    @discardableResult
    func open(
        on widget: Widget, by trigger: MenuTrigger, at point: Point?, after hold: OpenedMenu.Hold? = nil,
        following command: Command.ID? = nil, about mark: TextMark? = nil, page: EditMenu? = nil,
        with guest: GuestMenu? = nil,
        whenOpen handler: @escaping () -> Void = {}
    ) -> Bool {
        close()
        if command == nil { ConsumedPress.forget() }
        guard let window = widget.native, widget.isMapped,
            let menu = guest?.menu ?? mark.map({ .edit($0.menu) }) ?? page.map({ .edit($0) }) ?? widget.menu,
            // Until the sheet is answered, nothing else in the window can be reached.
            !window.hasActionSheet
        else {
            MenuFault.reportIfNotOnScreen(widget)
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
            // By then something else may have been pressed, and the widget may no longer exist.
            guard self.awaited === awaited else { return }
            self.awaited = nil
            let isItsOwn = mark == nil && guest == nil && page == nil
            if isReady, show(isItsOwn ? widget.currentMenu ?? menu : menu, of: subject, as: awaited) {
                return handler()
            }
            // No command is available (E12, C10): the press only changed the focus.
            if trigger == .keyboard, let focus = before?.value, let window = subject.window.value,
                focus != window.focus
            {
                window.focus = focus
            }
        }
        return presented != nil || self.awaited != nil
    }

    /// Shows the menu of a target that is ready. Returns false if no command is available.
    private func show(_ menu: WidgetMenu, of subject: MenuSubject, as opening: Opening) -> Bool {
        guard let widget = subject.widget.value, let window = subject.window.value, widget.isMapped,
            !window.hasActionSheet,
            let shown = menu.presentation(for: subject, notifying: events(of: opening))
        else { return false }
        widget.notify(.willOpen(by: subject.trigger))
        // A handler may have opened another menu or removed the widget.
        guard presented == nil, widget.isMapped else {
            widget.notify(.didClose(chosen: nil))
            return false
        }
        shown.show()
        current = opening
        follow(shown, about: subject, on: widget, in: window)
        widget.notify(.didOpen(by: subject.trigger))
        return true
    }

    /// Cancels a menu that is waiting for its target, because the user has done something else.
    func callOff() { awaited = nil }

    private func follow(
        _ presented: any PresentedMenu, about subject: MenuSubject, on widget: Widget, in window: Native
    ) {
        self.presented = presented
        unmapping = widget.onUnmap { [self] in close() }
        // Another window may have opened since the press. It would have the keyboard, and no key would close the menu.
        if let window = window.window, window.isBehindAnother { window.present() }
        widget.setAccessibleExpanded(true)
        opened.add(presented.record, for: subject.responder)
        // With the keyboard in the menu, screen readers read the menu itself.
        if !subject.trigger.grabsKeyboardFocus {
            widget.announce(presented.announcement)
            isAnnounced = true
        }
    }

    // MARK: Closing

    /// Closes the open menu, if any. The selection stays.
    public func close() {
        callOff()
        guard let presented else { return }
        let (chosen, owner, guest) = (chosen, owner, subject?.guest)
        (self.presented, self.chosen, current, needsReload) = (nil, nil, nil, false)
        update?.cancel()
        unmapping?.disconnect()
        if let owner {
            // On the second call alone, GTK 4.8 reports that the widget can't be expanded, but not that it no longer is.
            owner.setAccessibleExpanded(false)
            owner.setAccessibleExpanded(nil)
            if isAnnounced { owner.announce(libraryText("{menu} closed", ["menu": presented.name]), urgency: .low) }
        }
        (unmapping, isAnnounced) = (nil, false)
        if chosen == nil { presented.hide() }
        owner?.notify(.didClose(chosen: chosen))
        guest?.onClose()
    }

    /// Closes the menu that is open in a window or popover, or in a popover that belongs to it, if any.
    public func close(in window: Native) {
        if isOpen(in: window) { close() }
    }

    /// Closes the menu that is open for a widget inside a container, if any, because what it was opened for has changed.
    public func close(for container: Widget) {
        guard presented != nil, owner?.isInside(container) == true else { return }
        close()
    }

    /// Composes the open menu, if any, again when the program is idle, and updates it in place, or closes it if no command is
    /// available any more. Call this when the availability of commands changes without input. Selections in this library's
    /// widgets and the clipboard are observed anyway.
    public func setNeedsUpdate() {
        guard presented != nil, update?.isPending != true else { return }
        update = MainLoop.whenIdle { [weak self] in
            if let self, chosen == nil { refresh() }
        }
    }

    /// Requests the open menu, if any, from its widget again when the program is idle, and replaces the content in place. Call
    /// this when the menu would have other commands now. ``setNeedsUpdate()`` only checks which of the existing commands are
    /// available.
    ///
    /// Items that are in both menus keep their state: the current item, and the open submenu. An ``Menus/Action`` counts as the
    /// same if it has the same id or, without one, the same title. The menu closes if there is none any more, or if it has
    /// nothing to show.
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

    // MARK: Events of the open menu

    /// Returns the handlers for events of a menu. They have no effect once it isn't the open one.
    private func events(of menu: Opening) -> MenuEvents {
        MenuEvents(
            onChoose: { [self] in if current === menu { choose($0) } },
            onExpand: { [self] start in
                // After the pressed chevron has handled its press.
                MainLoop.soon { [self] in if current === menu { expand(startingAt: start) } }
            },
            onClose: { [self] in if current === menu { close() } },
            onChange: { [self] in if current === menu { setNeedsUpdate() } },
            onKey: { [self] in current === menu && handle($0) })
    }

    /// Replaces the open edit menu with a list of all its commands.
    private func expand(startingAt start: Command.ID?) {
        guard chosen == nil, let list = presented?.expanded(startingAt: start) else { return }
        ConsumedPress.consume()
        presented?.hide()
        presented = list
        list.show()
        opened.add(list.record, for: list.subject.responder)
    }

    /// Performs a command through the menu's responder chain (R11), and closes the menu unless the command keeps it open.
    private func choose(_ command: Command) {
        guard let subject else { return }
        if command.keepsMenuPresented, openKind == .context {
            MainLoop.soon { [self] in
                perform(command, of: subject)
                refresh()
            }
            return
        }
        ConsumedPress.consume()
        let isEditMenu = openKind == .edit
        let isHidden = chosen != nil
        chosen = command
        if !isHidden { presented?.hide() }
        // The pressed button first has to finish handling its press, but no further input may come before the command.
        MainLoop.soon { [self] in
            close()
            let page = isEditMenu && !command.page.isEmpty ? EditMenu(showing: command.page) : nil
            if page == nil { perform(command, of: subject) }
            // The menu for the new selection follows at once (E5), and so does a page of the same menu.
            guard isEditMenu, page != nil || command.id == Command.select.id || command.id == Command.selectAll.id,
                let widget = subject.widget.value
            else { return }
            open(
                on: widget, by: subject.trigger.grabsKeyboardFocus ? .keyboard : .program, at: nil,
                following: command.id,
                page: page)
        }
    }

    private func perform(_ command: Command, of subject: MenuSubject) {
        guard !ResponderChain(first: subject.responder).perform(command) else { return }
        // The command was available when it was shown, and isn't any more. Failing silently would confuse the user.
        subject.widget.value?.errorBell()
        subject.widget.value?.announce(libraryText("{command} is no longer possible", ["command": command.title]))
    }

    /// Reports the position of the held press that opened the menu, in the window's coordinates (C3).
    func slide(to point: Point) { presented?.slide(to: point) }

    /// Reports the release of the press that opened the menu.
    func lift() {
        if let command = presented?.lift() { choose(command) }
    }

    /// Handles a key for the open menu. Returns whether to stop its propagation.
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
        if key.actsOnce || key.alt { ConsumedKey.consume(key) }
        return true
    }
}
