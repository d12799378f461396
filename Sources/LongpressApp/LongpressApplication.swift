import Gtk
import Longpress

/// The running program: its windows, and the commands that need none.
final class LongpressApplication: Responder {
    static let identifier = "org.longpress.Longpress"
    static let version = "0.1.0"

    let application = Application(identifier: identifier, opensFiles: true)
    let spelling = AppSpelling()
    private var windows: [NoteWindow] = []

    init() {
        Toolkit.setProgram(name: "Longpress", identifier: Self.identifier)
        application.onStartup {
            AppStyle.install()
            TemporaryFiles.removeAll()
        }
        application.onActivate { [weak self] in self?.openWelcome() }
        application.onOpen { [weak self] files in self?.open(files) }
        spelling.onLooked = { [weak self] in self?.windows.forEach { $0.setNeedsValidation() } }
    }

    func run(_ arguments: [String]) -> Int32 {
        application.run(arguments: arguments)
    }

    // MARK: Windows

    private func openWelcome() {
        let window = open(title: "Welcome", text: WelcomeNote.text)
        if let picture = WelcomeNote.picture { window.add(picture, caption: WelcomeNote.caption) }
        window.window.present()
    }

    private func open(_ files: [File]) {
        let window = open(title: files.first?.name ?? "Untitled", text: "")
        window.window.present()
        window.imageCommands?.begin(with: files)
    }

    private func open(title: String, text: String) -> NoteWindow {
        let window = NoteWindow(self, title: title, text: text)
        windows.append(window)
        return window
    }

    /// Forgets a window that is closing.
    func windowClosed(_ window: NoteWindow) {
        windows.removeAll { $0 === window }
    }

    // MARK: Responder

    func canPerform(_ command: Command) -> Bool {
        if command.id == Command.checkSpelling.id { return spelling.isAvailable }
        return [Command.newNote, .quit, .darkStyle, .welcomeNote, .shortcuts, .about].contains { $0.id == command.id }
    }

    func perform(_ command: Command) {
        switch command.id {
        case Command.newNote.id: open(title: "Untitled", text: "").window.present()
        case Command.quit.id: application.quit()
        case Command.darkStyle.id: Settings.prefersDark.toggle()
        case Command.checkSpelling.id: spelling.isOn.toggle()
        case Command.welcomeNote.id: openWelcome()
        case Command.shortcuts.id: showShortcuts()
        case Command.about.id: showAbout()
        default: break
        }
        windows.forEach { $0.setNeedsValidation() }
    }

    func isOn(_ command: Command) -> Bool? {
        switch command.id {
        case Command.darkStyle.id: Settings.prefersDark
        case Command.checkSpelling.id: spelling.isOn
        default: nil
        }
    }

    private func showShortcuts() {
        guard let window = application.activeWindow else { return }
        let groups = MenuBar.longpress.menus.map { menu in
            ShortcutsWindow.Group(
                title: menu.title,
                shortcuts: MenuBar(menus: [menu]).commands.compactMap { command in
                    command.shortcut.map { (command.title, $0.accelerator) }
                })
        }
        let menus = ShortcutsWindow.Group(
            title: "Menus", shortcuts: [("Menu of the Focused Item", "Menu <Shift>F10"), ("Menu Bar", "F10")])
        ShortcutsWindow.show(over: window, groups: groups.filter { !$0.shortcuts.isEmpty } + [menus])
    }

    private func showAbout() {
        guard let window = application.activeWindow else { return }
        AboutDialog.show(
            over: window, name: "Longpress", version: Self.version,
            comments: "Illustrated notes, with edit menus and context menus that fit.", icon: Self.identifier,
            copyright: "© 2026 The Longpress developers")
    }
}
