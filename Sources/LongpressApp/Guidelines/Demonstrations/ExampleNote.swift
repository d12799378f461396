import Gtk
import Longpress
import RichText

/// A note that has all that can be shown on one, in a window of its own. Nothing of it is kept.
enum ExampleNote {
    /// Its words, with the address first, where it is in sight however small the window is.
    private static let text =
        localized("An address, such as {address}, can be opened.", ["address": address]) + "\n\n"
        + localized(
            "Hold the mouse button, or a finger, on this text, or right-click it. A menu opens that points at what you "
                + "pressed and offers what makes sense there, nothing else. Double-click a word: it is selected, its menu "
                + "comes at once, and typing replaces the word.\n\n"
                + "Now hold or right-click the picture. Its menu can open, copy, turn or remove it. The empty space beside "
                + "the picture has a menu of its own, for adding more.\n\n"
                + "The caption can be copied too. The Menu key and Shift+F10 open the menu of whatever has the focus, and "
                + "the menu bar has every command with its keys.")
    /// One of those that are set aside for examples.
    private static let address = "https://example.org"

    /// Shows one in a window of a size in points.
    static func open(in application: LongpressApplication, size: Size) -> NoteWindow {
        let window = application.makeWindow(title: localized("Example"), text: RichText(text))
        // It isn't the person's: it is neither saved nor brought back.
        Task { await window.store.journal.close() }
        if let picture = WelcomeNote.pictures.first?.picture {
            for caption in [localized("A long press opens the menu that fits"), "", localized("Another picture")] {
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
