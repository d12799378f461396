public import Gtk

/// A window's menu bar and shortcuts, derived from the same commands as its other menus.
///
/// Each command becomes an action of the window. It is enabled exactly while the chain from the first responder can
/// perform it, so the bar dims what can't be done now. Whatever may have changed is asked about again before the next
/// press or key is dealt with, and once the program is idle, but not with each motion of a press that is held.
@MainActor public final class MenuBarController {
    /// The bar, to be put at the top of the window.
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

    /// Builds the bar, its actions and its keys.
    ///
    /// - Parameters:
    ///   - menuBar: What is in the bar.
    ///   - toggles: The commands that are on or off, and are shown with a check mark.
    ///   - window: The window that the actions belong to.
    ///   - application: The program, which knows the keys.
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
            // One that is about to open is on the screen by then.
            MainLoop.soon {
                if self?.widget.hasFocusInClosedMenu == true { self?.returnFocus() }
            }
        }
        // On a title whose menu isn't open: GTK from 4.20 on goes there by F10, and by F10 nowhere else. It takes that key
        // before it comes to the bar.
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

    /// Puts the sections into the menus. GTK then makes the widgets of all items, which for a hundred of them costs some 80 million
    /// instructions and 2 MB: so this is done only when a menu may be about to open.
    private func fillMenus() {
        let menus = unfilled
        unfilled = []
        for (menu, sections) in menus { sections.forEach(menu.append(section:)) }
    }

    private var hasFocus: Bool { window.value?.focus?.isInside(widget) == true }

    /// Gives the keyboard back to what had it before the bar, while no menu is open. GTK 4.8 leaves it in the bar.
    private func returnFocus() {
        guard let window = window.value, !widget.isOpen, hasFocus else { return }
        // With its selection: GTK selects everything in a field or label that gets the keyboard.
        if let focus = FirstResponder.of(window).focus?.value {
            window.returnFocus(to: focus)
        } else {
            // What had it has gone with the command. In the bar it would open menus.
            window.focus = nil
        }
    }

    /// Asks again what can be done, once the program is idle. Call it when something changes that isn't input.
    public func setNeedsValidation() {
        MenuPresenter.shared.setNeedsUpdate()
        guard pending?.isPending != true else { return }
        // While a press is held, the selection may change with each motion, and nobody looks into the menus.
        let isHeld = window.value.flatMap(WindowInteraction.of)?.isPressed == true
        validateSoon(after: isHeld ? Self.heldDelay : nil)
    }

    /// The milliseconds for which what can be done isn't asked again while a press is held.
    private static let heldDelay = 100

    private func validateSoon(after milliseconds: Int? = nil) {
        let body = { [weak self] () -> Void in self?.validate() }
        pending = milliseconds.map { MainLoop.after(milliseconds: $0, body) } ?? MainLoop.whenIdle(body)
    }

    /// Asks again what can be done, at once.
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

    /// Fills a submenu anew, for what is known only while the program runs. A menu that is open stays as it is until it
    /// closes.
    ///
    /// - Parameters:
    ///   - commands: What it has from now on.
    ///   - title: The submenu's title. It is in the bar from the start, with no commands of its own.
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

    /// Whether a command is anywhere in the bar now.
    private func isShown(_ command: Command) -> Bool {
        labels[command.id] != nil || contents.values.contains { $0.now.contains { $0.id == command.id } }
    }

    /// There is no word of a menu's closing; it is looked for now and then while there is something to fill.
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
            // Most commands change what can be done.
            self?.setNeedsValidation()
        }
        let name = command.id.actionName
        let action =
            kind == .choice
            ? SimpleAction(choice: name, run: run) : SimpleAction(name, isOn: kind == .toggle ? false : nil, run: run)
        window.add(action)
        actions.append((command, action))
        if !command.shortcuts.isEmpty {
            // GTK shows the first of them.
            application.setAccelerators(
                command.shortcuts.map(\.accelerator), for: Self.action(command, kind == .choice))
        }
    }

    /// What menus and keys call the action of a command.
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
                validateSoon()
            }
        }
        window.add(events)
        window.onFirstResponderChange { [weak self] in self?.setNeedsValidation() }
        window.onActiveChange { [weak self] in self?.setNeedsValidation() }
        clipboard = Clipboard.standard.onChange { [weak self] in self?.setNeedsValidation() }
    }

    /// Finishes what is being composed with an input method before a command is performed, or looked for in the bar: what can
    /// be done then is for the whole text.
    private func finishComposing(before event: Event) {
        guard event.begins, let window = window.value, window.isComposing else { return }
        let isForCommand =
            event.beginsPress
            ? isOnBar(event) : actions.contains { $0.command.shortcuts.contains { event.matches($0.accelerator) } }
        if isForCommand { window.finishComposing() }
    }

    /// Whether a press or key may open a menu of the bar.
    private func isForBar(_ event: Event) -> Bool {
        event.beginsPress ? isOnBar(event) : event.alt || event.matches("F10")
    }

    /// Whether a press is on the bar. Any other one has time: what it opens asks by itself what can be done.
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
    /// The label of one item, which may change while the bar exists.
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

    /// A model for each group of a menu, to be its sections: GTK draws no lines between sections that are in another one.
    fileprivate static func groups(
        of sections: [ContextMenu.Section], labels: inout [Command.ID: ItemLabel],
        submenus: inout [String: Menu]
    ) -> [Menu] {
        sections.map { section in
            let group = Menu()
            // A menu bar is there before anything can be loaded. A submenu without commands is one to be filled later.
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
