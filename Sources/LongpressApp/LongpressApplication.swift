import Documents
import Files
import Formats
import Gtk
import GtkEditor
import Longpress
import Notes

/// The running program: its windows, and the commands that need none.
final class LongpressApplication: Responder {
    static let identifier = "org.longpress.Longpress"
    static let version = "0.2.0"

    let application = Application(identifier: identifier, opensFiles: true)
    let spelling = AppSpelling()
    private(set) var windows: [NoteWindow] = []
    /// The notes that are being opened, in order.
    private(set) var openings: [NoteOpening] = []
    private var openingsByAddress: [String: NoteOpening] = [:]
    let windowQueue = WindowQueue()
    private weak var welcome: NoteWindow?
    private var beginsNewNote = false
    private var isQuitting = false
    private var waitingForWindow: [CheckedContinuation<Void, Never>] = []
    private lazy var recent = RecentNotes()
    private(set) lazy var openFolders = OpenFolders(self, settings)
    /// The guidelines window, while it is open.
    weak var guidelines: GuidelinesWindow?
    let look = ProgramLook()
    /// The portal that takes screenshots; nil without a session bus.
    var screenshots: ScreenshotPortal?
    let settings: SettingsStore
    let folders: LastFolders
    private let silentFolders: [String]
    private let freeMemory = FreeMemory()

    /// - Parameter silentFolders: The user's folders whose disks didn't respond at the start.
    init(_ settings: SettingsStore, silentFolders: [String] = []) {
        (self.settings, self.silentFolders) = (settings, silentFolders)
        folders = LastFolders(settings)
        Toolkit.setProgram(name: "Longpress", identifier: Self.identifier)
        Toolkit.addFiles(PackageResources.icons_gresource)
        // Before the application runs: GTK registers with the session when it starts.
        application.onSessionEnd { [weak self] in
            guard let self else { return }
            for window in windows { Task { await window.store.journal.flush() } }
        }
        application.add(SimpleAction(Self.newNote) { [weak self] in self?.beginNote() })
        application.onOpen { [weak self] files in self?.open(files, from: nil) }
        spelling.onLooked = { [weak self] in self?.windows.forEach { $0.setNeedsValidation() } }
        FileChooser.onSilence = { [weak self] window, folders in self?.reportSilence(in: window, folders) }
        LateAnswers.onAnswer(for: self) { [weak self] in self?.windows.forEach { $0.setNeedsValidation() } }
        Dictionaries.shared.onFound { [weak self] in self?.windows.forEach { $0.setNeedsValidation() } }
        SearchPrograms.shared.onChange { [weak self] in self?.windows.forEach { $0.showSearchPrograms() } }
    }

    private static let newNote = "new-note"

    /// Runs until the last window closes, or hands over to the instance that is running already. Returns the exit status.
    func run(_ launch: Launch, as program: String) -> Int32 {
        application.onStartup { [weak self] in
            AppStyle.install()
            ClassNames.hide()
            self?.loadSettings()
            TemporaryFiles.removeLeftovers()
            self?.followTermination()
            MainLoop.whenIdle { self?.begin() }
        }
        application.onActivate { [weak self] in self?.activate() }
        if launch.beginsNewNote {
            if application.performInRunning(Self.newNote) { return 0 }
            beginsNewNote = true
        }
        return application.run(
            arguments: [program] + (launch.isService ? ["--gapplication-service"] : launch.files))
    }

    // MARK: Windows

    /// Brings the program to the front. At the first activation there is no window yet: this opens a new note or the Welcome
    /// note.
    private func activate() {
        if beginsNewNote {
            beginsNewNote = false
            beginNote()
        } else if let window = application.activeWindow ?? windows.last?.window {
            window.present()
        } else if openings.isEmpty {
            openWelcome()
        }
    }

    var lastUsedWindow: NoteWindow? {
        let active = application.activeWindow
        return windows.first { $0.window == active } ?? windows.last
    }

    private func beginNote() { makeWindow().window.present() }

    /// Opens the Welcome note, or shows it if it is open and the user hasn't saved it as a file.
    @discardableResult
    func openWelcome() -> NoteWindow {
        if let welcome, windows.contains(where: { $0 === welcome }), welcome.store.location.file == nil {
            welcome.window.present()
            return welcome
        }
        let window = makeWindow(title: localized("Welcome"), text: WelcomeNote.text)
        for (picture, caption) in WelcomeNote.pictures { window.add(picture, caption: caption) }
        window.window.present()
        welcome = window
        return window
    }

    /// Makes a window without showing it, with the look saved for the note of a file, if any.
    func makeWindow(title: String = NoteTitle.untitled, text: RichText = RichText(), for file: File? = nil)
        -> NoteWindow
    {
        let window = NoteWindow(self, title: title, text: text)
        applyChoices(to: window)
        if let look = settings.settings.window(for: file?.uri) { window.look = look }
        windows.append(window)
        if settings.settings.showsSidebar { window.showSidebar(true) }
        window.window.afterFirstFrame { [weak self, freeMemory] in
            freeMemory.scheduleRelease()
            self?.resumeWaiting()
        }
        showRecent(in: window)
        window.showSearchPrograms()
        return window
    }

    /// Waits until there is a window to show messages in.
    func firstWindow() async {
        if windows.isEmpty { await withCheckedContinuation { waitingForWindow.append($0) } }
    }

    private func resumeWaiting() {
        waitingForWindow.forEach { $0.resume() }
        waitingForWindow = []
    }

    /// Shows the notes used most recently in a window's File menu.
    func showRecent(in window: NoteWindow) { window.showRecent(recent.notes) }

    // MARK: Files

    /// Opens notes, each in a window of its own, and starts a new note with the pictures, if any. The window where the files were
    /// chosen takes a note if its own is untouched, or, with `replacing`, if its own note can be replaced without a question.
    func open(_ files: [File], from window: NoteWindow?, replacing: Bool = false) {
        // Without a window, nothing else keeps the program running.
        application.hold()
        Task {
            let looks = await FileSorting.looks(at: files)
            let pictures = zip(files, looks).filter { $0.1.kind == .picture }.map(\.0)
            let notes = zip(files, looks).filter { $0.1.kind != .picture }
            if let first = pictures.first {
                let window = makeWindow(title: first.name)
                window.window.present()
                window.imageCommands.begin(with: pictures)
            }
            let batch = OpeningBatch(isFromElsewhere: window == nil)
            for (index, (note, look)) in notes.enumerated() {
                openNote(note, look.identity, from: window, replacing: replacing && index == 0, batch)
            }
            application.release()
        }
    }

    /// Opens a note, or shows it if it is open.
    private func openNote(
        _ file: File, _ identity: String?, from window: NoteWindow?, replacing: Bool, _ batch: OpeningBatch
    ) {
        if let open = windows.first(where: { $0.store.isKept(in: file, identity) }) { return open.window.present() }
        if let opening = openingsByAddress[file.uri] { return opening.present() }
        var target = window.flatMap { $0.store.isUntouched || replacing && $0.canGiveWay ? $0 : nil }
        if let target, !target.store.isUntouched { keepLook(of: target) }
        let isFirst = windows.isEmpty
        if isFirst {
            target = makeWindow(title: file.name, for: file)
            target?.window.present()
        }
        let opening = NoteOpening(file, self, in: target, isNewWindow: isFirst, batch: batch)
        openings.append(opening)
        openingsByAddress[file.uri] = opening
        Task {
            await opening.run()
            // Openings mostly end in the order in which they started.
            if let index = openings.firstIndex(where: { $0 === opening }) { openings.remove(at: index) }
            openingsByAddress[file.uri] = nil
        }
    }

    func noteUsed(_ file: File, _ format: NoteFormat) {
        recent.add(file, format)
    }

    /// Shows a message in a window, by default the active one. With `besides`, keeps earlier messages. With `comesToFront`,
    /// brings the window to the front, because the user may be in another program. Returns the window; nil if there is none.
    @discardableResult
    func show(
        _ message: String, in window: NoteWindow? = nil, besides: Bool = false, comesToFront: Bool = false
    ) -> NoteWindow? {
        guard let window = window ?? windows.first(where: { $0.window.isActive }) ?? windows.last else { return nil }
        if besides { window.showFurther(message) } else { window.show(message) }
        if comesToFront { window.window.present() }
        return window
    }

    // MARK: Beginning and end

    /// Does the work that can wait until the first window is there.
    private func begin() {
        recent.onChange = { [weak self] in
            guard let self else { return }
            // Other windows update when they become active: updating hundreds at once would take long.
            for window in windows where window.window.isActive { showRecent(in: window) }
        }
        recent.begin()
        SearchPrograms.shared.look()
        Task { await reportSilentFolders() }
        Task {
            await Recovery(into: self).offer()
            if let message = settings.message { show(message, besides: true) }
        }
    }

    /// Reports the user's folders whose disks didn't respond, once there is a window.
    private func reportSilentFolders() async {
        guard !silentFolders.isEmpty else { return }
        await firstWindow()
        show(
            localized(
                "The disk with {folders} isn’t responding. Longpress won’t use the files there until you restart it.",
                ["folders": WordList.plain(silentFolders)]),
            besides: true)
    }

    /// Reports that no files can be chosen.
    private func reportSilence(in window: Window, _ folders: [String]) {
        show(
            localized(
                "You can’t choose files now: the disk with {folders} isn’t responding.",
                ["folders": WordList.plain(folders)]),
            in: windows.first { $0.window == window })
    }

    /// Writes unsaved work to the journals when the session ends or the process is asked to terminate.
    private func followTermination() {
        DisplayLoss.onLoss { [weak self] in
            for window in self?.windows ?? [] { await window.store.journal.flush() }
            self?.keepLooks()
            await self?.settings.flush()
        }
        Process.onTermination { [weak self] in
            guard let self, !isEnding else { return }
            isEnding = true
            // The program ends even if a disk doesn't respond.
            MainLoop.after(milliseconds: Self.longestEnd) { [weak self] in self?.application.quit() }
            for window in windows { window.window.finishComposing() }
            Task {
                for window in windows { await window.store.journal.flush() }
                keepLooks()
                await settings.flush()
                // After this, nothing is written any more.
                await UnfinishedFiles.removeAll()
                application.quit()
            }
        }
    }

    private var isEnding = false
    /// The maximum time for writing the journals at the end, in milliseconds.
    private static let longestEnd = 5000

    /// Quits the program once the fate of each note is decided.
    private func quit() {
        for window in windows where !window.store.isAtRest || window.output != nil { return settleAndQuit() }
        end()
    }

    private func settleAndQuit() {
        guard !isQuitting else { return }
        isQuitting = true
        Task {
            application.hold()
            defer {
                isQuitting = false
                application.release()
            }
            // The journals are closed at the same time, so that a disk that doesn't respond delays the end only once.
            var endings: [Task<Void, Never>] = []
            for window in windows.reversed() {
                window.window.finishComposing()
                await window.output?.value
                guard await window.store.decide() else { return }
                endings.append(Task { await window.store.journal.close() })
                window.closeSettled()
            }
            for ending in endings { await ending.value }
            end()
        }
    }

    /// Removes a window that is closing. With `isKept`, the next window will look like it.
    func windowClosed(_ window: NoteWindow, isKept: Bool = true) {
        if isKept { keepLook(of: window) }
        windows.removeAll { $0 === window }
        freeMemory.scheduleRelease()
        // The program would end with its last window.
        if windows.isEmpty { keepSettings() }
    }

    // MARK: Responder

    private static let handlers: CommandHandlers<LongpressApplication> = [
        .newNote: .always { $0.beginNote() },
        .quit: .always { $0.quit() },
        .checkSpelling: .when({ $0.spelling.isAvailable }, isOn: { $0.spelling.isOn }) { $0.spelling.isOn.toggle() },
        .systemStyle: choosing(.system), .lightStyle: choosing(.light), .darkStyle: choosing(.dark),
        .editMenuLists: turning(\.editMenuLists), .selectionMenus: turning(\.selectionMenus),
        .wordCount: turning(\.showsWordCount), .automaticSaving: turning(\.savesAutomatically),
        .newestFirst: sorting(by: .newest), .oldestFirst: sorting(by: .oldest), .nameOrder: sorting(by: .name),
        .welcomeNote: .always { _ = $0.openWelcome() },
        .guidelines: .always { GuidelinesWindow.present(for: $0) },
        .shortcuts: .always { $0.showShortcuts() },
        .about: .always { $0.showAbout() },
    ]

    private static func turning(
        _ choice: WritableKeyPath<StoredSettings, Bool>
    ) -> CommandHandlers<LongpressApplication>.Handler {
        .always(isOn: { $0.settings.settings[keyPath: choice] }) { $0.toggle(choice) }
    }

    private static func choosing(_ style: StoredSettings.Style) -> CommandHandlers<LongpressApplication>.Handler {
        .always(isOn: { $0.look.style == style }) { $0.choose(style) }
    }

    /// Returns the program's handler for a command, or, for the command of a recent note, a handler that opens the note.
    func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self]
            ?? recent.file(for: command).map { [self] file in
                CommandHandler { [self] in open([file], from: windows.first { $0.window.isActive }) }
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
            title: localized("Menus"),
            shortcuts: [
                (localized("Menu of the Focused Item"), "Menu <Shift>F10"), (localized("Menu Bar"), "F10"),
            ])
        ShortcutsWindow.show(over: window, groups: groups.filter { !$0.shortcuts.isEmpty } + [menus])
    }

    private func showAbout() {
        guard let window = application.activeWindow else { return }
        AboutDialog.show(
            over: window, name: "Longpress", version: Self.version,
            comments: localized("Illustrated notes, with edit menus and context menus that fit the moment."),
            icon: Self.identifier,
            copyright: localized("© {year} The Longpress developers", ["year": "2026"]))
    }
}
