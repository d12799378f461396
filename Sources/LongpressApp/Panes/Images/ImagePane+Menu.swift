import Gtk
import Longpress

extension ImagePane {
    /// The menu of a picture that has just been pressed: for all that is selected, with their number if they are
    /// several (C17).
    func menu(for item: PictureItem) -> ContextMenuConfiguration? {
        let selected = selected
        var menu = ContextMenu.picture
        if selected.count > 1 { menu.title = "\(selected.count) Images" }
        return ContextMenuConfiguration(menu: menu)
    }
}
