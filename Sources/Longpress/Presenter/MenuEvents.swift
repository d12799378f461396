import Gtk

/// Whom a menu on screen tells what it wasn't asked about, such as a press by a pointer or an assistive tool.
struct MenuEvents {
    /// Called with the command whose item is pressed.
    let onChoose: (Command) -> Void
    /// Called if the whole edit menu is to open as a list, with the command that the keyboard begins on there; nil if the keyboard
    /// isn't in the menu.
    let onExpand: (Command.ID?) -> Void
    /// Called if nothing in it makes sense any more, or it is gone from the screen.
    let onClose: () -> Void
    /// Called if what can be done may be another thing now.
    let onChange: () -> Void
    /// Called with a key that is typed in it; answers whether it goes no further.
    let onKey: (Key) -> Bool
}
