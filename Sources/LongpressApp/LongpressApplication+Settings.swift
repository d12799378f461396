import Documents
import Files
import Gtk
import Longpress
import Notes

/// Settings that are kept between runs.
extension LongpressApplication {
    /// Loads the settings, and starts to follow the desktop's appearance.
    func loadSettings() {
        settings.onLate = { [weak self] in self?.applyLateSettings() }
        settings.onFailure = { [weak self] in self?.show($0, besides: true) }
        settings.begin()
        look.style = settings.settings.style
        applyChoices()
        look.follow(application.bus) { Process.printError($0) }
        screenshots = application.bus.map { bus in
            ScreenshotPortal(on: bus) { [weak self] in self?.windows.forEach { $0.setNeedsValidation() } }
        }
    }

    /// Applies settings that were read late. Windows that the user has changed stay as they are; other windows look as if the
    /// settings had been there at the start.
    private func applyLateSettings() {
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

    /// Saves the look of a window for the next window, and for the next one of its note.
    func keepLook(of window: NoteWindow) {
        let look = window.look
        window.keepSidebarWidth()
        settings.change { settings in
            settings.window = look
            settings.window?.images = nil
            if let file = window.store.location.file, Settings.remembersFiles { settings.keep(look, for: file.uri) }
        }
    }

    /// Saves the look of all windows. The next window will look like the one used last.
    func keepLooks() {
        let used = application.activeWindow
        let last = windows.filter { $0.window == used }
        for window in windows.filter({ $0.window != used }) + last { keepLook(of: window) }
    }

    /// Whether everything has been written to disk.
    private var isAtRest: Bool { settings.isAtRest && RecentFiles.isAtRest }

    private func flush() async {
        await settings.flush()
        await RecentFiles.flush()
    }

    /// Keeps the program running until the settings are on disk, but no longer than ``longestKeeping``.
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

    /// Sets the colours to light, dark or the desktop's, and saves the choice.
    func choose(_ style: StoredSettings.Style) {
        look.style = style
        settings.change { $0.style = style }
        for window in windows { window.setNeedsValidation() }
    }

    /// Turns a choice on or off, and saves it.
    func toggle(_ choice: WritableKeyPath<StoredSettings, Bool>) {
        settings.change { $0[keyPath: choice].toggle() }
        applyChoices()
        for window in windows { window.setNeedsValidation() }
    }

    private func applyChoices() {
        MenuPresenter.shared.opensEditMenuListsOnSecondaryClick = settings.settings.editMenuLists
        MenuPresenter.shared.opensEditMenusForMouseSelections = settings.settings.selectionMenus
        windows.forEach(applyChoices)
    }

    /// Applies the choices for all windows to one window.
    func applyChoices(to window: NoteWindow) {
        window.store.savesAutomatically = settings.settings.savesAutomatically
        window.showsWordCount = settings.settings.showsWordCount
    }

    /// Quits the program without further questions, once the settings are saved.
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
