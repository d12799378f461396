import Gtk

extension MenuItems {
    /// Handles the keys that every menu has besides the arrows. Returns the item that the key activates, if any.
    func handle(_ key: Key) -> Int? {
        if key.control || key.alt { return choose(byAccessKey: key) }
        switch key.name {
        case "Home", "KP_Home": move(.first)
        case "End", "KP_End": move(.last)
        case "Page_Up", "KP_Page_Up": move(.pageUp)
        case "Page_Down", "KP_Page_Down": move(.pageDown)
        // While the user types a title, a space is one of its characters.
        case "space", "KP_Space": if !type(" ") { return current }
        case "Return", "KP_Enter": return current
        default: if let letter = key.character, letter.isLetter || letter.isNumber { type(letter) }
        }
        return nil
    }

    /// Handles the keys that every vertical menu has. Returns the item that the key activates, if any.
    func handleVertically(_ key: Key) -> Int? {
        switch key.name {
        case "Up", "KP_Up": move(.up)
        case "Down", "KP_Down": move(.down)
        default: return handle(key)
        }
        return nil
    }
}

extension Key {
    /// Whether the key opens, closes or chooses something in a menu. It doesn't do so repeatedly while it is held.
    var actsOnce: Bool {
        ["Return", "KP_Enter", "space", "KP_Space", "Escape"].contains(name) || opensMenu
    }

    /// Whether the key is Menu or Shift+F10, as everywhere on the desktop.
    var opensMenu: Bool {
        (name == "Menu" && isPlain) || (name == "F10" && shift && !control && !alt)
    }
}
