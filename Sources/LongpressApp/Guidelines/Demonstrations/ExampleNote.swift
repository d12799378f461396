import Gtk
import Longpress
import Notes

/// A note with content for all demonstrations, in a window of its own. It is never saved.
enum ExampleNote {
    /// The note's text. The address comes first, so that it is visible in a window of any size.
    private static let text =
        localized("You can open an address, such as {address}.", ["address": address]) + "\n\n"
        + localized(
            "Hold this text with the mouse button or a finger, or right-click it. A menu appears with just the "
                + "commands that apply. Double-click a word to select it and open its menu; type to replace the "
                + "word.\n\n"
                + "Now hold or right-click the image. Its menu has commands to open, copy, rotate or remove it. The "
                + "empty space beside the image has its own menu, for adding more.\n\n"
                + "You can copy the caption, too. The Menu key and Shift+F10 open the menu of the focused item, and "
                + "the menu bar has every command with its shortcut.")
    /// A domain that is reserved for examples.
    private static let address = "https://example.org"

    /// Opens an example in a window with a size in points.
    static func open(in application: LongpressApplication, size: Size) -> NoteWindow {
        let window = application.makeWindow(title: localized("Example"), text: RichText(text))
        // The note isn't the user's: it is neither saved nor restored.
        Task { await window.store.journal.close() }
        if let picture = WelcomeNote.pictures.first?.picture {
            for caption in [localized("A long press opens the menu that fits"), "", localized("Another image")] {
                window.add(picture, caption: caption)
            }
        }
        window.showSidebar(false)
        window.window.isMaximized = false
        window.window.setDefaultSize(width: Int(size.width), height: Int(size.height))
        window.adaptToWidth()
        window.window.present()
        return window
    }

    /// Closes the window, whatever state it is in.
    static func close(_ window: NoteWindow) {
        MenuPresenter.shared.close(in: window.window)
        window.activity.cancelAll()
        window.application.windowClosed(window, isKept: false)
        window.window.destroy()
    }
}
