import Gtk

extension MenuItems {
    /// Deals with the keys that every vertical menu has.
    func handle(_ key: Key) {
        switch key.name {
        case "Up", "KP_Up": move(.previous)
        case "Down", "KP_Down": move(.next)
        case "Home", "KP_Home": move(.first)
        case "End", "KP_End": move(.last)
        case "Return", "KP_Enter", "space", "KP_Space": _ = activateCurrent()
        default: if let letter = key.character, letter.isLetter || letter.isNumber { type(letter) }
        }
    }
}
