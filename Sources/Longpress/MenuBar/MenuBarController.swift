public import Gtk

/// A window's menu bar and shortcuts, derived from the same commands as its other menus.
///
/// Each command becomes an action of the window. It is enabled exactly while the chain from the first responder can
/// perform it, so the bar dims what can't be done now. Whatever may have changed is asked about again before the next
/// press or key is dealt with, and once the program is idle.
@MainActor public final class MenuBarController {
    /// The bar, to be put at the top of the window.
    public let widget: MenuBarWidget
    /// What is in the bar.
    public let menuBar: MenuBar

    private let window: WeakObject<Window>
    private var actions: [(command: Command, action: Action)] = []
    private var labels: [Command.ID: ItemLabel] = [:]
    private var pending: Timer?

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
        let model = MenuModel()
        var labels: [Command.ID: ItemLabel] = [:]
        var contents: [(menu: MenuModel, content: MenuModel)] = []
        for menu in menuBar.menus {
            let content = MenuModel()
            model.append("_\(menu.title)", submenu: content)
            contents.append((content, Self.model(of: menu.sections, labels: &labels)))
        }
        widget = MenuBarWidget(model)
        self.labels = labels
        addActions(toggles: toggles, to: window, application)
        // GTK makes the widgets of all menus at once. The window is on screen sooner if they come after its first frame.
        window.afterFirstFrame { [contents] in
            for (menu, content) in contents { menu.append(section: content) }
        }
        watch(window)
        validate()
    }

    /// Asks again what can be done, once the program is idle. Call it when something changes that isn't input.
    public func setNeedsValidation() {
        guard pending?.isPending != true else { return }
        pending = MainLoop.whenIdle { [weak self] in self?.validate() }
    }

    /// Asks again what can be done, at once.
    public func validate() {
        guard let window = window.value else { return }
        pending?.cancel()
        let chain = window.responderChain
        for (command, action) in actions {
            let responder = chain.responder(for: command)
            action.isEnabled = responder != nil
            if let isOn = responder?.isOn(command) { action.setOn(isOn) }
            labels[command.id]?.set(chain.title(for: command))
        }
    }

    private func addActions(toggles: Set<Command.ID>, to window: ApplicationWindow, _ application: Application) {
        for command in menuBar.commands where labels[command.id] != nil {
            let weak = self.window
            let action = Action(command.id.rawValue, isOn: toggles.contains(command.id) ? false : nil) {
                weak.value?.responderChain.perform(command)
            }
            window.add(action)
            actions.append((command, action))
            if let shortcut = command.shortcut {
                application.setAccelerators([shortcut.accelerator], for: "win.\(command.id)")
            }
        }
    }

    private func watch(_ window: Window) {
        let events = EventWatcher()
        events.onEvent { [weak self] event in
            if event.begins { self?.validate() }
            if event.begins || event.ends { self?.setNeedsValidation() }
        }
        window.add(events)
        window.onFirstResponderChange { [weak self] in self?.setNeedsValidation() }
        window.onActiveChange { [weak self] in self?.setNeedsValidation() }
        clipboard = Clipboard.standard.onChange { [weak self] in self?.setNeedsValidation() }
    }

    private var clipboard: SignalConnection?

    isolated deinit {
        clipboard?.disconnect()
    }
}

extension MenuBarController {
    /// The label of one item, which may change while the bar exists.
    fileprivate final class ItemLabel {
        private let model: MenuModel
        private let index: Int
        private let action: String
        private var title: String

        init(_ title: String, action: String, in model: MenuModel, at index: Int) {
            (self.model, self.index, self.action, self.title) = (model, index, action, title)
        }

        func set(_ title: String) {
            guard title != self.title else { return }
            self.title = title
            model.replace(at: index, title, action: action)
        }
    }

    fileprivate static func model(
        of sections: [ContextMenu.Section], labels: inout [Command.ID: ItemLabel]
    ) -> MenuModel {
        let menu = MenuModel()
        for section in sections {
            let group = MenuModel()
            // A menu bar is there before anything can be loaded.
            let elements = section.elements.filter { !$0.commands.isEmpty }
            for (index, element) in elements.enumerated() {
                switch element {
                case .command(let command):
                    append(command, to: group, at: index, labels: &labels)
                case .submenu(let submenu):
                    let commands = MenuModel()
                    for (index, command) in submenu.commands.enumerated() {
                        append(command, to: commands, at: index, labels: &labels)
                    }
                    group.append(submenu.title, submenu: commands)
                case .deferred, .message: break
                }
            }
            menu.append(section: group)
        }
        return menu
    }

    private static func append(
        _ command: Command, to model: MenuModel, at index: Int, labels: inout [Command.ID: ItemLabel]
    ) {
        let action = "win.\(command.id)"
        model.append(command.title, action: action)
        labels[command.id] = ItemLabel(command.title, action: action, in: model, at: index)
    }
}
