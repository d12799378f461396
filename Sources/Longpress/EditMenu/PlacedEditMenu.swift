import Gtk

/// An edit menu that is about to open at its place.
struct PlacedEditMenu: PlacedMenu {
    let menu: EditMenu
    let layout: EditMenuLayout

    func show(for subject: MenuSubject, telling events: MenuEvents) -> any PresentedMenu {
        EditMenuPresentation(menu, at: layout, of: subject, telling: events)
    }
}
