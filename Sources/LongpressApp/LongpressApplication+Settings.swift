import Documents
import Files
import Gtk
import Longpress
import Notes

/// What is kept from one start to the next.
extension LongpressApplication {
    /// Takes what was kept, and begins to follow the desktop's looks.
    func takeSettings() {
        settings.onLate = { [weak self] in self?.takeLateSettings() }
        settings.onFailure = { [weak self] in self?.show($0, besides: true) }
        settings.begin()
        look.style = settings.settings.style
        applyChoices()
        look.follow(application.bus) { Process.printError($0) }
        screenshots = application.bus.map { bus in
            ScreenshotPortal(on: bus) { [weak self] in self?.windows.forEach { $0.setNeedsValidation() } }
        }
    }

    /// Has the late style after all. A window that somebody has changed stays; any other is as it would have been.
    private func takeLateSettings() {
        look.style = settings.settings.style
        applyChoices()
        for window in windows {
            if window.isAsNew, let look = settings.settings.window(for: window.store.location.file?.uri) {
                window.look = look
            }
            if settings.settings.showsSidebar { window.showSidebar(true) }
            window.setNeedsValidation()
        }
        if let message = settings.message { show(message, besides: true) }
    }

    /// Keeps what a window looks like: the next one is to be like it, and the next one of its note.
    func keepLook(of window: NoteWindow) {
        let look = window.look
        window.keepSidebarWidth()
        settings.change { settings in
            settings.window = look
            settings.window?.images = nil
            if let file = window.store.location.file, Settings.remembersFiles { settings.keep(look, for: file.uri) }
        }
    }

    /// Keeps what all windows look like; the next one is to be like that which was used last.
    func keepLooks() {
        let used = application.activeWindow
        let last = windows.filter { $0.window == used }
        for window in windows.filter({ $0.window != used }) + last { keepLook(of: window) }
    }

    /// Whether all is on the disk that is to be there.
    private var isAtRest: Bool { settings.isAtRest && RecentFiles.isAtRest }

    private func flush() async {
        await settings.flush()
        await RecentFiles.flush()
    }

    /// Keeps the program until the settings are on the disk, if that takes no longer than anybody would wait.
    func keepSettings() {
        guard !isAtRest else { return }
        application.hold()
        let limit = MainLoop.after(milliseconds: Self.longestKeeping) { [application] in application.release() }
        Task {
            await flush()
            guard limit.isPending else { return }
            limit.cancel()
            application.release()
        }
    }

    /// How long the disk may take at the end, in milliseconds.
    private static let longestKeeping = 1000

    /// Has light or dark colours from now on, and the next time.
    func choose(_ style: KeptSettings.Style) {
        look.style = style
        settings.change { $0.style = style }
        for window in windows { window.setNeedsValidation() }
    }

    /// Turns a choice on or off, from now on, and the next time.
    func toggle(_ choice: WritableKeyPath<KeptSettings, Bool>) {
        settings.change { $0[keyPath: choice].toggle() }
        applyChoices()
        for window in windows { window.setNeedsValidation() }
    }

    private func applyChoices() {
        MenuPresenter.shared.opensEditMenuListsOnSecondaryClick = settings.settings.editMenuLists
        MenuPresenter.shared.opensEditMenusForMouseSelections = settings.settings.selectionMenus
        windows.forEach(applyChoices)
    }

    /// Has a window do as was chosen for all.
    func applyChoices(to window: NoteWindow) {
        window.store.savesAutomatically = settings.settings.savesAutomatically
        window.showsWordCount = settings.settings.showsWordCount
    }

    /// Ends the program with nothing left to ask.
    func end() {
        keepLooks()
        guard !isAtRest else { return application.quit() }
        MainLoop.after(milliseconds: Self.longestKeeping) { [application] in application.quit() }
        Task {
            await flush()
            application.quit()
        }
    }
}
