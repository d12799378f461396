import Gtk

/// The presenter's handlers for events that start in a menu itself, such as a press by a pointer or an assistive technology.
struct MenuEvents {
    /// Called with the command whose item is activated.
    let onChoose: (Command) -> Void
    /// Called to open the whole edit menu as a list, with the command that gets the keyboard focus; nil if the keyboard isn't in
    /// the menu.
    let onExpand: (Command.ID?) -> Void
    /// Called if no command is available any more, or the menu has disappeared.
    let onClose: () -> Void
    /// Called if the availability of commands may have changed.
    let onChange: () -> Void
    /// Called with a key typed in the menu. Returns whether to stop its propagation.
    let onKey: (Key) -> Bool
}
