import Gtk
import Longpress

/// A note that has all that can be shown on one, in a window of its own. Nothing of it is kept.
enum ExampleNote {
    /// Its words, with the address first, where it is in sight however small the window is.
    private static let text =
        localized("An address, such as {address}, can be opened.", ["address": address]) + "\n\n" + WelcomeNote.text
    /// One of those that are set aside for examples.
    private static let address = "https://example.org"

    /// Shows one in a window of a size in points.
    static func open(in application: LongpressApplication, size: Size) -> NoteWindow {
        let window = application.makeWindow(title: localized("Example"), text: text)
        // It isn't the person's: it is neither saved nor brought back.
        Task { await window.store.journal.close() }
        if let picture = WelcomeNote.picture {
            for caption in [WelcomeNote.caption, "", localized("Another picture")] {
                window.add(picture, caption: caption)
            }
        }
        window.window.isMaximized = false
        window.window.setDefaultSize(width: Int(size.width), height: Int(size.height))
        window.adaptToWidth()
        window.window.present()
        return window
    }

    /// Takes it down, whatever has become of it.
    static func close(_ window: NoteWindow) {
        MenuPresenter.shared.close(in: window.window)
        window.activity.cancelAll()
        window.application.windowClosed(window, isKept: false)
        window.window.destroy()
    }
}
