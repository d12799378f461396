public import Gtk

/// A window's menu bar and shortcuts, derived from the same commands as its other menus.
///
/// Each command becomes an action of the window. The action is enabled exactly while the chain from the first responder can
/// perform the command, so the bar dims unavailable commands. Their states are updated before the next press or key is handled,
/// and when the program is idle, but not with each motion of a held press.
@MainActor public final class MenuBarController {
    /// The bar. Put it at the top of the window.
    public let widget: MenuBarWidget
    /// The menus in the bar.
    public let menuBar: MenuBar

    private let window: WeakObject<Window>
    private var actions: [(command: Command, action: SimpleAction)] = []
    private var labels: [Command.ID: ItemLabel] = [:]
    private var pending: Timer?
    private let application: Application
    private var submenus: [String: Menu] = [:]
    private var contents: [String: (new: [Command], now: [Command])] = [:]
    private let choices: Set<Command.ID>
    /// The menus without sections, and the sections of each; empty once the menus have them.
    private var unfilled: [(menu: Menu, sections: [Menu])]

    /// Creates the bar, its actions and its keys.
    ///
    /// - Parameters:
    ///   - menuBar: The content of the bar.
    ///   - toggles: The commands that are on or off, shown with a check mark.
    ///   - window: The window that the actions belong to.
    ///   - application: The program, in which the keys are registered.
    public init(
        _ menuBar: MenuBar, toggles: Set<Command.ID> = [], window: ApplicationWindow, application: Application
    ) {
        self.menuBar = menuBar
        self.window = WeakObject(window as Window)
        self.application = application
        let model = Menu()
        var labels: [Command.ID: ItemLabel] = [:]
        var submenus: [String: Menu] = [:]
        var unfilled: [(menu: Menu, sections: [Menu])] = []
        for (menu, mnemonic) in zip(menuBar.menus, menuBar.mnemonics) {
            let content = Menu()
            model.append(menu.title, mnemonic: mnemonic, submenu: content)
            unfilled.append((content, Self.groups(of: menu.sections, labels: &labels, submenus: &submenus)))
        }
        widget = MenuBarWidget(model)
        self.labels = labels
        self.submenus = submenus
        self.unfilled = unfilled
        choices = menuBar.choices
        for command in menuBar.commands where labels[command.id] != nil {
            addAction(for: command, kind(of: command, toggles), to: window)
        }
        widget.onOpening { [weak self] in self?.fillMenus() }
        widget.onClosed { [weak self] in
            MainLoop.soon { self?.returnFocus() }
        }
        window.onFocusChange { [weak self] in
            if self?.hasFocus == true { self?.fillMenus() }
            guard self?.widget.hasFocusInClosedMenu == true else { return }
            // A menu that is about to open is on screen by then.
            MainLoop.soon {
                if self?.widget.hasFocusInClosedMenu == true { self?.returnFocus() }
            }
        }
        // For a title whose menu isn't open: from GTK 4.20 on, F10 moves the focus there, and only F10 moves it away. GTK handles
        // that key before it reaches the bar.
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard let self, ["Escape", "F10"].contains(key.name), key.isPlain, !widget.isOpen, hasFocus else {
                return false
            }
            returnFocus()
            return true
        }
        window.add(keys)
        let pointer = MotionController(phase: .capture)
        pointer.onMove { [weak self] _ in self?.fillMenus() }
        widget.add(pointer)
        watch(window)
        validate()
    }

    /// Adds the sections to the menus. GTK then creates the widgets of all items, which takes some 80 million instructions and 2
    /// MB for a hundred of them, so this is done only when a menu may be about to open.
    private func fillMenus() {
        let menus = unfilled
        unfilled = []
        for (menu, sections) in menus { sections.forEach(menu.append(section:)) }
    }

    private var hasFocus: Bool { window.value?.focus?.isInside(widget) == true }

    /// Returns the focus to the widget that had it before the bar, while no menu is open. GTK 4.8 leaves it in the bar.
    private func returnFocus() {
        guard let window = window.value, !widget.isOpen, hasFocus else { return }
        // This keeps the selection: GTK selects everything in a field or label that gets the focus.
        if let focus = FirstResponder.of(window).focus?.value {
            window.returnFocus(to: focus)
        } else {
            // The command has removed that widget. If the focus stayed in the bar, it would open menus.
            window.focus = nil
        }
    }

    /// Updates the availability of the commands when the program is idle. Call it when something changes without input.
    public func setNeedsValidation() {
        MenuPresenter.shared.setNeedsUpdate()
        guard pending?.isPending != true else { return }
        // While a press is held, the selection may change with each motion, and no menu is open.
        let isHeld = window.value.flatMap(WindowInteraction.of)?.isPressed == true
        scheduleValidation(after: isHeld ? Self.heldDelay : nil)
    }

    /// The delay of updates while a press is held, in milliseconds.
    private static let heldDelay = 100

    private func scheduleValidation(after milliseconds: Int? = nil) {
        let body = { [weak self] () -> Void in self?.validate() }
        pending = milliseconds.map { MainLoop.after(milliseconds: $0, body) } ?? MainLoop.whenIdle(body)
    }

    /// Updates the availability of the commands immediately.
    public func validate() {
        guard let window = window.value else { return }
        pending?.cancel()
        fillSubmenus()
        let available = window.responderChain.available(actions.map(\.command))
        for ((command, action), now) in zip(actions, available) {
            action.isEnabled = now != nil
            if let isOn = now?.isOn { action.setOn(isOn) }
            labels[command.id]?.set((now ?? command).title)
        }
    }

    /// Replaces the content of a submenu, for commands that are known only at run time. An open menu stays unchanged until it
    /// closes.
    ///
    /// - Parameters:
    ///   - commands: The new content.
    ///   - title: The submenu's title. It must be in the bar from the start, without commands of its own.
    public func setCommands(_ commands: [Command], inSubmenu title: String) {
        contents[title] = (commands, contents[title]?.now ?? [])
        setNeedsValidation()
    }

    private func fillSubmenus() {
        guard let window = window.value.flatMap({ ApplicationWindow($0) }) else { return }
        for (title, (new, now)) in contents where new != now {
            guard let model = submenus[title] else { continue }
            guard !widget.isOpen else { return setNeedsValidationLater() }
            contents[title] = (new, new)
            model.removeAll()
            for command in now where !isShown(command) {
                actions.removeAll { $0.command.id == command.id }
                window.removeAction(named: command.id.actionName)
            }
            for command in new {
                if !actions.contains(where: { $0.command.id == command.id }) {
                    addAction(for: command, .plain, to: window)
                }
                model.append(command.title, action: "win.\(command.id.actionName)")
            }
        }
    }

    /// Returns whether a command is currently anywhere in the bar.
    private func isShown(_ command: Command) -> Bool {
        labels[command.id] != nil || contents.values.contains { $0.now.contains { $0.id == command.id } }
    }

    /// Updates again later. No signal reports that a menu has closed, so it is polled while there is content to fill in.
    private func setNeedsValidationLater() {
        guard later?.isPending != true else { return }
        later = MainLoop.after(milliseconds: 200) { [weak self] in self?.setNeedsValidation() }
    }

    private var later: Timer?

    private enum Kind {
        case plain
        case toggle
        case choice
    }

    private func kind(of command: Command, _ toggles: Set<Command.ID>) -> Kind {
        if choices.contains(command.id) { return .choice }
        return toggles.contains(command.id) ? .toggle : .plain
    }

    private func addAction(for command: Command, _ kind: Kind, to window: ApplicationWindow) {
        let weak = self.window
        let run: () -> Void = { [weak self] in
            weak.value?.responderChain.perform(command)
            // Most commands change the availability of others.
            self?.setNeedsValidation()
        }
        let name = command.id.actionName
        let action =
            kind == .choice
            ? SimpleAction(choice: name, run: run) : SimpleAction(name, isOn: kind == .toggle ? false : nil, run: run)
        window.add(action)
        actions.append((command, action))
        if !command.shortcuts.isEmpty {
            // GTK shows the first shortcut.
            application.setAccelerators(
                command.shortcuts.map(\.accelerator), for: Self.action(command, kind == .choice))
        }
    }

    /// Returns the detailed name of a command's action, for menus and keys.
    private static func action(_ command: Command, _ isChoice: Bool) -> String {
        "win.\(command.id.actionName)\(isChoice ? SimpleAction.choiceSuffix : "")"
    }

    private func watch(_ window: Window) {
        let events = EventWatcher()
        events.onEvent { [weak self] event in
            guard let self else { return }
            finishComposing(before: event)
            if event.begins {
                if isForBar(event) { fillMenus() }
                if !event.beginsPress || isOnBar(event) { validate() }
                setNeedsValidation()
            }
            if event.ends {
                MenuPresenter.shared.setNeedsUpdate()
                pending?.cancel()
                scheduleValidation()
            }
        }
        window.add(events)
        window.onFirstResponderChange { [weak self] in self?.setNeedsValidation() }
        window.onActiveChange { [weak self] in self?.setNeedsValidation() }
        clipboard = Clipboard.standard.onChange { [weak self] in self?.setNeedsValidation() }
    }

    /// Finishes input method composition before a command is performed or the bar is opened, because availability depends on the
    /// whole text.
    private func finishComposing(before event: Event) {
        guard event.begins, let window = window.value, window.isComposing else { return }
        let isForCommand =
            event.beginsPress
            ? isOnBar(event) : actions.contains { $0.command.shortcuts.contains { event.matches($0.accelerator) } }
        if isForCommand { window.finishComposing() }
    }

    /// Returns whether a press or key may open a menu of the bar.
    private func isForBar(_ event: Event) -> Bool {
        event.beginsPress ? isOnBar(event) : event.alt || event.matches("F10")
    }

    /// Returns whether a press is on the bar. Other presses need no immediate update: the menus that they open check availability
    /// themselves.
    private func isOnBar(_ press: Event) -> Bool {
        guard let window = window.value, let location = press.location(in: window),
            let bounds = widget.bounds(in: window)
        else { return false }
        return bounds.contains(location)
    }

    private var clipboard: SignalConnection?

    isolated deinit {
        clipboard?.disconnect()
    }
}

extension MenuBarController {
    /// The label of one item, which can change while the bar exists.
    fileprivate final class ItemLabel {
        private let model: Menu
        private let index: Int
        private let action: String
        private var title: String

        init(_ title: String, action: String, in model: Menu, at index: Int) {
            (self.model, self.index, self.action, self.title) = (model, index, action, title)
        }

        func set(_ title: String) {
            guard title != self.title else { return }
            self.title = title
            model.replace(at: index, title, action: action)
        }
    }

    /// Returns a model for each section of a menu. They aren't nested, because GTK draws no lines between nested sections.
    fileprivate static func groups(
        of sections: [ContextMenu.Section], labels: inout [Command.ID: ItemLabel],
        submenus: inout [String: Menu]
    ) -> [Menu] {
        sections.map { section in
            let group = Menu()
            // A menu bar exists before anything can be loaded. A submenu without commands is filled later.
            for (index, element) in section.elements.filter(\.isItem).enumerated() {
                switch element {
                case .command(let command):
                    append(command, section.isSingleChoice, to: group, at: index, labels: &labels)
                case .submenu(let submenu):
                    let groups = groups(of: submenu.sections, labels: &labels, submenus: &submenus)
                    let commands = groups.count == 1 ? groups[0] : Menu()
                    if groups.count != 1 { groups.forEach(commands.append(section:)) }
                    group.append(submenu.title, mnemonic: nil, submenu: commands)
                    submenus[submenu.title] = commands
                case .deferred, .message: break
                }
            }
            return group
        }
    }

    private static func append(
        _ command: Command, _ isChoice: Bool, to model: Menu, at index: Int,
        labels: inout [Command.ID: ItemLabel]
    ) {
        let action = Self.action(command, isChoice)
        model.append(command.title, action: action)
        labels[command.id] = ItemLabel(command.title, action: action, in: model, at: index)
    }
}
