import Gtk

/// The note that the program opens with when it is given no file: what to try.
enum WelcomeNote {
    static let text = localized(
        "Hold the mouse button, or a finger, on this text, or right-click it. A menu opens that points at what you "
            + "pressed and offers what makes sense there, nothing else. Double-click a word: it is selected, its menu "
            + "comes at once, and typing replaces the word.\n\n"
            + "Now hold or right-click the picture. Its menu can open, copy, turn or remove it. The empty space beside "
            + "the picture has a menu of its own, for adding more.\n\n"
            + "The caption can be copied too. The Menu key and Shift+F10 open the menu of whatever has the focus, and "
            + "the menu bar has every command with its keys.")

    static let caption = localized("A long press opens the menu that fits")

    /// The picture, which was drawn for this program (data/welcome.svg).
    static var picture: LoadedPicture? {
        prepare()
        return decoding?.value
    }

    private static var decoding: Worker<LoadedPicture?>?

    /// Begins to decode the picture.
    static func prepare() {
        guard decoding == nil else { return }
        let bytes = PackageResources.welcome_png
        decoding = Worker { try? PictureFile.loadNow(bytes, name: "Welcome.png", level: Thumbnails.levels[1]) }
    }
}
